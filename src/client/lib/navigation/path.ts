/** The segments of a path: `/genere/Horror` has two. */
export function pathSegments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

/** A segment's text; as it is if its encoding is broken. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const isHomePath = (pathname: string) => /^\/(home\/?)?$/.test(pathname);

/** Path of a person's own page. */
export const OWN_PAGE_PATH = '/tu';

/** True for a person's own page, the desk and their sections: their bar has a back button and a name instead of tabs and search. */
export const isBesideTabs = (pathname: string) => /^\/(tu|gestione)(\/|$)/.test(pathname);

/** The query parameter with the words searched on a person's own page. */
export const SEARCHED_WORDS = 'cerca';

/** Paths of a title, a list and a genre (behaviour 4), percent-encoded. */
export const pathToTitle = (id: string | number) => `/content-view/${encodeURIComponent(id)}`;
export const pathToList = (list: string | number) => `/list/${encodeURIComponent(list)}`;
export const pathToGenre = (genre: string) => `/genere/${encodeURIComponent(genre)}`;
