import { monitorEventLoopDelay } from 'node:perf_hooks';
import pMap from 'p-map';
import { expect, it } from 'vitest';
import { inspectOwnersFile } from '../../../src/server/modules/desk/imports/owners-file.ts';
import { readListWithinLimits } from '../../../src/server/modules/list-imports/take-list-file.ts';
import { oddFile } from './support/odd-files.ts';

// More of them: FILES=2000 npx vitest run tests/server/field/odd-files.slow
const FILES = Number(process.env['FILES'] ?? 200);
const AT_ONCE = 2;

/** The longest file of them takes its whole time. */
const TIME_LIMIT = 60_000 + 12_000 * FILES;

it(
  'no file that somebody sends stops the server: each is read, or refused with a reason',
  async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    const before = process.memoryUsage().rss;
    const answers = new Map<string, number>();
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
    delay.enable();
    await pMap(
      Array.from({ length: FILES }, (_, number) => oddFile(number)),
      async (file, number) => {
        const list = await readListWithinLimits(file);
        count('fault' in list ? list.fault : 'list');
        if (number % 4 > 0) return;
        const owners = await inspectOwnersFile('owner', file);
        count('fault' in owners ? `owner: ${owners.fault}` : 'owner');
      },
      { concurrency: AT_ONCE },
    );
    delay.disable();
    globalThis.gc?.();
    const [usual, longest, memory] = [
      delay.percentile(99.9) / 1e6,
      delay.max / 1e6,
      (process.memoryUsage().rss - before) / 2 ** 20,
    ].map(Math.round);
    if (process.env['FILES'])
      process.stdout.write(
        `p99.9 ${usual} ms, longest ${longest} ms, memory +${memory} MB, ${JSON.stringify([...answers])}\n`,
      );
    expect([...answers.values()].reduce((sum, each) => sum + each, 0)).toBe(FILES + Math.ceil(FILES / 4));
    expect(answers.get('list')).toBeGreaterThan(0);
  },
  TIME_LIMIT,
);
