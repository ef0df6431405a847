import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runChecks, TYPE_PROJECTS } from '../../../tools/verify/static-checks.mjs';

afterEach(() => void vi.restoreAllMocks());

it('the findings of a failed check are printed and counted', async () => {
  const found = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const failing = `console.log('src/a.ts: a type'); console.error('and a warning'); process.exit(2)`;
  const checks = [
    { name: 'types', command: ['-e', failing] },
    { name: 'lint', command: ['-e', `console.log('fine')`] },
  ];
  expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1, failures: ['types'] });
  expect(found.mock.calls).toEqual([['src/a.ts: a type\nand a warning\n\nFAILED types']]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^types \d\.\d s, lint \d\.\d s$/)]]);
});

it('checks beside other steps run at the lowest priority, and say as much', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const checks = [
    { name: 'priority', command: ['-e', 'process.exit(os.getPriority() === 19 ? 0 : 1)'] },
    { name: 'lint', command: ['-e', `process.exit(2)`] },
  ];
  expect(await runChecks(checks, { isBeside: true })).toEqual({ passed: 1, failed: 1, failures: ['lint'] });
});

/** What a configuration includes, from the project's root. */
const included = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { include: string[] }).include.map((path) =>
    join(dirname(file), path),
  );

it('checks the types of every folder that has a TypeScript configuration', () => {
  const names = execFileSync('git', ['ls-files', '*/tsconfig.json'], { encoding: 'utf8' }).trim().split('\n');
  const checked = TYPE_PROJECTS.flatMap(included);
  const isChecked = (folder: string) => checked.some((one) => folder === one || folder.startsWith(`${one}/`));
  expect(names.map(dirname).filter((folder) => !isChecked(folder))).toEqual([]);
});
