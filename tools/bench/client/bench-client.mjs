// npm run bench:client [-- <runs> [<folder> …]]: the first screen on a slow phone beside the same home written by hand,
// in turn, as medians and as their ratio; then what else a person waits for. Folders of other builds are measured in
// the same turns, the first screen only. Times are of this machine: compare ratios, and those only when it does
// nothing else.
import { basename } from 'node:path';
import { chromium } from '@playwright/test';
import { buildAll } from '../../build/build-steps.mjs';
import { installPackages } from '../../commands/install-packages.mjs';
import { parseCount } from '../../commands/parse-count.mjs';
import { CommandError, runCommand } from '../../commands/run-command.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../../verify/find-chromium.mjs';
import { benchGrid } from './bench-grid.mjs';
import { startClientBenchServer } from './client-bench-server.mjs';
import { LAUNCH_QUERY, measurePageLoad, openPhonePage } from './measure-page-load.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const MEASURED = ['fcp', 'lcp', 'ready', 'covers', 'cpu', 'blocking', 'cls', 'requests', 'js', 'css'];

await runCommand(async () => {
  const [asked = '5', ...otherBuilds] = process.argv.slice(2);
  const runs = parseCount(asked, 'runs');
  await installPackages();
  await buildAll();
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const floor = await startClientBenchServer('dist', 'tools/bench/client/baseline.html');
  const builds = await Promise.all(['dist', ...otherBuilds].map((folder) => startClientBenchServer(folder)));
  const [app] = builds;
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

async function firstScreen(browser, { names, addresses }, floor, runs) {
  const loads = [floor, ...addresses].map(() => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, address] of [floor, ...addresses].entries()) {
      const load = await once(browser, index === 0 ? address : `${address}/${LAUNCH_QUERY}`);
      // The first of each only warms up.
      if (run > 0) loads[index].push(load);
    }
  const [ofFloor, ...ofBuilds] = loads;
  console.log(`First screen: medians of ${runs}, milliseconds, KB and counts`);
  console.table(tableOf((name) => ({ floor: medianOf(ofFloor, name), ...columns(names, ofBuilds, name) })));
  console.log('The same as ratios to the floor');
  const ratio = (own, name) => medianOf(own, name) / medianOf(ofFloor, name);
  console.table(tableOf((name) => columns(names, ofBuilds, name, ratio)));
}

function columns(names, builds, measure, valueOf = medianOf) {
  return Object.fromEntries(names.map((name, index) => [name, valueOf(builds[index], measure)]));
}

function tableOf(rowOf) {
  const rows = MEASURED.map((name) => {
    const cells = Object.entries(rowOf(name)).map(([column, value]) => [column, round(value)]);
    return [name, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows);
}

async function everythingElse(browser, app, floor, runs) {
  const all = {
    'second launch': [],
    'the same of the floor': [],
    '/films': [],
    'deep title launch': [],
    'opening a title': [],
  };
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await openPhonePage(browser);
    await measurePageLoad(page, `${app}/${LAUNCH_QUERY}`);
    all['opening a title'].push(await openTitle(page));
    await page.goto('about:blank');
    all['second launch'].push(await measurePageLoad(page, `${app}/${LAUNCH_QUERY}`));
    await context.close();
    all['the same of the floor'].push(await again(browser, floor));
    all['/films'].push(await once(browser, `${app}/films${LAUNCH_QUERY}`));
    all['deep title launch'].push(await once(browser, `${app}/content-view/7${LAUNCH_QUERY}`));
  }
  const names = ['fcp', 'lcp', 'ready', 'covers', 'cpu', 'requests', 'inp', 'open'];
  const figures = (loads) => Object.fromEntries(names.map((name) => [name, round(medianOf(loads, name))]));
  console.table(Object.fromEntries(Object.entries(all).map(([name, loads]) => [name, figures(loads)])));
}

/** A second load with a warm cache. */
async function again(browser, address) {
  const { context, page } = await openPhonePage(browser);
  await measurePageLoad(page, address);
  await page.goto('about:blank');
  const second = await measurePageLoad(page, address);
  await context.close();
  return second;
}

/** Taps a cover: how long until the next frame, and until the title stands. */
async function openTitle(page) {
  const start = await page.evaluate(() => ((window.seen.inp = 0), performance.now()));
  await page.locator('main a[href^="/content-view/"]').first().tap();
  await page.waitForFunction(
    () => /content-view/.test(location.pathname) && document.querySelector('main h1'),
  );
  const open = (await page.evaluate(() => performance.now())) - start;
  await page.waitForTimeout(1500);
  return { open, inp: await page.evaluate(() => window.seen.inp) };
}

async function once(browser, address) {
  const { context, page } = await openPhonePage(browser);
  try {
    return await measurePageLoad(page, address);
  } finally {
    await context.close();
  }
}

function medianOf(loads, name) {
  const sorted = loads.map((one) => one[name] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Empty where there is no figure, or nothing to compare it with. */
function round(value, digits = value < 10 ? 2 : 0) {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : '';
}
