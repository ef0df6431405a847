import { readFile } from 'node:fs/promises';
import { runProgram } from './run-program.mjs';

/** Installs the packages that package-lock.json names, unless exactly these are installed already. */
export async function installPackages() {
  if (await isInstalled()) return;
  console.log('Installing packages ...');
  const npm = process.env.npm_execpath;
  // The build needs packages that npm leaves out if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  if (npm) await runProgram(process.execPath, [npm, ...args]);
  else await runProgram('npm', args, { shell: process.platform === 'win32' });
}

/** npm writes its note last, so an interrupted installation has none. */
async function isInstalled() {
  const [wanted, present] = await Promise.all([
    packagesIn('package-lock.json'),
    packagesIn('node_modules/.package-lock.json'),
  ]);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const installed = present[path];
    return installed ? installed.version === version : Boolean(optional);
  });
}

/**
 * The packages of a lock file; none when it cannot be read.
 *
 * @param {string} file
 * @returns {Promise<Record<string, { version?: string, optional?: boolean }>>}
 */
async function packagesIn(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return {};
  }
}
