type EarlyAnswer = { answer: Promise<Response>; giveUp: () => void };

declare global {
  interface Window {
    /** By `keyOf`: answers that were asked for before the app's code had come, each until it is taken. */
    earlyAnswers?: Map<string, EarlyAnswer> | undefined;
  }
}

/**
 * Asks now, and keeps the answer, or the failure, for the client that will ask the same.
 * @param first what to do with a copy of the answer before anybody gets it
 */
export function askEarly(
  method: string,
  url: string,
  headers: Record<string, string>,
  first?: (answer: Response) => Promise<void>,
): Promise<Response> {
  const abort = new AbortController();
  const answer = fetch(url, { method, headers, signal: abort.signal }).then(async (response) => {
    await first?.(response.clone()).catch(() => undefined);
    return response;
  });
  window.earlyAnswers ??= new Map();
  window.earlyAnswers.set(keyOf(method, url), { answer, giveUp: () => abort.abort() });
  return answer;
}

/** Whether an early answer waits to be taken. */
export function hasEarlyAnswers(): boolean {
  return (window.earlyAnswers?.size ?? 0) > 0;
}

/** `fetch` that first looks for an early answer to the same method and address; each is given out once. */
export function fetchOrTakeEarly(request: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const early = request instanceof Request ? take(keyOf(request.method, request.url)) : undefined;
  if (!early || !(request instanceof Request)) return fetch(request, options);
  request.signal.addEventListener('abort', early.giveUp, { once: true });
  return early.answer;
}

function take(key: string): EarlyAnswer | undefined {
  const early = window.earlyAnswers?.get(key);
  window.earlyAnswers?.delete(key);
  return early;
}

/** The same for every spelling of an address: axios leaves some characters as they are that others encode. */
function keyOf(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.sort();
  return `${method} ${pathname}?${searchParams}`;
}
