// npm run bench:profile: where the processor's time of a first screen goes, on the slow phone: milliseconds of script by
// package, and of what the browser does besides.
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { packageOfModule } from '../../build/module-package.mjs';
import { CommandError, runCommand } from '../../commands/run-command.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../../verify/find-chromium.mjs';
import { startClientBenchServer } from './client-bench-server.mjs';
import { LAUNCH_QUERY, measurePageLoad, openPhonePage } from './measure-page-load.mjs';

const FOLDER = 'build/profile';

const SAMPLE_US = 200;
const maps = new Map();

await runCommand(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  await build({ logLevel: 'warn', build: { outDir: FOLDER, sourcemap: true, emptyOutDir: true } });
  const app = await startClientBenchServer(FOLDER);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { context, page } = await openPhonePage(browser);
    await page.devtools.send('Profiler.enable');
    await page.devtools.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await page.devtools.send('Profiler.start');
    await measurePageLoad(page, `${app.address}/${LAUNCH_QUERY}`);
    const { profile } = await page.devtools.send('Profiler.stop');
    console.table(await byOwner(profile));
    console.table(await byKind(page));
    await context.close();
  } finally {
    await browser.close();
    app.stop();
  }
});

async function byOwner({ nodes, samples, timeDeltas }) {
  const owners = new Map();
  for (const { id, callFrame } of nodes) owners.set(id, await ownerOfFrame(callFrame));
  const times = new Map();
  samples.forEach((id, index) => {
    const owner = owners.get(id);
    times.set(owner, (times.get(owner) ?? 0) + timeDeltas[index] / 1000);
  });
  times.delete('(idle)');
  const rows = [...times].sort(([, a], [, b]) => b - a).filter(([, ms]) => ms >= 5);
  return rows.map(([owner, ms]) => ({ owner, ms: Math.round(ms) }));
}

async function ownerOfFrame({ functionName, url, lineNumber, columnNumber }) {
  if (!url) return functionName.startsWith('(') ? functionName : '(program)';
  const file = new URL(url).pathname;
  const map = file.startsWith('/assets/') && (await sourceMap(file));
  if (!map) return 'the script in the page';
  const { originalSource } = map.findEntry(lineNumber, columnNumber);
  return originalSource ? packageOfModule(originalSource) : file;
}

async function sourceMap(file) {
  if (!maps.has(file)) {
    const text = await readFile(`${FOLDER}${file}.map`, 'utf8').catch(() => undefined);
    maps.set(file, text && new SourceMap(JSON.parse(text)));
  }
  return maps.get(file);
}

async function byKind(page) {
  const { metrics } = await page.devtools.send('Performance.getMetrics');
  const names = [
    'TaskDuration',
    'ScriptDuration',
    'RecalcStyleDuration',
    'LayoutDuration',
    'V8CompileDuration',
  ];
  return metrics
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => ({ name, ms: Math.round(value * 1000) }));
}
