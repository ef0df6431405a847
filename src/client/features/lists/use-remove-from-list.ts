import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { isStaticList } from '../../../contract/static-lists.ts';
import type { Title, TitleId } from '../../../contract/titles.ts';
import { customListMembershipQuery, setCustomListMembership } from '../../calls/custom-lists.ts';
import { fetchListTitlePage } from '../../calls/list-pages.ts';
import { listMembershipQuery, listQueryKey, toggleListMembership } from '../../calls/lists.ts';
import type { ResultPage } from '../../calls/paginated-query.ts';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { showToast } from '../../ui/overlays/toast.tsx';
import { useChange } from '../changes/use-change.ts';

/** One of the user's lists, static or custom. */
export type ListReference = { id: CustomList['id']; name: string };

/**
 * Removes a title from a list, and shows a toast whose action undoes that: by the same toggle again, unless the title is
 * back already, or by adding it to the custom list. The cache changes when the response has come; a failure changes nothing.
 */
export function useRemoveFromList(list: ListReference, title: Title, beforeRemoval: () => void) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const key = String(list.id);
  const { queryKey } = isStaticList(key)
    ? listMembershipQuery(title.id, key, userId)
    : customListMembershipQuery(title.id, list.id, userId);
  const mutation = useChange({
    key: queryKey,
    /** @param before cached data to restore (undo); without it the title is removed */
    send: async (before: ListCacheSnapshot | undefined) => {
      const inList = before !== undefined;
      if (!isStaticList(key)) return setCustomListMembership(title.id, list.id, userId, inList);
      // The toggle would remove a title that was added again meanwhile.
      const isBack = inList && (await queries.fetchQuery(listMembershipQuery(title.id, key, userId)));
      if (!isBack) await toggleListMembership(title.id, key, userId);
      return true;
    },
    onSuccess: async (done, before) => {
      haptic.notify(done ? 'success' : 'error');
      if (!done) return;
      await queries.cancelQueries({ queryKey: listQueryKey(key) });
      queries.setQueryData(queryKey, before !== undefined);
      if (before) return restoreInListCache(queries, title, before);
      beforeRemoval();
      const removed = removeFromListCache(queries, key, title.id);
      showToast({ text: texts.lists.removedFrom(list.name), undo: () => mutation.run(removed) });
      // A failure has been logged and costs only that one title.
      await refillLastPage(queries, key, userId).catch(() => undefined);
    },
  });
  return { busy: mutation.busy, remove: () => mutation.run(undefined) };
}

/** A list's titles in the query cache: all of them for its carousel, pages for its grid. */
type CachedList = Title[] | InfiniteData<ResultPage<Title>, number>;

/** The list's cached data, by query key, before a title was removed. */
type ListCacheSnapshot = [QueryKey, CachedList | undefined][];

const isSame = (id: TitleId) => (title: Title) => String(title.id) === String(id);

/** Removes a title from all cached data of a list; returns the input of `restoreInListCache`. */
function removeFromListCache(queries: QueryClient, list: string, id: TitleId): ListCacheSnapshot {
  const places = queries.getQueriesData<CachedList>({ queryKey: listQueryKey(list) });
  for (const [key] of places)
    queries.setQueryData<CachedList>(key, (now) =>
      mapPages(now, (titles) => titles.filter((title) => !isSame(id)(title))),
    );
  return places;
}

/** Inserts the title at its former index. */
function restoreInListCache(queries: QueryClient, title: Title, places: ListCacheSnapshot): void {
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
async function refillLastPage(queries: QueryClient, list: string, userId: string): Promise<void> {
  for (const [key, cached] of queries.getQueriesData<CachedList>({ queryKey: listQueryKey(list) })) {
    if (!cached || Array.isArray(cached) || !cached.pages.at(-1)?.full) continue;
    const nth = cached.pages.length - 1;
    const fresh = await fetchListTitlePage(list, userId, nth + 1);
    queries.setQueryData<CachedList>(key, (now) =>
      mapPages(now, (titles, page) => (page === nth ? [...titles, ...fresh.items] : titles)),
    );
  }
}

function pagesOf(cached: CachedList | undefined): Title[][] {
  if (!cached) return [];
  return Array.isArray(cached) ? [cached] : cached.pages.map(({ items }) => items);
}

function mapPages(cached: CachedList | undefined, change: (titles: Title[], page: number) => Title[]) {
  if (!cached) return undefined;
  if (Array.isArray(cached)) return change(cached, 0);
  const pages = cached.pages.map((page, nth) => ({ ...page, items: change(page.items, nth) }));
  return { ...cached, pages };
}
