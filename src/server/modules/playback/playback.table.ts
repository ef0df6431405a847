import { type ColumnType, type Generated, sql } from 'kysely';
import type { BigId, ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import {
  daysAgo,
  type FactsOf,
  KEPT,
  type Merge,
  moveMissingRows,
  moveRows,
  ownRows,
  someOf,
} from '../../database/tables/table-facts.ts';

/** Delivery queue, with finished deliveries. */
interface DeliveryTable extends ClaimColumns {
  id: BigId;
  user_id: string;
  kind: 'play' | 'search';
  title_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  delivered_at: Date | null;
  /** The request id of its call or update, for the log. */
  request_id: string | null;
  /** Of the episode whose subtitles are delivered. */
  season: ColumnType<number | null, number | null | undefined, number | null>;
  episode: ColumnType<number | null, number | null | undefined, number | null>;
  /** True for the subtitles of a video that has been delivered. */
  subtitles: Generated<boolean>;
  /** It was requested below a message that shows the title. */
  below_card: Generated<boolean>;
}

/** The last episode of a series delivered to a person. */
interface WatchProgressTable {
  user_id: string;
  title_id: number;
  season: number;
  episode: number;
  reached_at: MomentWithDefault;
}

/** A film delivered to a person, or a film or episode that they have watched. */
interface ViewingTable {
  user_id: string;
  title_id: number;
  season: number | null;
  episode: number | null;
  /** A film's last delivery. */
  delivered_at: Date | null;
  /** Null: not marked as watched. */
  watched_at: Date | null;
}

export interface PlaybackTables {
  delivery: DeliveryTable;
  watch_progress: WatchProgressTable;
  viewing: ViewingTable;
}

const mergeViewings: Merge = (titles) => sql`
  with moved as (
    delete from viewing where ${someOf(titles)} returning user_id, season, episode, delivered_at, watched_at
  ), added as (
    insert into viewing (title_id, user_id, season, episode, delivered_at, watched_at)
    select ${titles.keep}::int, user_id, season, episode, delivered_at, watched_at from moved
    on conflict (user_id, title_id, season, episode) do update set
      delivered_at = greatest(viewing.delivered_at, excluded.delivered_at),
      watched_at = least(viewing.watched_at, excluded.watched_at)
  )
  select count(*)::int as moved from moved`;

export const playbackTables = {
  delivery: {
    backup: true,
    // Sent or failed ones.
    retention: {
      expired: ({ deliveries }) => sql`state <> 'waiting' and created_at < ${daysAgo(deliveries)}`,
    },
    person: ownRows(
      'delivery',
      'deliveries',
      sql`
        kind, title_id as content_id, season, episode, subtitles, created_at, state, delivered_at, failure`,
      { isMany: true },
    ),
    title: { merge: [moveRows], isLarge: true },
  },
  watch_progress: {
    ...KEPT,
    person: ownRows('watch_progress', 'episodes', sql`title_id as content_id, season, episode, reached_at`, {
      order: sql`title_id`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  viewing: {
    ...KEPT,
    person: ownRows(
      'viewing',
      'watched',
      sql`title_id as content_id, season, episode, delivered_at, watched_at`,
      {
        order: sql`title_id, season, episode`,
        isMany: true,
      },
    ),
    title: { merge: [mergeViewings], isLarge: true },
  },
} satisfies FactsOf<PlaybackTables>;
