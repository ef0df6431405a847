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

/**
 * Groups of files that import each other, directly or by way of others.
 *
 * @param {Map<string, string[]>} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  const files = [...graph.keys()];
  const reach = new Map(files.map((file) => [file, reachableFrom(graph, file)]));
  /** @type {Map<string, string[]>} */
  const circles = new Map();
  for (const file of files) {
    // In the graph's order, so that each file of a circle finds the same.
    const circle = files.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file));
    if (circle.length > 0) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/**
 * @param {Map<string, string[]>} graph
 * @param {string} start
 */
function reachableFrom(graph, start) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...(graph.get(start) ?? [])];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (file === undefined || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return seen;
}

/** @param {string[][]} chains */
function longestOf(chains) {
  return chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
