/** The home's first request. */
export const HOME_TITLES_URL = '/api/get_top';

/** A screen's first request, by the screen's path; `part` is the path's second segment. */
const FIRST_REQUESTS: readonly (readonly [screen: RegExp, call: (part: string, userId: string) => string])[] =
  [
    [/^\/(home\/?)?$/, () => HOME_TITLES_URL],
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
    // Custom lists are requested only after the premium call has answered true.
    [/^\/list\/[^/]+\/?$/, () => ''],
    [/^\/premium-search\/?$/, (_, userId) => `/api/get_generi/0?user-id=${userId}&limit=0`],
  ];

/** The URL of the first GET of the screen at this path, empty where it has none; undefined for an unknown path. */
export function firstRequestUrl(path: string, userId: string): string | undefined {
  for (const [screen, call] of FIRST_REQUESTS) {
    const found = screen.exec(path);
    if (found) return call(encodedOnce(found[1] ?? ''), encodeURIComponent(userId));
  }
  return undefined;
}

/** A path segment in the encoding that the client uses. */
function encodedOnce(part: string): string {
  return encodeURIComponent(decodeURIComponent(part));
}
