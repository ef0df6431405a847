// npm run bench:client [-- <runs> [<folder> …]]: the first screen on a slow phone beside the same home written by hand,
// in turn, as medians and as their ratio; then what else a person waits for. Folders of other builds are measured in
// the same turns, the first screen only. Times are of this machine: compare ratios, and those only when it does
// nothing else.
import { basename } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildAll } from '../../build/build-steps.mjs';
import { parseCount } from '../../commands/parse-count.mjs';
import { CommandError, runCommand } from '../../commands/run-command.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../../verify/find-chromium.mjs';
import { benchGrid } from './bench-grid.ts';
import { startClientBenchServer } from './client-bench-server.ts';
import {
  LAUNCH_QUERY,
  measurePageLoad,
  openPhonePage,
  type PageLoad,
  type PhonePage,
} from './measure-page-load.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const MEASURED = ['fcp', 'lcp', 'ready', 'covers', 'cpu', 'blocking', 'cls', 'requests', 'js', 'css'];

await runCommand(async () => {
  const [count = '5', ...otherBuilds] = process.argv.slice(2);
  const runs = parseCount(count, 'runs');
  await buildAll();
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const floor = await startClientBenchServer('dist', 'tools/bench/client/baseline.html');
  const app = await startClientBenchServer('dist');
  const others = await Promise.all(otherBuilds.map((folder) => startClientBenchServer(folder)));
  const builds = [app, ...others];
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const names = ['app', ...otherBuilds.map((folder) => basename(folder))];
    await firstScreen(
      browser,
      { names, addresses: builds.map(({ address }) => address) },
      floor.address,
      runs,
    );
    await everythingElse(browser, app.address, floor.address, runs);
    console.table(await benchGrid(browser, `${app.address}/genere/Crime${LAUNCH_QUERY}`));
  } finally {
    await browser.close();
    for (const server of [floor, ...builds]) server.stop();
  }
});

async function firstScreen(
  browser: Browser,
  { names, addresses }: { names: string[]; addresses: string[] },
  floor: string,
  runs: number,
): Promise<void> {
  const ofFloor: PageLoad[] = [];
  const ofBuilds: PageLoad[][] = addresses.map(() => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, loads] of [ofFloor, ...ofBuilds].entries()) {
      const load = await once(browser, index === 0 ? floor : `${addresses[index - 1]}/${LAUNCH_QUERY}`);
      // The first of each only warms up.
      if (run > 0) loads.push(load);
    }
  console.log(`First screen: medians of ${runs}, milliseconds, KB and counts`);
  console.table(tableOf((name) => ({ floor: medianOf(ofFloor, name), ...columns(names, ofBuilds, name) })));
  console.log('The same as ratios to the floor');
  const ratio = (own: readonly PageLoad[], name: string) => medianOf(own, name) / medianOf(ofFloor, name);
  console.table(tableOf((name) => columns(names, ofBuilds, name, ratio)));
}

function columns(names: string[], builds: PageLoad[][], measure: string, valueOf = medianOf) {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(builds[index] ?? [], measure)]));
}

function tableOf(rowOf: (measure: string) => Record<string, number>) {
  const rows = MEASURED.map((name) => {
    const cells = Object.entries(rowOf(name)).map(([column, value]) => [column, round(value)]);
    return [name, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows);
}

async function everythingElse(browser: Browser, app: string, floor: string, runs: number): Promise<void> {
  const secondLaunches: PageLoad[] = [];
  const ofFloor: PageLoad[] = [];
  const films: PageLoad[] = [];
  const deepLaunches: PageLoad[] = [];
  const openings: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    const phone = await openPhonePage(browser);
    await measurePageLoad(phone, `${app}/${LAUNCH_QUERY}`);
    openings.push(await openTitle(phone));
    await phone.page.goto('about:blank');
    secondLaunches.push(await measurePageLoad(phone, `${app}/${LAUNCH_QUERY}`));
    await phone.context.close();
    ofFloor.push(await again(browser, floor));
    films.push(await once(browser, `${app}/films${LAUNCH_QUERY}`));
    deepLaunches.push(await once(browser, `${app}/content-view/7${LAUNCH_QUERY}`));
  }
  const all = {
    'second launch': secondLaunches,
    'the same of the floor': ofFloor,
    '/films': films,
    'deep title launch': deepLaunches,
    'opening a title': openings,
  };
  const names = ['fcp', 'lcp', 'ready', 'covers', 'cpu', 'requests', 'inp', 'open'];
  const figures = (loads: PageLoad[]) =>
    Object.fromEntries(names.map((name) => [name, round(medianOf(loads, name))]));
  console.table(Object.fromEntries(Object.entries(all).map(([name, loads]) => [name, figures(loads)])));
}

/** A second load with a warm cache. */
async function again(browser: Browser, address: string): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  await measurePageLoad(phone, address);
  await phone.page.goto('about:blank');
  const second = await measurePageLoad(phone, address);
  await phone.context.close();
  return second;
}

/** Taps a cover: how long until the next frame, and until the title stands. */
async function openTitle({ page }: PhonePage): Promise<PageLoad> {
  const start = await page.evaluate(() => ((window.seen.inp = 0), performance.now()));
  await page.locator('main a[href^="/content-view/"]').first().tap();
  await page.waitForFunction(
    () => /content-view/.test(location.pathname) && document.querySelector('main h1'),
  );
  const open = (await page.evaluate(() => performance.now())) - start;
  await page.waitForTimeout(1500);
  return { open, inp: await page.evaluate(() => window.seen.inp) };
}

async function once(browser: Browser, address: string): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  try {
    return await measurePageLoad(phone, address);
  } finally {
    await phone.context.close();
  }
}

function medianOf(loads: readonly PageLoad[], name: string): number {
  const sorted = loads.map((one) => one[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Empty where there is no figure, or nothing to compare it with. */
function round(value: number, digits = value < 10 ? 2 : 0): number | '' {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : '';
}
