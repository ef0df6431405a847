import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findCircles, longestChain } from '../../../tools/verify/house/import-graph.mjs';

const graph = new Map([
  ['a', ['b', 'c']],
  ['b', ['d']],
  ['c', ['e']],
  ['d', ['b']],
  ['e', ['f']],
  ['f', []],
]);

it('files that import each other are found', () => {
  expect(findCircles(graph)).toEqual([['b', 'd']]);
});

it('the longest chain of imports is found', () => {
  expect(longestChain(graph)).toEqual(['a', 'c', 'e', 'f']);
});

it('the product has no circles, no upward imports and no long chains', () => {
  const figures = execFileSync(process.execPath, ['tools/verify/house.mjs'], { encoding: 'utf8' });
  expect(figures).toMatch(/circles of imports, types counted +│ 0 /);
  expect(figures).toMatch(/upward imports in the server, types counted +│ 0 /);
  const [, chain] = /longest chain of imports in the server +│ (\d+) /.exec(figures) ?? [];
  // From main.ts by way of a section of the desk, which puts modules together, to a text in a language.
  expect(Number(chain)).toBeLessThanOrEqual(26);
});
