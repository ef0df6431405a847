import type { Db } from '../../database/db.ts';
import { type FoundTitle } from './found-titles.ts';
import { withoutRemarkWords } from './leftover.ts';
import { isNovel } from './remark-votes.ts';
import { searchTitles } from './search-titles.ts';
import { titlesDescribed, titlesWithin } from './titles-in-line.ts';
import { withoutSequel } from './without-sequel.ts';

/** The titles that words beside a remark name, which may have more of the remark in them: 'Matrix a metà'. */
export async function titlesBeside(db: Db, words: string, limit: number): Promise<FoundTitle[]> {
  for (const name of [words, withoutRemarkWords(words)]) {
    const found = name === '' ? [] : await searchTitles(db, name, limit);
    if (found.length > 0) return found;
  }
  return [];
}

/** The titles nearest to words that name none: other parts of it, and those that a line describes or has in it. */
export async function nearestTitles(
  db: Db,
  { words, line }: { words: string; line: string },
  limit: number,
): Promise<FoundTitle[]> {
  const beside = await titlesBeside(db, withoutSequel(words) || words, limit);
  if (beside.length > 0) return beside;
  const described = await titlesDescribed(db, line, limit);
  return described.length > 0 ? described : titlesWithin(db, line, isNovel);
}
