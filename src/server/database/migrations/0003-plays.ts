import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Plays are only ever added; counters are kept beside them, so that a ranking is read off an index
 * whatever the number of plays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table play_event (
      id bigint generated always as identity primary key,
      user_id text not null,
      content_id integer not null references content on delete cascade,
      played_at timestamptz not null,
      day date not null
    )`,
    `create index play_event_by_content on play_event (content_id)`,
    `create table play_uncounted (
      event_id bigint primary key references play_event on delete cascade
    )`,
    `create table play_daily (
      content_id integer not null references content on delete cascade,
      day date not null,
      plays integer not null,
      primary key (content_id, day)
    )`,
    `create index play_daily_by_day on play_daily (day)`,
    `create table play_window (
      period smallint not null,
      type text not null,
      content_id integer not null references content on delete cascade,
      plays integer not null,
      primary key (content_id, period)
    )`,
    `create index play_window_ranking on play_window (period, type, plays desc, content_id)`,
    `create table genre_window (
      genre_id smallint not null references genre,
      type text not null,
      content_id integer not null references content on delete cascade,
      plays integer not null,
      primary key (content_id, genre_id)
    )`,
    `create index genre_window_ranking on genre_window (genre_id, type, plays desc, content_id)`,
    `create table ranking_state (
      only_row boolean primary key default true check (only_row),
      day date not null
    )`,
    `insert into ranking_state (day) values ((now() at time zone 'utc')::date)`,
  ]);
}
