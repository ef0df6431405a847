import type { Db } from '../../database/db.ts';
import { withoutRemarkWords } from './read-remark.ts';
import { type FoundTitle, searchTitles } from './search-titles.ts';

/** The titles that words beside a remark name, which may have more of the remark in them: 'Matrix a metà'. */
export async function titlesBeside(db: Db, words: string, limit: number): Promise<FoundTitle[]> {
  for (const name of [words, withoutRemarkWords(words)]) {
    const found = name === '' ? [] : await searchTitles(db, name, limit);
    if (found.length > 0) return found;
  }
  return [];
}
