import { type ColumnType, type Generated, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { BigId, Day, Moment } from '../../database/tables/columns.ts';
import {
  daysAgo,
  type FactsOf,
  KEPT,
  type Merge,
  ofUser,
  part,
  someOf,
} from '../../database/tables/table-facts.ts';

/** Plays for the rankings: one per person, title and day; append-only. */
interface PlayEventTable {
  id: BigId;
  user_id: string;
  title_id: number;
  played_at: Moment;
  /** The catalogue's calendar day of `played_at`, see `lib/calendar.ts`. */
  day: Day;
  /** True in new rows: further plays of a title by a person on the same day are not stored. */
  first_of_day: boolean | null;
}

/** Plays that have not been counted yet. */
interface PendingPlayTable {
  event_id: ColumnType<unknown, never, never>;
  /** The reason why it cannot be counted and is left out. */
  failure: string | null;
}

interface PlayDailyTable {
  title_id: number;
  day: Day;
  plays: number;
}

/** Plays by day: the sum of `play_daily`, which a removed title leaves as it was. */
interface PlayTotalTable {
  day: Day;
  plays: number;
}

/** Plays within the last `period` days, counted back from `ranking_state.day`. */
interface PlayWindowTable {
  period: number;
  type: TitleType;
  title_id: number;
  plays: number;
}

/** Plays by genre within the genre ranking's period; includes titles without plays. */
interface GenreWindowTable {
  genre_id: number;
  type: TitleType;
  title_id: number;
  plays: number;
  /** Plays of all times. */
  seen: number;
}

/** One row: the last day of the ranking periods; locked by writers of the counters. */
interface RankingStateTable {
  only_row: Generated<boolean>;
  day: Day;
  /** Titles with ids up to this one are one day ahead. */
  moved: number;
}

export interface RankingTables {
  play_event: PlayEventTable;
  pending_play: PendingPlayTable;
  play_daily: PlayDailyTable;
  play_total: PlayTotalTable;
  play_window: PlayWindowTable;
  genre_window: GenreWindowTable;
  ranking_state: RankingStateTable;
}

const mergePlays: Merge = (titles) => sql`
  with moved as (
    update play_event as play set title_id = ${titles.keep},
      first_of_day = case when exists (
        select from play_event as same where same.user_id = play.user_id and same.title_id = ${titles.keep}
          and same.day = play.day and same.first_of_day) then null else first_of_day end
    where ${someOf(titles)} returning 1
  )
  select count(*)::int as moved from moved`;

export const rankingTables = {
  play_event: {
    ddl: [
      `create table play_event (
        id bigint generated always as identity primary key,
        user_id text not null,
        title_id integer not null references title on delete cascade,
        played_at timestamptz not null,
        day date not null,
        first_of_day boolean
      )`,
      `create index play_event_by_title on play_event (title_id)`,
      // A play counts once a person, title and day.
      `create unique index play_event_once_a_day on play_event (user_id, title_id, day) where first_of_day`,
      // Expired rows are searched by their time, which is also their order. The newest are searched the most, and an
      // unsummarised range is read whole.
      `create index play_event_by_time on play_event using brin (played_at) with (autosummarize = on)`,
      `create index play_event_latest on play_event (user_id, id desc) include (title_id)`,
    ],
    backup: true,
    // Counted ones.
    retention: {
      expired: ({ plays }) =>
        sql`played_at < ${daysAgo(plays)} and not exists (select from pending_play where event_id = id)`,
    },
    person: {
      whose: 'user_id',
      exported: part(
        'plays',
        (userId) => sql`
          select title_id as content_id, titolo, played_at from play_event join title on title.id = title_id
          where user_id = ${userId} order by played_at`,
      ),
      eraseMany: (userId, rows) =>
        sql`update play_event set user_id = '', first_of_day = null where ${rows(ofUser(userId))}`,
    },
    title: { merge: [mergePlays], isLarge: true },
  },
  pending_play: {
    ...KEPT,
    ddl: [
      `create table pending_play (
        event_id bigint primary key references play_event on delete cascade,
        failure text
      )`,
      `create index pending_play_given_up on pending_play (event_id) where failure is not null`,
    ],
  },
  play_daily: {
    ...KEPT,
    title: { merge: 'in code', isLarge: true },
    ddl: [
      `create table play_daily (
        title_id integer not null references title on delete cascade,
        day date not null,
        plays integer not null,
        primary key (title_id, day)
      )`,
      `create index play_daily_by_day on play_daily (day, title_id) include (plays)`,
    ],
  },
  play_total: {
    ...KEPT,
    ddl: [
      `create table play_total (
        day date primary key,
        plays bigint not null
      )`,
    ],
  },
  play_window: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      `create table play_window (
        period smallint not null,
        type text not null,
        title_id integer not null references title on delete cascade,
        plays integer not null,
        primary key (title_id, period)
      )`,
      `create index play_window_ranking on play_window (period, type, plays desc, title_id)`,
    ],
  },
  genre_window: {
    ...KEPT,
    title: { merge: [] },
    ddl: [
      `create table genre_window (
        genre_id smallint not null references genre,
        type text not null,
        title_id integer not null references title on delete cascade,
        plays integer not null,
        seen integer not null default 0,
        primary key (title_id, genre_id)
      )`,
      `create index genre_window_ranking on genre_window
        (genre_id, type, plays desc, (case when plays = 0 then seen else 0 end) desc, title_id)`,
    ],
  },
  ranking_state: {
    ...KEPT,
    ddl: [
      // Up to the title `moved` the windows end a day later already: periods advance in batches by id.
      `create table ranking_state (
        only_row boolean primary key default true check (only_row),
        day date not null,
        moved integer not null default 0
      )`,
      `insert into ranking_state (day) values ((now() at time zone 'utc')::date)`,
    ],
  },
} satisfies FactsOf<RankingTables>;
