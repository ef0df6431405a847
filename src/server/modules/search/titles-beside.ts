import type { Db } from '../../database/db.ts';
import { type FoundTitle } from './found-titles.ts';
import { searchTitles } from './search-titles.ts';
import { titlesDescribed, titlesWithin } from './titles-in-line.ts';
import { withoutSequel } from './without-sequel.ts';

/** The titles nearest to words that name none: other parts of it, and those that a line describes or has in it. */
export async function nearestTitles(
  db: Db,
  { words, line }: { words: string; line: string },
  limit: number,
): Promise<FoundTitle[]> {
  const name = withoutSequel(words);
  const beside = name === '' ? [] : await searchTitles(db, name, limit);
  if (beside.length > 0) return beside;
  const described = await titlesDescribed(db, line, limit);
  return described.length > 0 ? described : titlesWithin(db, line);
}
