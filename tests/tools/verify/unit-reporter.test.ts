import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readSummary } from '../../../tools/verify/read-summary.mjs';

const REPORTER = resolve('tools/verify/unit-reporter.mjs');

/** Runs vitest on test files, which are in this project so that they find vitest. */
async function reportOf(files: Record<string, string>) {
  const folder = await mkdtemp(resolve('build/vetrina-summary-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'summary.json');
  await writeFile(join(folder, 'vitest.config.mjs'), 'export default { test: { retry: 1 } };');
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const args = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, `--reporter=${REPORTER}`];
  const env = { ...process.env, SUMMARY_FILE: file, STORE_SECONDS: '' };
  // It ends with 1 when a test fails.
  const { stdout, stderr }: { stdout: string; stderr: string } = await promisify(execFile)(
    process.execPath,
    args,
    { env },
  ).catch((error) => error);
  return { summary: await readSummary(file), stdout, stderr };
}

it('the reporter prints the reason and output of tests that failed once, also of those that then passed', async () => {
  const test = `
    import { beforeAll, describe, expect, it } from 'vitest';
    let tries = 0;
    it('steady', () => console.log('passes'.toUpperCase()));
    it('flaky', () => { console.log('wavers'.toUpperCase()); expect((tries += 1)).toBe(2); });
    it('broken', () => { console.log('fails'.toUpperCase()); throw new Error('expected one\\nbut got two'); });
    it('old', () => expect(1, 'npm run docs').toBe(2));
    it('slow', () => new Promise(() => {}), 10);
    describe('a group', () => {
      beforeAll(() => new Promise(() => {}), 10);
      it('never runs', () => {});
    });`;
  const unreadable = `throw new Error('no such thing');`;
  const { summary, stdout, stderr } = await reportOf({
    'a.test.mjs': test,
    'unreadable.test.mjs': unreadable,
  });
  expect(summary).toEqual({
    passed: 2,
    failed: 5,
    flaky: [expect.stringMatching(/a\.test\.mjs: flaky: expected 1 to be 2/)],
    failures: expect.arrayContaining([
      expect.stringMatching(/unreadable\.test\.mjs$/),
      expect.stringMatching(/a\.test\.mjs: a group$/),
      expect.stringMatching(/a\.test\.mjs: broken$/),
      expect.stringMatching(/a\.test\.mjs: old: npm run docs$/),
      expect.stringMatching(/a\.test\.mjs: slow$/),
    ]),
  });
  expect(stdout).toMatch(/\nFAILED .*a\.test\.mjs: broken\nFAILS\n/);
  expect(stdout).toMatch(/\nFLAKY .*a\.test\.mjs: flaky\nWAVERS\n/);
  expect(stderr).toContain('expected 1 to be 2');
  expect(`${stdout}${stderr}`.split('but got two')).toHaveLength(2);
  expect(stdout).not.toContain('PASSES');
  expect(stdout).toMatch(/Slowest:\n +\d\.\d s {2}.*\.test\.mjs/);
});
