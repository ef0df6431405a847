// npm run house [-- --journeys]: how large the parts of the repository are, and how its files hang together, as figures.
// --journeys runs a play, an import and a sign-in, and counts the files of src of which a function runs on the way.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { listFiles } from '../build/build-cache.mjs';
import { runCommand } from '../commands/run-command.mjs';
import { countJourneys } from './house/count-journeys.mjs';
import { findCircles, longestChain, readImportGraph } from './house/import-graph.mjs';
import { SERVER_LAYERS } from './import-boundary-rules.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)tests\//;
/** Folders with more files than these are hard to take in. */
const LARGE_FOLDER = 25;

await runCommand(async () => {
  const files = (await Promise.all(['src', 'packages', 'tools', 'tests'].map(listFiles)))
    .flat()
    .filter((file) => SOURCE.test(file));
  const product = files.filter((file) => file.startsWith('src/'));
  const graph = readImportGraph(product);
  const server = new Map([...graph].filter(([file]) => file.startsWith('src/server/')));
  const chain = longestChain(server);
  console.table({
    'lines of src': lines(product),
    'lines of packages': lines(files.filter((file) => file.startsWith('packages/') && !TEST.test(file))),
    'lines of tools': lines(files.filter((file) => file.startsWith('tools/'))),
    'lines of tests': lines(files.filter((file) => TEST.test(file))),
    [`folders of src over ${LARGE_FOLDER} files`]: largeFolders(product).length,
    'circles of imports, types counted': findCircles(graph).length,
    'upward imports in the server, types counted': upwardImports(server).length,
    'longest chain of imports in the server': chain.length,
    'lines of README.md': lines(['README.md']),
  });
  for (const [folder, count] of largeFolders(product)) console.log(`${count} files in ${folder}`);
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
 * Imports of what stands higher in `SERVER_LAYERS`.
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
 * The place of a file's layer; what puts the layers together stands above all.
 *
 * @param {string} file
 */
function levelOf(file) {
  const level = SERVER_LAYERS.findIndex((layer) => file.startsWith(`src/server/${layer}/`));
  return level < 0 ? SERVER_LAYERS.length : level;
}
