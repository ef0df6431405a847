import { type ColumnType, type Generated, sql } from 'kysely';
import { claimGuardsOf } from '../../database/tables/claim-guards.ts';
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
    ddl: [
      `create table delivery (
        id bigint generated always as identity primary key,
        user_id text not null,
        kind text not null check (kind in ('play', 'search')),
        title_id integer references title on delete cascade,
        season smallint,
        episode smallint,
        subtitles boolean not null default false,
        below_card boolean not null default false,
        request_id text,
        created_at timestamptz not null default now(),
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        delivered_at timestamptz,
        claimed_until timestamptz,
        failure text,
        check ((kind = 'play') = (title_id is not null))
      )`,
      ...claimGuardsOf('delivery'),
      // While statistics say that hardly any delivery waits, the planner would also use this index to find a person's, and
      // read everybody's: `next_attempt_at is not null`, which is always so, lets only queries by that time use it.
      `create index delivery_due on delivery (next_attempt_at, id)
        where state = 'waiting' and next_attempt_at is not null`,
      // For the check that no earlier delivery of the same person waits.
      `create index delivery_in_turn on delivery (user_id, id) where state = 'waiting'`,
      `create index delivery_recent on delivery (user_id, created_at)`,
      `create index delivery_failed on delivery (id desc) where state = 'failed'`,
      `create index delivery_by_title on delivery (title_id) where title_id is not null`,
      `create index delivery_by_time on delivery using brin (created_at) with (autosummarize = on)`,
    ],
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
    ddl: [
      // The last delivered episode of each series.
      `create table watch_progress (
        user_id text not null,
        title_id integer not null references title on delete cascade,
        season smallint not null,
        episode smallint not null,
        reached_at timestamptz not null default now(),
        primary key (user_id, title_id)
      )`,
      `create index watch_progress_by_title on watch_progress (title_id)`,
      `create index watch_progress_followers on watch_progress (title_id, user_id) include (season, episode)`,
    ],
    person: ownRows('watch_progress', 'episodes', sql`title_id as content_id, season, episode, reached_at`, {
      order: sql`title_id`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  viewing: {
    ...KEPT,
    ddl: [
      // Watched films and episodes. A film has a row from its delivery on, for the list of titles to continue; an
      // episode only once it is watched.
      `create table viewing (
        user_id text not null,
        title_id integer not null references title on delete cascade,
        season smallint,
        episode smallint,
        delivered_at timestamptz,
        watched_at timestamptz,
        unique nulls not distinct (user_id, title_id, season, episode),
        check ((season is null) = (episode is null)),
        check (delivered_at is not null or watched_at is not null)
      )`,
      `create index viewing_by_title on viewing (title_id)`,
      `create index viewing_history on viewing (user_id, watched_at desc, title_id, season, episode)
        where watched_at is not null`,
      `create index viewing_unwatched on viewing (user_id, delivered_at desc, title_id) where watched_at is null`,
    ],
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
