import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { ClaimColumns, Day, Moment, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT } from '../../database/tables/table-facts.ts';

export interface ContentTable {
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
  /** The same normalised for search, one a line; empty without any. */
  altri_ricerca: Generated<string>;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** A ThumbHash of the cover in base64: shown until the picture has loaded. */
  anteprima: string | null;
  /** In no public list, nor in `content_genre`, `play_window` and `genre_window`; see `catalogue/visible-to.ts`. */
  hidden: Generated<boolean>;
  /** Hidden only because it has no video (`TITLES_WITHOUT_SOURCE`): people see it by its id. Always hidden, too. */
  unlisted: Generated<boolean>;
  updated_at: MomentWithDefault;
}

/** An origin of a title that was merged into a different one. */
interface TitleAliasTable {
  origin: string;
  content_id: number;
}

/** Counters of a title, one row each: frequently updated, so apart from `content` and its indexes. */
interface ContentStatsTable {
  content_id: number;
  type: TitleType;
  mi_piace: Generated<number>;
  preferiti: Generated<number>;
  visualizzazioni: Generated<number>;
}

/** Genres of visible titles, with the columns for filtering and sorting. */
interface ContentGenreTable {
  genre_id: number;
  content_id: number;
  created_at: Moment;
  type: TitleType;
  anno: number | null;
  durata_scelta: number | null;
}

interface GenreTable {
  id: Generated<number>;
  nome: string;
}

/** A credited person. */
interface ArtistTable {
  id: Generated<number>;
  nome: string;
  /** The name normalised for search. */
  nome_ricerca: string;
}

/** Directors (creators of a series) and leading cast of a title, in their order. */
interface CreditTable {
  content_id: number;
  artist_id: number;
  role: 'regia' | 'cast';
  position: number;
}

/**
 * A title in a language other than the catalogue's. Null: as in the catalogue's. Written along with the title's row, whose
 * version counts for both.
 */
interface TitleTranslationTable {
  content_id: number;
  language: string;
  name: string | null;
  /** The name normalised for search; empty without one. */
  search_name: string;
  plot: string | null;
  cover: string | null;
}

/** Hidden titles whose rows are being deleted, in batches. */
interface TitleRemovalTable {
  content_id: number;
  requested_at: MomentWithDefault;
}

/**
 * Running merges of titles, in batches: `content_id` into `keep_id`. Meanwhile neither takes part in a different
 * merge or a removal.
 */
interface TitleMergeTable extends ClaimColumns {
  id: Generated<number>;
  content_id: number;
  keep_id: number;
  /** `failed`: given up, and may be retried; `left`: an owner has dropped it, half done. */
  state: Generated<'running' | 'failed' | 'left'>;
  requested_at: MomentWithDefault;
  /** When a server last got on with it. */
  moved_at: MomentWithDefault;
  /** Failures since then. */
  failures: Generated<number>;
}

export interface TitleTables {
  content: ContentTable;
  title_alias: TitleAliasTable;
  title_translation: TitleTranslationTable;
  content_stats: ContentStatsTable;
  content_genre: ContentGenreTable;
  genre: GenreTable;
  artist: ArtistTable;
  credit: CreditTable;
  title_removal: TitleRemovalTable;
  title_merge: TitleMergeTable;
}

/** A title's rows belong to no person; `absorbTitle` handles these in a merge. */
export const titleTables = {
  content: { ...KEPT, messages: ['arrival'] },
  title_alias: { ...KEPT, title: { merge: 'in code' } },
  title_translation: { ...KEPT, title: { merge: 'in code' } },
  content_stats: { ...KEPT, title: { merge: 'in code' } },
  content_genre: { ...KEPT, title: { merge: [] } },
  genre: KEPT,
  artist: KEPT,
  credit: { ...KEPT, title: { merge: 'in code' } },
  title_removal: { ...KEPT, title: { merge: [] } },
  title_merge: { ...KEPT, title: { merge: [] } },
} satisfies FactsOf<TitleTables>;
