import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const wanted = { packages: { '': {}, 'node_modules/vite': { version: '8.0.0', dev: true } } };
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'vetrina-test-'));
  cpSync('tools', join(project, 'tools'), { recursive: true });
  cpSync('package.json', join(project, 'package.json'));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(wanted));
  writeFileSync(join(project, 'npm.mjs'), 'console.log(process.argv.slice(2).join(" "));');
});
afterEach(() => rmSync(project, { recursive: true }));

/** The output of installing, with an npm that only prints its arguments. */
function install(): string {
  const script =
    "const { installPackages } = await import('./tools/commands/install-packages.mjs'); await installPackages();";
  const env = { ...process.env, npm_execpath: join(project, 'npm.mjs'), NODE_ENV: 'production' };
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
    env,
    encoding: 'utf8',
  });
}

it('what builds the app is asked for too, whatever the environment', () => {
  expect(install()).toMatch(/\nci .*--include=dev/);
});

it('nothing is done when everything is there', () => {
  mkdirSync(join(project, 'node_modules'));
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify(wanted));
  expect(install()).toBe('');
});
