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

/** The build without a browser's windows, Playwright's own choice for headless runs: a fifth less processor time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

export const CHROMIUM_INSTALL_HINT =
  'No Chromium for the journeys: install one ("npx playwright install chromium", or your system\'s package) or set CHROMIUM to its path.';

/** The path of a Chromium to drive, fetched if there is none: from Playwright, then from Debian. Undefined: no way. */
export async function findChromium() {
  return (await present()) ?? (await fromPlaywright()) ?? (await fromDebian());
}

/** The same for journeys: the headless build where there is one, else the browser that people use. */
export async function findHeadlessChromium() {
  return process.env.CHROMIUM || ((await findHeadlessShell()) ?? (await findChromium()));
}

const findHeadlessShell = () => findProgram(HEADLESS_NAMES, USUAL_PLACES);

async function present() {
  return process.env.CHROMIUM || ((await findProgram(NAMES, USUAL_PLACES)) ?? playwrights());
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
