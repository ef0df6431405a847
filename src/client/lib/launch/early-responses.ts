import { parseJson } from './parse-json.ts';

/** A response whose body has been read; undefined if it is not JSON. */
export type ReadResponse = { status: number; headers: Headers; body: unknown };

type EarlyResponse = {
  response: Promise<ReadResponse>;
  abort: () => void;
  /** It is for the screen that a press opens, not for the launch's. */
  isOfPress?: boolean;
};

declare global {
  interface Window {
    /** Responses requested before their screen is there, by `requestKey`, each until it is taken. */
    earlyResponses?: Map<string, EarlyResponse> | undefined;
  }
}

export type EarlyOptions = {
  /** Receives the response; the promise resolves after it. */
  read?: (response: ReadResponse) => void | Promise<void>;
  /** Delays the request until this settles; the request itself can be claimed at once. */
  after?: Promise<unknown>;
};

/** Sends a request and stores the response, or the failure, for `takeEarlyResponse`. Returns that, too. */
export function fetchEarly(
  method: string,
  url: string,
  headers: Record<string, string>,
  { read, after }: EarlyOptions = {},
): Promise<ReadResponse> {
  const controller = new AbortController();
  const send = () => fetch(url, { method, headers, signal: controller.signal });
  const response = (after ? after.then(send) : send()).then(readResponse).then(async (received) => {
    await tryRead(read, received);
    return received;
  });
  // Its screen, which takes the response, gets the failure.
  response.catch(() => undefined);
  window.earlyResponses ??= new Map();
  window.earlyResponses.set(requestKey(method, url), { response, abort: () => controller.abort() });
  return response;
}

/** Milliseconds after a press within which its screen takes the responses. */
const PRESS_TIMEOUT_MS = 10_000;

/** Keeps a GET request of the screen that a press opens, sent once, for `takeEarlyResponse`. */
export function keepForPress(url: string, send: (signal: AbortSignal) => Promise<ReadResponse>): void {
  window.earlyResponses ??= new Map();
  const responses = window.earlyResponses;
  const key = requestKey('GET', url);
  if (responses.has(key)) return;
  const controller = new AbortController();
  const early = { response: send(controller.signal), abort: () => controller.abort(), isOfPress: true };
  // Its screen, which takes the response, gets the failure.
  early.response.catch(() => undefined);
  responses.set(key, early);
  setTimeout(() => responses.get(key) === early && responses.delete(key), PRESS_TIMEOUT_MS);
}

async function readResponse(response: Response): Promise<ReadResponse> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, body: parseJson(text) };
}

async function tryRead(read: EarlyOptions['read'], response: ReadResponse): Promise<void> {
  try {
    await read?.(response);
  } catch {
    // The app then does this preparation itself.
  }
}

/** True while there are unclaimed responses. */
export function hasEarlyResponses(): boolean {
  return (window.earlyResponses?.size ?? 0) > 0;
}

/** The early response to this method and URL, once; undefined without one. The signal aborts it. */
export function takeEarlyResponse(
  method: string,
  url: string,
  signal?: AbortSignal,
): Promise<ReadResponse> | undefined {
  const key = requestKey(method, url);
  const early = window.earlyResponses?.get(key);
  window.earlyResponses?.delete(key);
  if (early && signal?.aborted) early.abort();
  if (early) signal?.addEventListener('abort', early.abort, { once: true });
  return early?.response;
}

/** Drops the launch's or the presses' responses that no screen has taken: a later request must get a new one. */
export function dropEarlyResponses(ofPresses: boolean, responses = window.earlyResponses): void {
  for (const [key, { isOfPress = false }] of responses ?? [])
    if (isOfPress === ofPresses) responses?.delete(key);
}

/** Equal for equivalent encodings of a URL. */
function requestKey(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.sort();
  return `${method} ${pathname}?${searchParams}`;
}
