import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findRequestable } from '../../contract/own/requests.ts';
import { MIN_SEARCH_LENGTH, searchAsTyped } from '../../contract/own/search.ts';
import { sendRequest } from './send-request.ts';

/** Options of searches as one types: the previous results stay until the next arrive, and an outdated search is cancelled. */
export const asTyped = (words: string) => ({
  enabled: words.length >= MIN_SEARCH_LENGTH,
  placeholderData: keepPreviousData,
  gcTime: 60_000,
});

/** The catalogue's titles that match the words. */
export function typedSearchQuery(words: string) {
  return queryOptions({
    queryKey: ['typed-search', words],
    queryFn: async ({ signal }) => (await sendRequest(searchAsTyped, { query: { words }, signal })).found,
    ...asTyped(words),
  });
}

/** The movie database's titles that may match the words. */
export function requestableQuery(words: string) {
  return queryOptions({
    queryKey: ['requestable', words],
    queryFn: ({ signal }) => sendRequest(findRequestable, { query: { words }, signal }),
    ...asTyped(words),
  });
}
