import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Content, ContentId } from '../../../contract/content.ts';
import { fetchListPage, listKey } from '../../calls/lists.ts';
import type { Page } from '../../calls/page.ts';

/** A list as it is kept: whole for its row, in pages for its grid. */
type Cached = Content[] | InfiniteData<Page<Content>, number>;

/** Where a title stood in each kept form of its list. */
export type Places = [QueryKey, Cached | undefined][];

const isSame = (id: ContentId) => (title: Content) => String(title.id) === String(id);

/** Takes a title out of everything that is kept of a list; answers what puts it back. */
export function removeFromCache(queries: QueryClient, list: string, id: ContentId): Places {
  const places = queries.getQueriesData<Cached>({ queryKey: listKey(list) });
  for (const [key] of places)
    queries.setQueryData<Cached>(key, (now) =>
      mapPages(now, (titles) => titles.filter((title) => !isSame(id)(title))),
    );
  return places;
}

/** Puts it back where it stood. */
export function restoreInCache(queries: QueryClient, title: Content, places: Places): void {
  for (const [key, before] of places) {
    const old = pagesOf(before);
    const page = old.findIndex((titles) => titles.some(isSame(title.id)));
    if (page < 0) continue;
    const index = old[page]?.findIndex(isSame(title.id)) ?? 0;
    queries.setQueryData<Cached>(key, (now) =>
      mapPages(now, (titles, nth) =>
        nth === page ? [...titles.slice(0, index), title, ...titles.slice(index)] : titles,
      ),
    );
  }
}

/**
 * A title less, and all pages behind it begin one title earlier: the last page that was loaded is asked for again, or
 * the first title of the next one would never be seen.
 */
export async function closeTheGap(queries: QueryClient, list: string, userId: string): Promise<void> {
  for (const [key, cached] of queries.getQueriesData<Cached>({ queryKey: listKey(list) })) {
    if (!cached || Array.isArray(cached) || !cached.pages.at(-1)?.full) continue;
    const known = new Set(pagesOf(cached).flatMap((titles) => titles.map(({ id }) => String(id))));
    const nth = cached.pages.length - 1;
    const fresh = await fetchListPage(list, userId, nth + 1);
    const more = fresh.items.filter(({ id }) => !known.has(String(id)));
    queries.setQueryData<Cached>(key, (now) =>
      mapPages(now, (titles, page) => (page === nth ? [...titles, ...more] : titles)),
    );
  }
}

function pagesOf(cached: Cached | undefined): Content[][] {
  if (!cached) return [];
  return Array.isArray(cached) ? [cached] : cached.pages.map(({ items }) => items);
}

function mapPages(cached: Cached | undefined, change: (titles: Content[], page: number) => Content[]) {
  if (!cached) return undefined;
  if (Array.isArray(cached)) return change(cached, 0);
  const pages = cached.pages.map((page, nth) => ({ ...page, items: change(page.items, nth) }));
  return { ...cached, pages };
}
