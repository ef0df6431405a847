import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('a database that is killed during creation, writes or recovery loses nothing acknowledged', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tools/run.mjs',
    'trials/crash-database',
    '6',
  ]);
  expect(stdout).toMatch(/^kills 6, acknowledged [1-9]\d*, lost 0, torn 0$/m);
}, 180_000);
