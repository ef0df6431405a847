import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiCall } from '../../contract/api-call.ts';
import { fieldOf } from '../../contract/field-of.ts';
import { maySendOnReturn } from '../lib/timing/send-on-return.ts';
import { retryInterval } from './retries.ts';
import { type RequestOptions, sendRequestUnparsed } from './send-request.ts';

/** One page of a paginated response: `full` says that more may follow (behaviour 6.3). */
export type ResultPage<Entry> = { items: Entry[]; full: boolean };

/** @param page counts from 1 */
export function pageQuery(userId: string, page: number, size: number) {
  return { 'user-id': userId, page: `${page}`, perPage: `${size}` };
}

/** Sends a request for a page of this size. */
export async function sendPageRequest<
  Entry,
  C extends ApiCall & { answer: v.GenericSchema<unknown, Entry[]> },
>(
  call: C,
  options: RequestOptions<C>,
  size: number,
): Promise<ResultPage<v.InferOutput<C['answer']>[number]>> {
  return parseResultPage(call.answer, await sendRequestUnparsed(call, options), size);
}

/** Parses a page. `full` counts the entries that the server sent, readable or not. */
export function parseResultPage<Entry>(
  schema: v.GenericSchema<unknown, Entry[]>,
  body: unknown,
  size: number,
): ResultPage<Entry> {
  return { items: v.parse(schema, body), full: Array.isArray(body) && body.length >= size };
}

/**
 * Infinite query over pages from 1 on, until one is not full (behaviour 6.3) or repeats the previous one. Its data are
 * the entries of all pages.
 */
export function paginatedQuery<Entry>(
  queryKey: QueryKey,
  fetchPage: (page: number, signal: AbortSignal) => Promise<ResultPage<Entry>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    select: entriesOf<Entry>,
    // Comparing thousands of titles at each page takes longer than rendering them.
    structuralSharing: false,
    // A server that ignores the page number would otherwise be asked forever.
    getNextPageParam: (last, all, page) =>
      last.full && !isSamePage(last, all.at(-2)) ? page + 1 : undefined,
    // Refetching goes through all pages one by one: mutations invalidate instead.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (query) => !hasOnlyNextPageFailed(query.state) && retryInterval(query),
    refetchOnMount: ({ state }) => !hasOnlyNextPageFailed(state),
    refetchOnReconnect: ({ state }) => !hasOnlyNextPageFailed(state) && maySendOnReturn(state),
    refetchOnWindowFocus: ({ state }) =>
      state.status === 'error' && !hasOnlyNextPageFailed(state) && maySendOnReturn(state),
  });
}

/** The query of a history entry, by default of the one that opens the page, whose key is the router's. */
export function ofVisit<Entry>(query: ReturnType<typeof paginatedQuery<Entry>>, entry = openedEntry()) {
  return { ...query, queryKey: [...query.queryKey, entry] };
}

function openedEntry(): string {
  const key = fieldOf(history.state, 'key');
  return typeof key === 'string' ? key : 'default';
}

/** A next page that failed puts the whole query into error: the good pages need no refetch. */
function hasOnlyNextPageFailed({ status, data }: { status: string; data: unknown }): boolean {
  return status === 'error' && data !== undefined;
}

function entriesOf<Entry>({ pages }: InfiniteData<ResultPage<Entry>>): Entry[] {
  return pages.flatMap(({ items }) => items);
}

function isSamePage(page: ResultPage<unknown>, before: ResultPage<unknown> | undefined): boolean {
  return JSON.stringify(page.items) === JSON.stringify(before?.items);
}
