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
  expect(await runChecks(checks)).toEqual({ passed: 1, failed: 1, failures: ['types'] });
  expect(found.mock.calls).toEqual([['src/a.ts: a type\nand a warning\n\nFAILED types']]);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^types \d\.\d s, lint \d\.\d s$/)]]);
});
