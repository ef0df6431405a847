import type { Viewer } from '../catalogue/visible-to.ts';

/** Filters of a query: all of the genres, the years (inclusive), the type. */
export type TitleFilters = {
  genres: readonly string[];
  years?: { from: number; to: number } | undefined;
  type?: 'film' | 'serie' | undefined;
  /** Minutes of films, seasons of series, inclusive. */
  length?: { from: number; to: number } | undefined;
  /**
   * The titles in everybody's lists by default; 'people': an unlisted title may miss just one of the owner's
   * videos.
   */
  viewer?: Viewer | undefined;
};

export type ParsedSearchQuery = TitleFilters & {
  /** All the words. */
  whole: string;
  /**
   * The words without those of asking: they may be a name, years and genres included ('2001: Odissea nello
   * spazio').
   */
  text: string;
  /** The name of a title or of a person, if the rest are years, genres, a type or a length; may be empty. */
  name: string;
  /** The newest titles are asked for. */
  isNewest: boolean;
};

/** A title one of whose names is similar to the words. */
export type NameMatch = {
  id: number;
  /** The share of the words in the name, from 0 to 1. */
  likeness: number;
  /** The words are all of the name. */
  exact: boolean;
  /** The name in which they were found, normalised; several of one title on separate lines. */
  name: string;
  /** The original title, if the words matched it. */
  originale: string | null;
  /** One of its further names, likewise. */
  altro: string | null;
};

/** A title that filters match. `length`: minutes of a film, seasons of a series. */
export type MatchingTitle = { id: number; year: number | null; type: 'film' | 'serie'; length: number };
