import { monitorEventLoopDelay } from 'node:perf_hooks';
import pMap from 'p-map';
import { expect, it } from 'vitest';
import { inspectOwnersFile, takeOwnersFile } from '../../../src/server/modules/desk/imports/owners-file.ts';
import { CALL_WAIT } from '../../../src/server/modules/imports/files/file-turns.ts';
import { readListWithinLimits } from '../../../src/server/modules/list-imports/take-list-file.ts';
import { useOwnerBot } from '../support/owner-bot.ts';
import { oddFile } from './support/odd-files.ts';

// More of them, with the delays of the event loop: FILES=2000 npx vitest run tests/server/field/odd-files.slow
const FILES = Number(process.env['FILES'] ?? 60);
const AT_ONCE = 2;
/** The longest file of them takes its whole time, for each of its readers. */
const TIME_LIMIT = 120_000 + 30_000 * FILES;

const { db } = await useOwnerBot();

it(
  'no file that somebody sends stops the server: each is read, or refused with a reason',
  async () => {
    const files = Array.from({ length: FILES }, (_, number) => oddFile(number));
    const quiet = await delayDuring(() => new Promise((resolve) => setTimeout(resolve, 5000)));
    const answers = new Map<string, number>();
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
    const before = process.memoryUsage().rss;
    const beside = await delayDuring(() =>
      pMap(
        files,
        async (file, number) => {
          const list = await readListWithinLimits(file);
          count('fault' in list ? list.fault : 'list');
          if (number % 4 > 0) return;
          const { unread } = await inspectOwnersFile('owner', file, { ...CALL_WAIT, maxMs: TIME_LIMIT });
          count(unread ? `owner: ${unread.fault}` : 'owner');
          if (!unread) await takeOwnersFile(db, file, { isPreview: true });
        },
        { concurrency: AT_ONCE },
      ),
    );
    const memory = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
    if (process.env['FILES'])
      process.stdout.write(
        `${beside}; without files ${quiet}; memory +${memory} MB; ${JSON.stringify([...answers])}\n`,
      );
    expect([...answers.values()].reduce((sum, each) => sum + each, 0)).toBe(FILES + Math.ceil(FILES / 4));
    expect(answers.get('list')).toBeGreaterThan(0);
  },
  TIME_LIMIT,
);

/** The delays of the event loop meanwhile, for people. */
async function delayDuring(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return `p99.9 ${Math.round(delay.percentile(99.9) / 1e6)} ms, longest ${Math.round(delay.max / 1e6)} ms`;
}
