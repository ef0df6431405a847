import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram, isExecutable } from '../commands/find-program.mjs';
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
];
const USUAL_PLACES = [
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

/** The build without a browser's windows: a fifth less processor time, and laxer rules than the browser that people use. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

export const CHROMIUM_INSTALL_HINT =
  'No Chromium for the journeys: install one ("npx playwright install chromium", or your system\'s package) or set CHROMIUM to its path.';

/**
 * The path of a Chromium to drive: the browser that people use, else its headless build, else one fetched from Playwright
 * or Debian. Undefined: no way.
 */
export async function findChromium() {
  return (await present()) ?? (await fromPlaywright()) ?? (await fromDebian());
}

/**
 * Its name and version, and its path: it says nothing of a build without windows.
 *
 * @param {string} path
 */
export async function describeChromium(path) {
  const { stdout } = await promisify(execFile)(path, ['--version']);
  return `${stdout.trim()} (${path})`;
}

async function present() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const names of [NAMES, HEADLESS_NAMES]) {
    const path = await findProgram(names, USUAL_PLACES);
    if (path) return path;
  }
  return playwrights();
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return (await isExecutable(path)) ? path : undefined;
}

async function fromPlaywright() {
  console.log('No Chromium found: asking Playwright for one ...');
  await exitCodeOf(process.execPath, [
    installedProgram('playwright', '@playwright/test'),
    'install',
    'chromium',
  ]);
  return playwrights();
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return undefined;
  console.log('Asking Debian for one ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await exitCodeOf('apt-get', ['update', '-qq'], { env });
  await exitCodeOf('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return present();
}
