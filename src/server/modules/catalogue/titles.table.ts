import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { claimGuardsOf } from '../../database/tables/claim-guards.ts';
import type { ClaimColumns, Day, Moment, MomentWithDefault } from '../../database/tables/columns.ts';
import { messagesGoWith } from '../../database/tables/messages-go-with.ts';
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

/** SQL: the first letters of a name's words. */
export const initialsOf = (column: 'titolo_ricerca' | 'originale_ricerca'): string =>
  `regexp_replace(content.${column}, '([^ ])[^ ]* *', '\\1', 'g')`;

/** A title's rows belong to no person; `absorbTitle` handles these in a merge. */
export const titleTables = {
  content: {
    ...KEPT,
    messages: ['arrival'],
    ddl: [
      `create table content (
        id integer generated by default as identity primary key,
        origin text not null unique,
        type text not null check (type in ('film', 'serie')),
        titolo text not null,
        titolo_ricerca text not null,
        trama text not null,
        generi text[] not null,
        data_uscita date,
        anno smallint generated always as (extract(year from data_uscita)::smallint) stored,
        durata integer not null check (durata >= 0),
        adult boolean not null,
        copertina text,
        banner text,
        trailer text,
        created_at timestamptz not null default now(),
        titolo_originale text,
        originale_ricerca text not null default '',
        tmdb_id integer,
        imdb_id text,
        anteprima text,
        hidden boolean not null default false,
        updated_at timestamptz not null default now(),
        -- The choices of a film's duration in order, from 1; a series has none.
        durata_scelta smallint generated always as (case when type <> 'film' then null when durata <= 30 then 1
          when durata <= 60 then 2 when durata <= 120 then 3 else 4 end) stored,
        altri_titoli text[] not null default '{}',
        altri_ricerca text not null default '',
        unlisted boolean not null default false
      )`,
      // Before a search the planner compares the words with each name in its sample: ten decide the same as a hundred, sooner.
      `alter table content alter column titolo_ricerca set statistics 10,
        alter column originale_ricerca set statistics 10, alter column altri_ricerca set statistics 10`,
      // One index for each axis to begin with; the others are filtered within it, without looking at the titles.
      `create index content_newest on content (created_at desc, id desc) where not hidden`,
      `create index content_newest_of_type on content (type, created_at desc, id desc) where not hidden`,
      `create index content_newest_of_duration on content (durata_scelta, created_at desc, id desc)
        where not hidden and durata_scelta is not null`,
      `create index content_newest_of_year on content (anno, created_at desc, id desc) include (type, durata_scelta)
        where not hidden`,
      `create index content_latest_release on content (data_uscita desc nulls last, id) where not hidden`,
      `create index content_by_type_and_id on content (type, id) where not hidden`,
      // An even order to draw titles in.
      `create index content_sampling on content (type, hashint4(id)) where not hidden`,
      `create index content_by_genres on content using gin (generi)`,
      `create index content_hidden on content (id) where hidden`,
      `create index content_unlisted on content (id) where unlisted`,
      `create index content_by_tmdb_id on content (tmdb_id, type) where tmdb_id is not null`,
      `create index content_by_imdb_id on content (imdb_id) where imdb_id is not null`,
      `create index content_by_name on content (titolo_ricerca)`,
      `create index series_by_initials on content (${initialsOf('titolo_ricerca')}) where type = 'serie'`,
      `create index series_by_original_initials on content (${initialsOf('originale_ricerca')}) where type = 'serie'`,
      // Every search reads through the GIN pending list: keep it short.
      `create index content_by_words on content using gin (titolo_ricerca gin_trgm_ops, originale_ricerca gin_trgm_ops)
        with (gin_pending_list_limit = 512)`,
      // Few titles have further names: the index holds only those.
      `create index content_by_other_words on content using gin (altri_ricerca gin_trgm_ops)
        with (gin_pending_list_limit = 512) where altri_ricerca <> ''`,
      `create index content_hidden_by_owner on content (id) where hidden and not unlisted`,
      messagesGoWith('content', ['arrival']),
    ],
  },
  title_alias: {
    ...KEPT,
    title: { merge: 'in code' },
    ddl: [
      // Origins of titles merged into a different one: importing one of them meets that title.
      `create table title_alias (
        origin text primary key,
        content_id integer not null references content on delete cascade
      )`,
      `create index title_alias_by_content on title_alias (content_id)`,
    ],
  },
  title_translation: {
    ...KEPT,
    title: { merge: 'in code' },
    ddl: [
      `create table title_translation (
        content_id integer not null references content on delete cascade,
        language text not null,
        name text,
        search_name text not null,
        plot text,
        cover text,
        primary key (content_id, language)
      )`,
      `alter table title_translation alter column search_name set statistics 10`,
      `create index title_translation_by_name on title_translation (search_name) where search_name <> ''`,
      `create index title_translation_by_words on title_translation using gin (search_name gin_trgm_ops)
        with (gin_pending_list_limit = 512) where search_name <> ''`,
    ],
  },
  content_stats: {
    ...KEPT,
    title: { merge: 'in code' },
    ddl: [
      `create table content_stats (
        content_id integer primary key references content on delete cascade,
        type text not null,
        mi_piace integer not null default 0 check (mi_piace >= 0),
        preferiti integer not null default 0 check (preferiti >= 0),
        visualizzazioni integer not null default 0 check (visualizzazioni >= 0)
      )`,
      `create index content_stats_best on content_stats ((mi_piace + preferiti) desc, content_id)`,
      `create index content_stats_most_liked on content_stats (mi_piace desc, content_id)`,
      `create index content_stats_most_loved on content_stats (preferiti desc, content_id)`,
      `create index content_stats_most_seen on content_stats (visualizzazioni desc, content_id)`,
      `create index content_stats_most_seen_of_type on content_stats (type, visualizzazioni desc, content_id)`,
    ],
  },
  content_genre: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      `create table content_genre (
        genre_id smallint not null references genre,
        content_id integer not null references content on delete cascade,
        created_at timestamptz not null,
        type text not null,
        anno smallint,
        durata_scelta smallint,
        primary key (content_id, genre_id)
      )`,
      `create index content_genre_newest on content_genre (genre_id, created_at desc, content_id desc) include (type, anno)`,
      `create index content_genre_newest_of_type on content_genre (genre_id, type, created_at desc, content_id desc)
        include (anno, durata_scelta)`,
      `create index content_genre_newest_of_duration on content_genre
        (genre_id, durata_scelta, created_at desc, content_id desc) include (anno) where durata_scelta is not null`,
      `create index content_genre_newest_of_year on content_genre (genre_id, anno, created_at desc, content_id desc)
        include (type, durata_scelta)`,
    ],
  },
  genre: {
    ...KEPT,
    ddl: [
      `create table genre (
        id smallint generated by default as identity primary key,
        nome text not null unique
      )`,
    ],
  },
  artist: {
    ...KEPT,
    ddl: [
      `create table artist (
        id integer generated by default as identity primary key,
        nome text not null unique,
        nome_ricerca text not null
      )`,
      `alter table artist alter column nome_ricerca set statistics 10`,
      `create index artist_by_words on artist using gin (nome_ricerca gin_trgm_ops) with (gin_pending_list_limit = 512)`,
    ],
  },
  credit: {
    ...KEPT,
    title: { merge: 'in code' },
    ddl: [
      `create table credit (
        content_id integer not null references content on delete cascade,
        artist_id integer not null references artist,
        role text not null check (role in ('regia', 'cast')),
        position smallint not null,
        primary key (content_id, role, position)
      )`,
      `create index credit_by_artist on credit (artist_id, content_id)`,
    ],
  },
  title_removal: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      // Titles whose rows are deleted in batches. Without a foreign key, whose check would look for rows of each of
      // them.
      `create table title_removal (
        content_id integer primary key,
        requested_at timestamptz not null default now()
      )`,
    ],
  },
  title_merge: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      `create table title_merge (
        id integer generated always as identity primary key,
        content_id integer not null unique references content on delete cascade,
        keep_id integer not null references content on delete cascade check (keep_id <> content_id),
        state text not null default 'running' check (state in ('running', 'failed', 'left')),
        requested_at timestamptz not null default now(),
        moved_at timestamptz not null default now(),
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        claimed_until timestamptz,
        failures smallint not null default 0,
        failure text
      )`,
      ...claimGuardsOf('title_merge'),
      `create index title_merge_by_keep on title_merge (keep_id)`,
    ],
  },
} satisfies FactsOf<TitleTables>;
