// npm run house: how large the parts of the repository are, and how its files hang together, as figures.
import { dirname } from 'node:path/posix';
import { listFiles } from '../build/build-cache.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { longestChain, readImportGraph } from './import-graph.mjs';
import { isSource, isTest, roomSizes, sizeOf } from './room-sizes.mjs';

/** @param {string} folder */
const sourcesIn =
  (folder, isKind = isSource) =>
  /** @param {string} file */
  (file) =>
    file.startsWith(`${folder}/`) && isKind(file) && !isTest(file);

/** @param {string} file */
const isStyled = (file) => isSource(file) || file.endsWith('.css');

/** @type {readonly [name: string, isIn: (file: string) => boolean][]} */
const PARTS = [
  ['server', sourcesIn('src/server')],
  ['client', sourcesIn('src/client')],
  ['contract', sourcesIn('src/contract')],
  ['simulator, styles too', sourcesIn('packages/telegram-simulator', isStyled)],
  ['demo', sourcesIn('packages/demo-catalogue')],
  ['tools', sourcesIn('tools')],
  ['tests', (file) => isTest(file) && isSource(file)],
];
/** Folders with more files than these are hard to take in. */
const LARGE_FOLDER = 25;

await runCommand(async () => {
  const all = (await Promise.all(['src', 'packages', 'tools', 'tests'].map(listFiles))).flat();
  const files = all.filter(isSource);
  const large = largeFolders(files.filter((file) => !isTest(file)));
  const chain = longestChain(readImportGraph(files.filter((file) => file.startsWith('src/server/'))));
  console.table(Object.fromEntries(PARTS.map(([name, isIn]) => [name, sizeOf(all.filter(isIn))])));
  console.table(roomSizes(all));
  console.table({
    [`folders over ${LARGE_FOLDER} files, without tests`]: large.length,
    'longest chain of imports in the server': chain.length,
    'lines of README.md': sizeOf(['README.md']).lines,
  });
  for (const [folder, count] of large) console.log(`${count} files in ${folder}`);
  console.log(`The longest chain:\n  ${chain.join('\n  ')}`);
});

/** @param {readonly string[]} files */
function largeFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > LARGE_FOLDER);
}
