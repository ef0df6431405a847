import { afterEach, expect, it, vi } from 'vitest';
import { runChecks } from '../../../tools/verify/static-checks.mjs';

afterEach(() => void vi.restoreAllMocks());

it('prints what a check that fails has found, and counts it', async () => {
  const found = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const failing = `console.log('src/a.ts: a type'); console.error('and a warning'); process.exit(2)`;
  const checks = [
    { name: 'types', command: ['-e', failing] },
    { name: 'lint', command: ['-e', `console.log('fine')`] },
  ];
  expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1 });
  expect(found.mock.calls).toEqual([['src/a.ts: a type\nand a warning\n']]);
  const summaries = log.mock.calls.flat().join();
  expect(summaries).toMatch(/== lint: passed in/);
  expect(summaries).toMatch(/== types: FAILED in/);
});
