import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Content, ContentId } from '../../../contract/content.ts';
import { fetchListTitlePage } from '../../calls/list-pages.ts';
import { listQueryKey } from '../../calls/lists.ts';
import type { ResultPage } from '../../calls/paginated-query.ts';

/** A list's titles in the query cache: all of them for its carousel, pages for its grid. */
type CachedList = Content[] | InfiniteData<ResultPage<Content>, number>;

/** The list's cached data, by query key, before a title was removed. */
export type ListCacheSnapshot = [QueryKey, CachedList | undefined][];

const isSame = (id: ContentId) => (title: Content) => String(title.id) === String(id);

/** Removes a title from all cached data of a list; returns what `restoreInListCache` needs. */
export function removeFromListCache(queries: QueryClient, list: string, id: ContentId): ListCacheSnapshot {
  const places = queries.getQueriesData<CachedList>({ queryKey: listQueryKey(list) });
  for (const [key] of places)
    queries.setQueryData<CachedList>(key, (now) =>
      mapPages(now, (titles) => titles.filter((title) => !isSame(id)(title))),
    );
  return places;
}

/** Inserts the title at its former index. */
export function restoreInListCache(queries: QueryClient, title: Content, places: ListCacheSnapshot): void {
  for (const [key, before] of places) {
    const old = pagesOf(before);
    const page = old.findIndex((titles) => titles.some(isSame(title.id)));
    if (page < 0) continue;
    const index = old[page]?.findIndex(isSame(title.id)) ?? 0;
    queries.setQueryData<CachedList>(key, (now) =>
      mapPages(now, (titles, nth) =>
        nth === page ? [...titles.slice(0, index), title, ...titles.slice(index)] : titles,
      ),
    );
  }
}

/**
 * After a removal all later pages begin one title earlier: fetches the last loaded page again, or the first title of the
 * next one would never show. The grid leaves out the titles that it then has twice.
 */
export async function refillLastPage(queries: QueryClient, list: string, userId: string): Promise<void> {
  for (const [key, cached] of queries.getQueriesData<CachedList>({ queryKey: listQueryKey(list) })) {
    if (!cached || Array.isArray(cached) || !cached.pages.at(-1)?.full) continue;
    const nth = cached.pages.length - 1;
    const fresh = await fetchListTitlePage(list, userId, nth + 1);
    queries.setQueryData<CachedList>(key, (now) =>
      mapPages(now, (titles, page) => (page === nth ? [...titles, ...fresh.items] : titles)),
    );
  }
}

function pagesOf(cached: CachedList | undefined): Content[][] {
  if (!cached) return [];
  return Array.isArray(cached) ? [cached] : cached.pages.map(({ items }) => items);
}

function mapPages(cached: CachedList | undefined, change: (titles: Content[], page: number) => Content[]) {
  if (!cached) return undefined;
  if (Array.isArray(cached)) return change(cached, 0);
  const pages = cached.pages.map((page, nth) => ({ ...page, items: change(page.items, nth) }));
  return { ...cached, pages };
}
