import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

const LOAD = `
  const { loadConfigFromFile } = await import('vite');
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  console.log(config.build.outDir);`;

it('the app is built from what a container’s build is given', { timeout: 60_000 }, async () => {
  const folder = await temporaryFolder();
  const given = (await readFile('.dockerignore', 'utf8')).match(/(?<=^!).+$/gm) ?? [];
  for (const name of [...given, 'node_modules']) await symlink(resolve(name), join(folder, name));
  const loading = ['--input-type=module', '--eval', LOAD];
  const { stdout } = await promisify(execFile)(process.execPath, loading, { cwd: folder });
  expect(stdout.trim()).toBe('dist');
});
