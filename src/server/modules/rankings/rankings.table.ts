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
  },
  play_daily: {
    ...KEPT,
    title: { merge: 'in code', isLarge: true },
  },
  play_total: {
    ...KEPT,
  },
  play_window: {
    ...KEPT,
    title: { merge: [] },
  },
  genre_window: {
    ...KEPT,
    title: { merge: [] },
  },
  ranking_state: {
    ...KEPT,
  },
} satisfies FactsOf<RankingTables>;
