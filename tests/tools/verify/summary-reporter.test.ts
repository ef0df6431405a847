import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readUnitTests } from '../../../tools/verify/read-reports.mjs';

const REPORTER = resolve('tools/verify/summary-reporter.mjs');

/** Runs vitest on test files, which stand in this project so that they find vitest. */
async function summaryOf(files: Record<string, string>) {
  const folder = await mkdtemp(resolve('build/vetrina-summary-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'summary.json');
  await writeFile(join(folder, 'vitest.config.mjs'), 'export default { test: { retry: 1 } };');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, `--reporter=${REPORTER}`];
  // It ends with 1 when a test fails.
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, SUMMARY_FILE: file } }).catch(
    () => undefined,
  );
  return readUnitTests(file);
}

it('names what failed by the first line of its message, and what passed only the second time', async () => {
  const test = `
    import { beforeAll, describe, expect, it } from 'vitest';
    let tries = 0;
    it('steady', () => {});
    it('flaky', () => expect((tries += 1)).toBe(2));
    it('broken', () => { throw new Error('expected one\\nbut got two'); });
    it('slow', () => new Promise(() => {}), 10);
    describe('a group', () => {
      beforeAll(() => new Promise(() => {}), 10);
      it('never runs', () => {});
    });`;
  const unreadable = `throw new Error('no such thing');`;
  const summary = await summaryOf({ 'a.test.mjs': test, 'unreadable.test.mjs': unreadable });
  expect(summary).toEqual({
    passed: 2,
    failed: 4,
    flaky: ['flaky'],
    failures: expect.arrayContaining([
      expect.stringMatching(/unreadable\.test\.mjs: no such thing$/),
      'a group: Hook timed out in 10ms.',
      'broken: expected one',
      'slow: Test timed out in 10ms.',
    ]),
  });
});
