import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/**
 * The imports of each file among the files, types included.
 *
 * @param {readonly string[]} files paths from the project's folder
 * @returns {Map<string, string[]>}
 */
export function readImportGraph(files) {
  const known = new Set(files);
  /** @param {string} file */
  const importsOf = (file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  return new Map(files.map((file) => [file, [...new Set(importsOf(file))].filter((one) => known.has(one))]));
}

/**
 * The longest chain of imports, from the file that nothing in it imports; a circle counts once.
 *
 * @param {Map<string, string[]>} graph
 * @returns {string[]}
 */
export function longestChain(graph) {
  /** @type {Map<string, string[]>} */
  const chains = new Map();
  /**
   * @param {string} file
   * @returns {string[]}
   */
  const chainFrom = (file) => {
    const known = chains.get(file);
    if (known) return known;
    // Empty until its own chain is known: an import in a circle goes no further.
    chains.set(file, []);
    const longest = longestOf((graph.get(file) ?? []).map(chainFrom));
    const chain = [file, ...longest];
    chains.set(file, chain);
    return chain;
  };
  return longestOf([...graph.keys()].map(chainFrom));
}

/** @param {string[][]} chains */
function longestOf(chains) {
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
