import { queryOptions } from '@tanstack/react-query';
import { buildCallPath } from '../../contract/api-call.ts';
import {
  closeMovieNight,
  countDownMovieNight,
  decideMovieNight,
  deliverMovieNight,
  extendMovieNight,
  getMovieNight,
  getMovieNightTitles,
  joinMovieNight,
  type MovieNightSnapshot,
  removeFromMovieNight,
  type Vote,
  voteInMovieNight,
  watchMovieNight,
} from '../../contract/movie-nights.ts';
import type { Title, TitleId } from '../../contract/titles.ts';
import { isCancelled } from './failed-request.ts';
import { httpClient } from './http-client.ts';
import { sendRequest } from './send-request.ts';

/** A room's latest snapshot; `clockOffset` is the server's time minus the phone's, in milliseconds. */
export type MovieNight = MovieNightSnapshot & { clockOffset: number };

/** A title of the deck, with the caller's vote on it. */
export type DeckTitle = { content: Title; vote: Vote | null };

/** A pending vote; of two votes on a title the later one, by `at` in milliseconds, counts. */
export type CastVote = { titleId: TitleId; vote: Vote | null; at: number };

/** Requests that only a night's host may make. */
export type HostRequest =
  | { kind: 'decide' }
  | { kind: 'close' }
  | { kind: 'extend'; minutes: number }
  | { kind: 'remove'; member: number }
  | { kind: 'countdown'; seconds: number };

/** Reads a snapshot that has just arrived. */
export function receiveMovieNight(snapshot: MovieNightSnapshot): MovieNight {
  return { ...snapshot, clockOffset: snapshot.now - Date.now() };
}

/** Enters a movie night. The room's later events replace its data. */
export function movieNightQuery(id: string) {
  return queryOptions({
    queryKey: ['movie-night', id],
    queryFn: async ({ signal }) =>
      receiveMovieNight(await sendRequest(joinMovieNight, { params: { id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The deck in the caller's order. Votes cast since it was fetched are known to the phone alone. */
export function movieNightTitlesQuery(id: string) {
  return queryOptions({
    queryKey: ['movie-night-titles', id],
    queryFn: async ({ signal }): Promise<DeckTitle[]> =>
      (await sendRequest(getMovieNightTitles, { params: { id }, signal })).titles,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export async function fetchMovieNight(id: string, signal: AbortSignal): Promise<MovieNight> {
  return receiveMovieNight(await sendRequest(getMovieNight, { params: { id }, signal }));
}

/**
 * Opens the stream of a movie night's events. Uses the shared client: EventSource sends no bearer header. Of its adapters
 * only that of `fetch` answers while the stream goes on.
 * @param version of the snapshot that the caller has
 */
export async function openMovieNightEvents(
  id: string,
  version: number,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  try {
    const { data } = await httpClient.request<ReadableStream<Uint8Array>>({
      method: watchMovieNight.method,
      url: buildCallPath(watchMovieNight, { id }),
      adapter: 'fetch',
      responseType: 'stream',
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': String(version) },
      signal,
    });
    return data;
  } catch (error) {
    if (!isCancelled(error)) console.warn(`GET ${watchMovieNight.path} failed:`, String(error));
    throw error;
  }
}

/** Sends votes; a repeat changes nothing. */
export async function sendVotes(id: string, votes: readonly CastVote[]): Promise<void> {
  const body = { votes: votes.map(({ titleId, ...cast }) => ({ content_id: titleId, ...cast })) };
  await sendRequest(voteInMovieNight, { params: { id }, body });
}

/** Sends the host's request; the answer is the room afterwards. */
export async function sendHostRequest(id: string, request: HostRequest): Promise<MovieNight> {
  return receiveMovieNight(await requestAsHost(id, request));
}

function requestAsHost(id: string, request: HostRequest): Promise<MovieNightSnapshot> {
  const params = { id };
  switch (request.kind) {
    case 'decide':
      return sendRequest(decideMovieNight, { params });
    case 'close':
      return sendRequest(closeMovieNight, { params });
    case 'extend':
      return sendRequest(extendMovieNight, { params, body: { minutes: request.minutes } });
    case 'remove':
      return sendRequest(removeFromMovieNight, { params, body: { member: request.member } });
    case 'countdown':
      return sendRequest(countDownMovieNight, { params, body: { seconds: request.seconds } });
  }
}

/** Has the bot deliver the chosen title in the chat. */
export async function requestMovieNightDelivery(id: string, signal?: AbortSignal): Promise<void> {
  await sendRequest(deliverMovieNight, { params: { id }, signal });
}
