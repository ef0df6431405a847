import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { selectTitlesIncludingHidden } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import type { SearchResult } from './rank-search-results.ts';

/** A search result; `why` is undefined when the title's name matched. `isPlayable`: it has a video that works. */
export type FoundTitle = { title: Title; why: SearchResult['why']; isPlayable: boolean };

/** The titles that were found, in their order. */
export async function withTitles(
  select: ReturnType<typeof selectTitlesIncludingHidden>,
  found: readonly SearchResult[],
): Promise<FoundTitle[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await select.where('title.id', 'in', ids).execute();
  const byId = new Map(rows.map((title) => [title.id, title]));
  return found.flatMap(({ id, why }) => {
    const title = byId.get(id);
    return title ? [{ title, isPlayable: title.isPlayable, why: isShown(why, title) ? undefined : why }] : [];
  });
}

/** True if the matching name is the one that people see. */
function isShown(why: SearchResult['why'], { titolo: name }: Title): boolean {
  const isName = why?.kind === 'altro' || why?.kind === 'originale';
  return isName && normalizeForSearch(why.name) === normalizeForSearch(name);
}
