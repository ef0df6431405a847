import type { Db } from '../../database/db.ts';
import type { FoundTitle } from './found-titles.ts';
import { searchTitles } from './search-titles.ts';
import { titlesDescribed, titlesWithin } from './titles-in-line.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { readPart } from '../catalogue/rules/read-part.ts';

const NUMBER = /\s(?:\d{1,2}|i{2,3}|iv|vi{0,3}|due|tre|two|three|dos|tres)$/;

const SEQUEL_OF =
  /^(?:(?:il|un|the|a|la|una|el) )?(?:(?:seguito|sequel|prequel|continuazione|continuation|continuacion|secuela|precuela|(?:second|third|segunda|tercera|seconda|terza|prossima|next|proxima|nueva|nuova|new) (?:parte?|season|temporada|stagione)) )+(?:di|del|della|dei|degli|delle|dell|of|to|de|de la|a) (?=.)/;
/** 't2' and 's02' of a season, without its episode. */
const SEASON = /\s[ts]0?\d{1,2}$/;

/** A name without the number of its part ('Il padrino parte 2', 'Rocky IV', 'il seguito di Rocky'); empty where it has none. */
function withoutSequel(words: string): string {
  const text = normalizeForSearch(words);
  const led = text.replace(SEQUEL_OF, '').replace(SEASON, '');
  if (led !== text) return led;
  const part = readPart(text);
  const rest = part ? `${text.slice(0, part.at)} ${text.slice(part.end)}` : text.replace(NUMBER, '');
  const left = rest.replace(/\s+/g, ' ').trim();
  return left === text ? '' : left;
}

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
