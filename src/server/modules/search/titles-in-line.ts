import type { Db } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { selectTitlesIncludingHidden } from '../catalogue/select-titles.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { findByName, wholeNamesAmong } from './find-by-name.ts';
import { type FoundTitle, withTitles } from './found-titles.ts';
import { closeness } from './is-close.ts';
import { describedHeads, MAX_QUERY_LENGTH, nameToRequest } from './request-words.ts';
import { searchTitles } from './search-titles.ts';

/** The titles of which a line says more, whose name may be misspelt: 'perfetti sconosiuti di Genovese'. */
export async function titlesDescribed(db: Db, line: string, limit: number): Promise<FoundTitle[]> {
  for (const head of describedHeads(line.slice(0, MAX_QUERY_LENGTH), knownWords())) {
    const words = normalizeForSearch(nameToRequest(head, knownWords()));
    const found = words === '' ? [] : await searchTitles(db, words, limit);
    const named = found.filter((one) => isSame(words, shownName(one)));
    if (named.length > 0) return named;
  }
  return [];
}

const shownName = ({ title, why }: FoundTitle) =>
  normalizeForSearch(why && 'name' in why ? why.name : title.titolo);

/** Share of the letters of each of two names that the other has. */
const SAME = 0.7;
const isSame = (one: string, other: string) => closeness(one, other) >= SAME && closeness(other, one) >= SAME;

/** The titles of which a line is a whole name, in any language. */
export async function titlesNamed(db: Db, line: string): Promise<FoundTitle[]> {
  const found = await findByName(db, { text: normalizeForSearch(line), limit: MAX_SAME_NAME });
  const named = found.filter(({ exact }) => exact).map(({ id }) => ({ id }));
  return withTitles(selectTitlesIncludingHidden(db).where(visibleTo('lists')), named);
}

const MAX_SAME_NAME = 5;
/** Longest name that a line is searched for, in words. */
const MAX_WITHIN = 7;
/** Fewest words of a name that words of asking may be, and letters of a telling word. */
const MIN_WITHIN = 3;

/** The titles with the longest name that is whole within a line. */
export async function titlesWithin(db: Db, line: string): Promise<FoundTitle[]> {
  const { before, behind } = knownWords();
  const words = normalizeForSearch(line.slice(0, MAX_QUERY_LENGTH)).split(' ');
  const telling = words.map((word) => word.length > MIN_WITHIN && !before.has(word) && !behind.has(word));
  const spans = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_WITHIN, words.length - start) }, (_, more) => ({
      name: words.slice(start, start + more + 1).join(' '),
      isNamed: more + 1 >= MIN_WITHIN || telling.slice(start, start + more + 1).includes(true),
    })),
  );
  const names = spans.filter(({ isNamed }) => isNamed).map(({ name }) => name);
  const known = await wholeNamesAmong(db, names, 'lists');
  const [longest] = [...known].toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : titlesNamed(db, longest);
}
