import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { findHaproxy } from '../../../tools/verify/haproxy.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT } from '../../../tools/verify/postgres.mjs';

const missing = !(await findPostgres()) || !(await findHaproxy());

it('one of three servers may be killed and others restarted, even on a newer schema', async ({ skip }) => {
  skip(missing, POSTGRES_INSTALL_HINT);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'tools/run.mjs',
    'trials/try-servers',
    '1',
  ]);
  expect(stdout).toMatch(/^calls [1-9]\d*, failed in hand at the kill \d+, failed otherwise 0, /m);
}, 180_000);
