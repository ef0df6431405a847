/**
 * The headers of each call (behaviour 7.1), from the inline script's fetch as well as from axios. The defaults are
 * those of axios: cookie `XSRF-TOKEN`, header `X-XSRF-TOKEN`.
 */
export function requestHeaders(token: string | null): Record<string, string> {
  const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json, text/plain, */*',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}
