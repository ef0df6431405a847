import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { Day, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../database/tables/table-facts.ts';

export interface TitleTable {
  id: Generated<number>;
  /** The title's source and its name there (`demo:nosferatu-1922`): makes loading repeatable. */
  origin: string;
  type: TitleType;
  titolo: string;
  /** The title normalised for search, see `lib/normalize-for-search.ts`. */
  titolo_ricerca: string;
  trama: string;
  /** Names in the title's own order, to show and to filter by. */
  generi: string[];
  /** Null if unknown. */
  data_uscita: Day | null;
  anno: ColumnType<number | null, never, never>;
  /** Minutes of a film, seasons of a series. */
  durata: number;
  adult: boolean;
  copertina: string | null;
  banner: string | null;
  trailer: string | null;
  /** Number of a film's duration choice, see `search/filter-titles.ts`; null for a series. */
  durata_scelta: ColumnType<number | null, never, never>;
  created_at: MomentWithDefault;
  titolo_originale: string | null;
  /** The original title normalised for search; empty without one. */
  originale_ricerca: Generated<string>;
  /** Further names, such as the English one of a foreign title: for search and for matching videos. */
  altri_titoli: Generated<string[]>;
  /** The further names normalised for search, one a line; empty without any. */
  altri_ricerca: Generated<string>;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** A ThumbHash of the cover in base64: shown until the picture has loaded. */
  anteprima: string | null;
  /** In no public list, nor in `title_genre`, `play_window` and `genre_window`; see `catalogue/visible-to.ts`. */
  hidden: Generated<boolean>;
  /** Hidden only because it has no video (`TITLES_WITHOUT_SOURCE`): people see it by its id. Always hidden, too. */
  unlisted: Generated<boolean>;
  updated_at: MomentWithDefault;
}

/** An origin of a title that was merged into a different one. */
interface TitleAliasTable {
  origin: string;
  title_id: number;
}

/**
 * A title in a language other than the catalogue's. Null: as in the catalogue's. Written along with the title's row, whose
 * version counts for both.
 */
interface TitleTranslationTable {
  title_id: number;
  language: string;
  name: string | null;
  /** The name normalised for search; empty without one. */
  search_name: string;
  plot: string | null;
  cover: string | null;
}

/** Counters of a title, one row each: frequently updated, so apart from `title` and its indexes. */
interface TitleStatsTable {
  title_id: number;
  type: TitleType;
  mi_piace: Generated<number>;
  preferiti: Generated<number>;
  visualizzazioni: Generated<number>;
}

/** Hidden titles whose rows are being deleted, in batches. */
interface TitleRemovalTable {
  title_id: number;
  requested_at: MomentWithDefault;
}

export interface TitleTables {
  title: TitleTable;
  title_alias: TitleAliasTable;
  title_translation: TitleTranslationTable;
  title_stats: TitleStatsTable;
  title_removal: TitleRemovalTable;
}

/** SQL: the first letters of a name's words. */
export const initialsOf = (column: 'titolo_ricerca' | 'originale_ricerca'): string =>
  `regexp_replace(title.${column}, '([^ ])[^ ]* *', '\\1', 'g')`;

/** A title's rows belong to no person; `absorbTitle` handles these in a merge. */
export const titleTables = {
  title: {
    ...KEPT,
    messages: ['arrival'],
  },
  title_alias: {
    ...KEPT,
    title: { merge: 'in code' },
  },
  title_translation: {
    ...KEPT,
    title: { merge: 'in code' },
  },
  title_stats: {
    ...KEPT,
    title: { merge: 'in code' },
  },
  title_removal: {
    ...KEPT,
    title: { merge: [] },
  },
} satisfies FactsOf<TitleTables>;
