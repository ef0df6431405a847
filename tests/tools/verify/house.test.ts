import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { listFiles } from '../../../tools/build/build-cache.mjs';
import { longestChain } from '../../../tools/verify/import-graph.mjs';
import { ROOMS, roomSizes } from '../../../tools/verify/room-sizes.mjs';

/** Lines at most: a change raises one only as it lowers another. */
const BUDGETS: Record<keyof typeof ROOMS, number> = {
  'tables and JSON of owners': 1470,
  'lists of people': 1860,
  'movie nights': 4386,
  'history and undo': 440,
  'merging titles': 204,
  'command line': 1340,
  'doctor, trouble, first start': 2200,
  recommendations: 376,
  'desk of the client': 5772,
  posts: 2670,
  names: 4720,
  'embedded engine': 1330,
};

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

it('no room is over its budget of lines', async () => {
  const sizes = roomSizes(await listFiles('src'));
  const over = Object.entries(BUDGETS).filter(([room, budget]) => (sizes[room]?.lines ?? Infinity) > budget);
  expect(over.map(([room]) => `${room}: ${sizes[room]?.lines}`)).toEqual([]);
});
