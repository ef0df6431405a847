import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runChecks, typesAndLint } from '../../../tools/verify/static-checks.mjs';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

afterEach(() => void vi.restoreAllMocks());

it('the findings of a failed check are printed and counted', async () => {
  const found = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const failing = `console.log('src/a.ts: a type'); console.error('and a warning'); process.exit(2)`;
  const checks = [
    { name: 'types', command: ['-e', failing], mend: 'npm run format' },
    { name: 'lint', command: ['-e', `console.log('fine')`] },
  ];
  expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1, failures: ['types: npm run format'] });
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

it('a wrong type fails the check', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const found = vi.spyOn(console, 'error').mockReturnValue();
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'tsconfig.json'),
    '{ "include": ["."], "compilerOptions": { "strict": true } }',
  );
  await writeFile(join(folder, 'wrong.ts'), `export const year: number = '1970';\n`);
  const command = [...typesAndLint(), '-c', '.oxlintrc.json', folder];
  expect(await runChecks([{ name: 'types and lint', command }])).toMatchObject({ failed: 1 });
  expect(String(found.mock.calls)).toContain('TS2322');
});
