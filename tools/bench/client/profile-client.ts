// npm run bench:profile [-- <path>]: where the processor's time of a first screen goes, on the slow phone: milliseconds of
// script by package, and of what the browser does besides.
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { type CDPSession, chromium } from '@playwright/test';
import { build } from 'vite';
import { COMPILE_HINT } from '../../build/compile-hint-plugin.ts';
import { packageOfModule } from '../../build/module-package.mjs';
import { CommandError, runCommand } from '../../commands/run-command.mjs';
import { CHROMIUM_FLAGS } from '../../verify/chromium-flags.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../../verify/find-chromium.mjs';
import { startClientBenchServer } from './client-bench-server.ts';
import { LAUNCH_QUERY, measurePageLoad, openPhonePage } from './measure-page-load.ts';

const FOLDER = 'build/profile';

const SAMPLE_US = 200;
const [path = '/'] = process.argv.slice(2);
const maps = new Map<string, SourceMap | undefined>();

await runCommand(async () => {
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  await build({ logLevel: 'warn', build: { outDir: FOLDER, sourcemap: true, emptyOutDir: true } });
  const app = await startClientBenchServer(FOLDER);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const phone = await openPhonePage(browser);
    const { context, devtools } = phone;
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await devtools.send('Profiler.start');
    await measurePageLoad(phone, `${app.address}${path}${LAUNCH_QUERY}`);
    const { profile } = await devtools.send('Profiler.stop');
    console.table(await byOwner(profile));
    console.table(await byKind(devtools));
    await context.close();
  } finally {
    await browser.close();
    app.stop();
  }
});

type CallFrame = { functionName: string; url: string; lineNumber: number; columnNumber: number };

/** As the browser's tools give it. */
type Profile = {
  nodes: { id: number; callFrame: CallFrame }[];
  samples?: number[];
  timeDeltas?: number[];
};

async function byOwner({ nodes, samples = [], timeDeltas = [] }: Profile) {
  const owners = new Map<number, string>();
  for (const { id, callFrame } of nodes) owners.set(id, await ownerOfFrame(callFrame));
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const owner = owners.get(id) ?? '(program)';
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  times.delete('(idle)');
  const rows = [...times].sort(([, a], [, b]) => b - a).filter(([, ms]) => ms >= 5);
  return rows.map(([owner, ms]) => ({ owner, ms: Math.round(ms) }));
}

async function ownerOfFrame({ functionName, url, lineNumber, columnNumber }: CallFrame): Promise<string> {
  if (!url) return functionName.startsWith('(') ? functionName : '(program)';
  const file = new URL(url).pathname;
  const map = file.startsWith('/assets/') ? await sourceMap(file) : undefined;
  if (!map) return 'the script in the page';
  const entry = map.findEntry(lineNumber - (await addedLines(file)), columnNumber);
  return 'originalSource' in entry ? packageOfModule(entry.originalSource) : file;
}

/** Lines that the build has put before the code without its source map knowing. */
async function addedLines(file: string): Promise<number> {
  return (await readFile(`${FOLDER}${file}`, 'utf8')).startsWith(COMPILE_HINT) ? 1 : 0;
}

async function sourceMap(file: string): Promise<SourceMap | undefined> {
  if (!maps.has(file)) {
    const text = await readFile(`${FOLDER}${file}.map`, 'utf8').catch(() => undefined);
    maps.set(file, text === undefined ? undefined : new SourceMap(JSON.parse(text)));
  }
  return maps.get(file);
}

async function byKind(devtools: CDPSession) {
  const { metrics } = await devtools.send('Performance.getMetrics');
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
