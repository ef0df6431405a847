type EarlyResponse = { response: Promise<Response>; abort: () => void };

declare global {
  interface Window {
    /** By `requestKey`: responses requested before the bundle has loaded, each until it is taken. */
    earlyResponses?: Map<string, EarlyResponse> | undefined;
  }
}

/**
 * Sends a request now and stores the response, or the failure, for `fetchOrTakeEarlyResponse`.
 * @param first receives a copy of the response before that resolves
 */
export function fetchEarly(
  method: string,
  url: string,
  headers: Record<string, string>,
  first?: (response: Response) => Promise<void>,
): Promise<Response> {
  const controller = new AbortController();
  const response = fetch(url, { method, headers, signal: controller.signal }).then(async (received) => {
    await first?.(received.clone()).catch(() => undefined);
    return received;
  });
  window.earlyResponses ??= new Map();
  window.earlyResponses.set(requestKey(method, url), { response, abort: () => controller.abort() });
  return response;
}

/** Whether there are responses not yet taken. */
export function hasEarlyResponses(): boolean {
  return (window.earlyResponses?.size ?? 0) > 0;
}

/** `fetch` that first takes an early response to the same method and URL; each is returned once. */
export function fetchOrTakeEarlyResponse(
  request: RequestInfo | URL,
  options?: RequestInit,
): Promise<Response> {
  const early = request instanceof Request ? take(requestKey(request.method, request.url)) : undefined;
  if (!early || !(request instanceof Request)) return fetch(request, options);
  request.signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
}

function take(key: string): EarlyResponse | undefined {
  const early = window.earlyResponses?.get(key);
  window.earlyResponses?.delete(key);
  return early;
}

/** Equal for equivalent encodings of a URL: axios leaves some characters unencoded. */
function requestKey(method: string, url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.sort();
  return `${method} ${pathname}?${searchParams}`;
}
