import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * For hundreds of thousands of titles and millions of list entries. Counters stand in a narrow table: a like no longer
 * writes into every index of `content`. Pages are read off indexes that hold all that a filter asks for, and
 * `genre_window` ranks all titles of a genre, played or not.
 *
 * The old counters stay until no server of an older version can be running: a trigger adds its counts to
 * `content_stats`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...COUNTERS, ...FILTERS, ...GENRES, ...LISTS, ...DAYS]);
}

const COUNTERS = [
  `create table content_stats (
    content_id integer primary key references content on delete cascade,
    type text not null,
    mi_piace integer not null default 0 check (mi_piace >= 0),
    preferiti integer not null default 0 check (preferiti >= 0),
    visualizzazioni integer not null default 0 check (visualizzazioni >= 0)
  )`,
  `insert into content_stats (content_id, type, mi_piace, preferiti, visualizzazioni)
    select id, type, mi_piace, preferiti, visualizzazioni from content`,
  `drop index content_best, content_most_liked, content_most_loved, content_most_seen, content_most_seen_of_type`,
  `create index content_stats_best on content_stats ((mi_piace + preferiti) desc, content_id)`,
  `create index content_stats_most_liked on content_stats (mi_piace desc, content_id)`,
  `create index content_stats_most_loved on content_stats (preferiti desc, content_id)`,
  `create index content_stats_most_seen on content_stats (visualizzazioni desc, content_id)`,
  `create index content_stats_most_seen_of_type on content_stats (type, visualizzazioni desc, content_id)`,
  `create or replace function pass_counters_on() returns trigger language plpgsql as $$ begin
    update content_stats set mi_piace = mi_piace + new.mi_piace - old.mi_piace,
      preferiti = preferiti + new.preferiti - old.preferiti,
      visualizzazioni = visualizzazioni + new.visualizzazioni - old.visualizzazioni
    where content_id = new.id;
    return null;
  end $$`,
  `create trigger pass_counters_on after update of mi_piace, preferiti, visualizzazioni on content
    for each row execute function pass_counters_on()`,
];

/** The choices of a film's duration in order, from 1; a series has none. */
const DURATION_CLASS = `case when type <> 'film' then null when durata <= 30 then 1 when durata <= 60 then 2
  when durata <= 120 then 3 else 4 end`;

/** One index for each axis to begin with; the others are filtered within it, without looking at the titles. */
const FILTERS = [
  `alter table content add column durata_scelta smallint generated always as (${DURATION_CLASS}) stored`,
  `drop index content_newest, content_newest_of_type, content_newest_of_year, content_latest_release,
    content_by_type_and_id`,
  `create index content_newest on content (created_at desc, id desc) where not hidden`,
  `create index content_newest_of_type on content (type, created_at desc, id desc) where not hidden`,
  `create index content_newest_of_duration on content (durata_scelta, created_at desc, id desc)
    where not hidden and durata_scelta is not null`,
  `create index content_newest_of_year on content (anno, created_at desc, id desc) include (type, durata_scelta)
    where not hidden`,
  `create index content_latest_release on content (data_uscita desc, id) where not hidden`,
  `create index content_by_type_and_id on content (type, id) where not hidden`,
  `create index content_hidden on content (id) where hidden`,
];

const GENRES = [
  `alter table content_genre add column type text, add column anno smallint, add column durata_scelta smallint`,
  `update content_genre set type = content.type, anno = content.anno, durata_scelta = content.durata_scelta
    from content where content.id = content_id`,
  `alter table content_genre alter column type set not null, alter column anno set not null`,
  `drop index content_genre_newest`,
  `create index content_genre_newest on content_genre (genre_id, created_at desc, content_id desc) include (type, anno)`,
  `create index content_genre_newest_of_type on content_genre (genre_id, type, created_at desc, content_id desc)
    include (anno, durata_scelta)`,
  `create index content_genre_newest_of_duration on content_genre
    (genre_id, durata_scelta, created_at desc, content_id desc) include (anno) where durata_scelta is not null`,
  `create index content_genre_newest_of_year on content_genre (genre_id, anno, created_at desc, content_id desc)
    include (type, durata_scelta)`,
  `alter table genre_window add column seen integer not null default 0`,
  `insert into genre_window (genre_id, type, content_id, plays, seen)
    select genre_id, content_genre.type, content_id, 0, visualizzazioni
    from content_genre join content_stats using (content_id)
    on conflict (content_id, genre_id) do update set seen = excluded.seen`,
  `drop index genre_window_ranking`,
  `create index genre_window_ranking on genre_window
    (genre_id, type, plays desc, (case when plays = 0 then seen else 0 end) desc, content_id)`,
];

/** Lists are short: sorted when they are read, they need no index by `added_at`. */
const LISTS = [
  `alter table list_item drop constraint list_item_pkey,
    add primary key (user_id, list, content_id) include (added_at)`,
  `drop index list_item_newest`,
  `alter table custom_list_item drop constraint custom_list_item_pkey,
    add primary key (list_id, content_id) include (added_at)`,
  `drop index custom_list_item_newest`,
];

const DAYS = [
  // Up to this title's id the windows end a day later already: periods advance in batches by id.
  `alter table ranking_state add column moved integer not null default 0`,
  `drop index play_daily_by_day`,
  `create index play_daily_by_day on play_daily (day, content_id) include (plays)`,
];
