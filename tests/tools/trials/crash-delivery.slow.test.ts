import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const crash = (kills: string) =>
  promisify(execFile)(process.execPath, ['tools/run.mjs', 'trials/crash-delivery', kills]);

it('every accepted play is delivered when the server is killed under them', async () => {
  const { stdout } = await crash('1');
  expect(stdout).toMatch(
    /^kills 1, accepted ([1-9]\d*), delivered \1, repeated \d+, repeated without a kill 0, lost 0$/m,
  );
}, 240_000);
