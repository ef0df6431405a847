// npm run house: how large the parts of the repository are, and how its files hang together, as figures.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { listFiles } from '../build/build-cache.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { longestChain, readImportGraph } from './import-graph.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)tests\//;
const STYLED = /\.(ts|tsx|mjs|css)$/;

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
  const large = largeFolders(files.filter((file) => !TEST.test(file)));
  const chain = longestChain(readImportGraph(files.filter((file) => file.startsWith('src/server/'))));
  console.table(Object.fromEntries(PARTS.map(([name, isIn]) => [name, sizeOf(all.filter(isIn))])));
  console.table({
    [`folders over ${LARGE_FOLDER} files, without tests`]: large.length,
    'longest chain of imports in the server': chain.length,
    'lines of README.md': lines(['README.md']),
  });
  for (const [folder, count] of large) console.log(`${count} files in ${folder}`);
  console.log(`The longest chain:\n  ${chain.join('\n  ')}`);
});

/** @param {readonly string[]} files */
function sizeOf(files) {
  return { lines: lines(files), files: files.length };
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
