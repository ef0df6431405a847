/** What the home asks first. */
export const HOME_CALL = '/api/get_top';

/** A screen's first call, by the screen's path; `:part` is handed on as it stands in the address. */
const FIRST_CALLS: readonly (readonly [screen: RegExp, call: (part: string, userId: string) => string])[] = [
  [/^\/(home\/?)?$/, () => HOME_CALL],
  [/^\/films\/?$/, () => '/api/top_contents/film/365'],
  [/^\/series\/?$/, () => '/api/top_contents/serie/365'],
  [/^\/lists\/?$/, (_, userId) => `/api/get_list/liste?user-id=${userId}`],
  [
    /^\/list\/(liste|mi_piace|preferiti)\/?$/,
    (list, userId) => `/api/get_list/${list}?user-id=${userId}&page=1&perPage=9`,
  ],
  [/^\/generi\/?$/, (_, userId) => `/api/get_generi/0?user-id=${userId}&limit=8`],
  [
    /^\/genere\/([^/]+)\/?$/,
    (genre, userId) => `/api/get_genere/${genre}?user-id=${userId}&page=1&perPage=12`,
  ],
  [/^\/content-view\/([^/]+)\/?$/, (id, userId) => `/api/get_content/${id}?user-id=${userId}`],
  // Whether a custom list may be asked for is known only after the premium call.
  [/^\/list\/[^/]+\/?$/, () => ''],
  [/^\/premium-search\/?$/, (_, userId) => `/api/get_generi/0?user-id=${userId}&limit=0`],
];

/** The address of what the screen at this path asks first (a GET), empty for nothing; undefined for a path that is no screen's. */
export function firstCallOf(path: string, userId: string): string | undefined {
  for (const [screen, call] of FIRST_CALLS) {
    const found = screen.exec(path);
    if (found) return call(encodedOnce(found[1] ?? ''), encodeURIComponent(userId));
  }
  return undefined;
}

/** A part of a path as the client spells it again. */
function encodedOnce(part: string): string {
  return encodeURIComponent(decodeURIComponent(part));
}
