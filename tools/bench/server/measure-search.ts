import { searchTitles } from '../../../src/server/modules/search/search-titles.ts';
import { quantile } from '../quantile.ts';
import type { Measured, Table } from './bench.ts';
import { toThreeDigits } from './measure-calls.ts';

const QUERIES = [
  'nosferatu',
  'la casa',
  'horror anni 80',
  'nosfratu di murnau',
  'metropolis',
  'chaplin',
  'strada',
  'xqzw',
  // In the made-up names one in ten people has the first, and several have both.
  'georges',
  'georges melies',
];
const TIMES = 20;

/** What the chat's search takes, for names, people, genres and misspelt words. */
export async function measureSearch({ db }: Pick<Measured, 'db'>): Promise<Table> {
  const table: Table = {};
  for (const query of QUERIES) {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const start = performance.now();
      await searchTitles(db, query, 8);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    table[query] = {
      'median ms': toThreeDigits(quantile(times, 0.5)),
      'least ms': toThreeDigits(quantile(times, 0)),
      'most ms': toThreeDigits(quantile(times, 1)),
    };
  }
  return table;
}
