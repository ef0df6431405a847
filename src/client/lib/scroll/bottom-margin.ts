/** Distance from the page's bottom, in pixels, at which the next page is fetched (behaviour 6.3). */
export const BOTTOM_MARGIN = 100;
