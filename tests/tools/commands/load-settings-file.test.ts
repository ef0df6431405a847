import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

const MODULE = pathToFileURL(resolve('tools/commands/load-settings-file.mjs')).href;
const PROGRAM = `const { loadSettingsFile } = await import(${JSON.stringify(MODULE)});
loadSettingsFile();
console.log(process.env.BOT_TOKEN, process.env.OWNER_IDS);`;

const run = (cwd: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd,
    env: { OWNER_IDS: '7' },
  });

it('Settings come from .env where there is one, and the environment wins', async () => {
  const folder = await temporaryFolder();
  expect(await run(folder)).toEqual({ stdout: 'undefined 7\n', stderr: '' });
  await writeFile(join(folder, '.env'), 'BOT_TOKEN=1:a\nOWNER_IDS=42\n');
  expect(await run(folder)).toEqual({ stdout: '1:a 7\n', stderr: '' });
});
