import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readJourneys, readUnitTests } from '../../../tools/verify/read-reports.mjs';

async function reportOf(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, content);
  return file;
}

it('finds flaky and failed journeys however deep they are described', async () => {
  const spec = (title: string, status: string, projectName = '') => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName, status }],
  });
  const steady = { specs: [spec('steady', 'expected'), spec('one', 'flaky')] };
  const deeper = {
    suites: [{ specs: [spec('broken', 'unexpected'), spec('two', 'flaky', 'storage refused')] }],
  };
  const report = { stats: { expected: 1, unexpected: 1, flaky: 2 }, suites: [steady, deeper] };
  expect(await readJourneys(await reportOf(JSON.stringify(report)))).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['a.spec.ts: one', 'a.spec.ts: two (storage refused)'],
    failures: ['a.spec.ts: broken'],
  });
});

it('takes a report that was never written for one without tests', async () => {
  const missing = join(tmpdir(), 'vetrina-no-such-report.json');
  expect(await readUnitTests(missing)).toMatchObject({ passed: 0, failed: 0 });
  expect(await readJourneys(missing)).toMatchObject({ passed: 0, failed: 0 });
});
