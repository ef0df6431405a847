/** Where one's own page is. */
export const OWN_PAGE_PATH = '/tu';

/** The words of its search in the address's query. */
export const SEARCHED_WORDS = 'cerca';

/**
 * Whether this server has people's own pages, none of the 23 calls: only where the page says so. While prerendering true:
 * the early start removes the link where it is not.
 */
export function hasOwnPage(): boolean {
  return typeof document === 'undefined' || document.querySelector('meta[name="own-page"]') !== null;
}
