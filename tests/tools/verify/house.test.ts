import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { longestChain } from '../../../tools/verify/import-graph.mjs';

const graph = new Map([
  ['a', ['b', 'c']],
  ['b', ['d']],
  ['c', ['e']],
  ['d', ['b']],
  ['e', ['f']],
  ['f', []],
]);

it('the longest chain of imports is found', () => {
  expect(longestChain(graph)).toEqual(['a', 'c', 'e', 'f']);
});

it('the server has no long chain of imports', () => {
  const figures = execFileSync(process.execPath, ['tools/verify/house.mjs'], { encoding: 'utf8' });
  const [, chain] = /longest chain of imports in the server +│ (\d+) /.exec(figures) ?? [];
  // From main.ts by way of a section of the desk, which puts modules together, to a text in a language.
  expect(Number(chain)).toBeLessThanOrEqual(26);
});
