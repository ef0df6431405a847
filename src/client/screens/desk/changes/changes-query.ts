import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { getChanges } from '../../../../contract/desk/changes.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const KEY = [DESK_KEY, 'changes'];

export type ChangesPage = v.InferOutput<typeof getChanges.answer>;

/** What owners and helpers have changed, page by page, the latest first. */
export function changesQuery() {
  return infiniteQueryOptions({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getChanges, { query: pageParam === '' ? {} : { after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Shows a change as undone, before the server knows it. */
export async function showUndone(queries: QueryClient, id: string): Promise<void> {
  await queries.cancelQueries({ queryKey: KEY });
  const undone = { at: Date.now(), by: null };
  queries.setQueriesData<InfiniteData<ChangesPage>>(
    { queryKey: KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map(({ changes, next }) => ({
          next,
          changes: changes.map((one) => (one.id === id ? { ...one, undone, canBeUndone: false } : one)),
        })),
      },
  );
}
