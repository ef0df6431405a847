// npm run house [-- --journeys]: how large the parts of the repository are, and how its files hang together, as figures.
// --journeys runs a play, an import and a sign-in, and counts the files of src whose functions run on the way.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { listFiles } from '../build/build-cache.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { countJourneys } from './house/count-journeys.mjs';
import { findCircles, longestChain, readImportGraph } from './house/import-graph.mjs';
import { isWithin, SERVER_LAYERS } from './import-boundary-rules.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)tests\//;
const STYLED = /\.(ts|tsx|mjs|css)$/;
/** The schema's file of the tables that hold videos. */
const VIDEO_SCHEMA = 'src/server/modules/videos/videos.table.ts';

/** @param {string} folder */
const sourcesIn =
  (folder, kind = SOURCE) =>
  /** @param {string} file */
  (file) =>
    file.startsWith(`${folder}/`) && kind.test(file) && !TEST.test(file);

/** @type {readonly [name: string, isIn: (file: string) => boolean][]} */
const PARTS = [
  ['server', sourcesIn('src/server')],
  ['client', sourcesIn('src/client')],
  ['contract', sourcesIn('src/contract')],
  ['simulator, styles too', sourcesIn('packages/telegram-simulator', STYLED)],
  ['demo', sourcesIn('packages/demo-catalogue')],
  ['tools', sourcesIn('tools')],
  ['tests', (file) => TEST.test(file) && SOURCE.test(file)],
];
/** Folders with more files than these are hard to take in. */
const LARGE_FOLDER = 25;

await runCommand(async () => {
  const all = (await Promise.all(['src', 'packages', 'tools', 'tests'].map(listFiles))).flat();
  const files = all.filter((file) => SOURCE.test(file));
  const product = files.filter((file) => file.startsWith('src/'));
  const large = largeFolders(files.filter((file) => !TEST.test(file)));
  const graph = readImportGraph(product);
  const server = new Map([...graph].filter(([file]) => file.startsWith('src/server/')));
  const chain = longestChain(server);
  console.table(Object.fromEntries(PARTS.map(([name, isIn]) => [name, sizeOf(all.filter(isIn))])));
  console.table({
    'server files that name a quality': product.filter(namesQuality).length,
    'tables that hold a video': countVideoTables(),
    [`folders over ${LARGE_FOLDER} files, without tests`]: large.length,
    'circles of imports, types counted': findCircles(graph).length,
    'upward imports in the server, types counted': upwardImports(server).length,
    'longest chain of imports in the server': chain.length,
    'lines of README.md': lines(['README.md']),
  });
  for (const [folder, count] of large) console.log(`${count} files in ${folder}`);
  console.log(`The longest chain:\n  ${chain.join('\n  ')}`);
  if (process.argv.includes('--journeys')) showJourneys(await countJourneys());
});

/** @param {Record<string, readonly string[]>} journeys */
function showJourneys(journeys) {
  for (const [name, files] of Object.entries(journeys))
    console.log(`\nFiles ${name}:\n  ${files.join('\n  ')}`);
  console.table(
    Object.fromEntries(Object.entries(journeys).map(([name, { length }]) => [`files ${name}`, length])),
  );
}

/** @param {readonly string[]} files */
function sizeOf(files) {
  return { lines: lines(files), files: files.length };
}

/** @param {string} file */
function namesQuality(file) {
  return file.startsWith('src/server/') && /\bquality\b/.test(readFileSync(file, 'utf8'));
}

/** Counts tables with the quality of a video, in their own columns or those of a table that they extend. */
function countVideoTables() {
  const declared = readFileSync(VIDEO_SCHEMA, 'utf8').split(/^(?=(?:export )?interface )/m);
  const holders = declared
    .filter((text) => /^ {2}quality:/m.test(text))
    .map((text) => /interface (\w+)/.exec(text)?.[1]);
  const heirs = declared.filter((text) =>
    holders.some((name) => new RegExp(`extends [^{]*\\b${name}\\b`).test(text)),
  );
  return holders.length + heirs.length;
}

/** @param {readonly string[]} files */
function lines(files) {
  return files.reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);
}

/** @param {readonly string[]} files */
function largeFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > LARGE_FOLDER);
}

/**
 * Imports of higher floors of `SERVER_LAYERS`.
 *
 * @param {Map<string, string[]>} graph
 */
function upwardImports(graph) {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => other.startsWith('src/server/') && levelOf(other) > levelOf(file))
      .map((other) => [file, other]),
  );
}

/**
 * The place of a file's layer; files that put the layers together are above all.
 *
 * @param {string} file
 */
function levelOf(file) {
  const level = SERVER_LAYERS.findIndex((layer) => isWithin(file, `src/server/${layer}`));
  return level < 0 ? SERVER_LAYERS.length : level;
}
