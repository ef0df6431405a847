import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { lockFolder } from '../../../../src/server/database/embedded/folder-lock.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = await temporaryFolder();
const built = resolve('build/src/server/database/embedded/folder-lock.js');

afterEach(() => vi.unstubAllEnvs());

/** Another process that locks the folder, says so, and stays. */
async function otherHolder() {
  const script = `const { lockFolder } = await import(${JSON.stringify(built)});
    lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

it('a folder locked by another process is refused, naming it; a killed process leaves no lock', async () => {
  const child = await otherHolder();
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${child.pid} on .* since 20`));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

it('a lock keeps out even the same process, until it is released', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use by process');
  unlock();
  lockFolder(folder)();
});

it.runIf(process.platform === 'linux')(
  'the error on a machine without a lock command names the missing one',
  () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(() => lockFolder(folder)).toThrow('install the flock command (util-linux), or set DATABASE_URL');
  },
);
