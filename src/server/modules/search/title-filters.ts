/** Filters of a query: all of the genres, the years (inclusive), the type. */
export type TitleFilters = {
  genres: readonly string[];
  years?: { from: number; to: number } | undefined;
  type?: 'film' | 'serie' | undefined;
  /** Minutes of films, seasons of series, inclusive. */
  length?: { from: number; to: number } | undefined;
  /** Unlisted titles, too: for the owner's videos, of which one may be just what a title lacks. */
  includesUnlisted?: boolean | undefined;
};
