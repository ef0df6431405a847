import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { contentInList, getList, toggleContentInList } from '../../contract/lists.ts';
import { type StaticList } from '../../contract/static-lists.ts';
import type { TitleId } from '../../contract/titles.ts';
import { refetchOnReturn } from './retries.ts';
import { sendRequest } from './send-request.ts';

/** Adds the title to a static list, or removes it if it is in there. */
export async function toggleListMembership(
  titleId: TitleId,
  list: StaticList,
  userId: string,
): Promise<void> {
  await sendRequest(toggleContentInList, {
    params: { contentId: titleId },
    body: { user_id: userId, list_name: list },
  });
}

/** The key prefix of all queries for a list's titles, static or custom. */
export function listQueryKey(list: string | number) {
  return ['list', String(list)] as const;
}

export function allListTitlesQuery(list: StaticList, userId: string) {
  return queryOptions({
    queryKey: [...listQueryKey(list), 'all'],
    queryFn: ({ signal }) => sendRequest(getList, { params: { list }, query: { 'user-id': userId }, signal }),
  });
}

/** Membership of a title in a static list; never cached. */
export function listMembershipQuery(titleId: TitleId, list: StaticList, userId: string) {
  const request = { params: { contentId: titleId }, query: { user_id: userId, list_name: list } };
  return queryOptions({
    queryKey: ['in-list', list, String(titleId)],
    queryFn: async ({ signal }) => (await sendRequest(contentInList, { ...request, signal })).inList,
    staleTime: 0,
    // The bot, another tab or another device may have changed it.
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/** Invalidates a list's queries: mounted ones refetch at once, the rest when they mount. */
export async function invalidateList(queries: QueryClient, list: string | number): Promise<void> {
  const queryKey = listQueryKey(list);
  // A press has asked for it before the change; its response would count as fresh.
  await queries.cancelQueries({ queryKey, type: 'inactive' });
  // A query whose next page failed counts as invalid already and would not refetch: this resets that.
  queries.setQueriesData({ queryKey }, (titles: unknown) => titles);
  await queries.invalidateQueries({ queryKey });
}
