import type { ColumnType, Generated } from 'kysely';
import type { BigId, ClaimColumns, MomentWithDefault } from './columns.ts';

/** Delivery queue, with finished deliveries. */
interface DeliveryTable extends ClaimColumns {
  id: BigId;
  user_id: string;
  kind: 'play' | 'search';
  content_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  delivered_at: Date | null;
  /** The request id of its call or update, for the log. */
  request_id: string | null;
  /** Of an episode whose subtitles are delivered. */
  season: ColumnType<number | null, number | null | undefined, number | null>;
  episode: ColumnType<number | null, number | null | undefined, number | null>;
  /** It is the subtitles of a video that has been delivered. */
  subtitles: Generated<boolean>;
}

/** The last episode of a series delivered to a person. */
interface WatchProgressTable {
  user_id: string;
  content_id: number;
  season: number;
  episode: number;
  reached_at: MomentWithDefault;
}

/** A film delivered to a person, or a film or episode that they have watched. */
interface ViewingTable {
  user_id: string;
  content_id: number;
  season: number | null;
  episode: number | null;
  /** Of a film: its last delivery. */
  delivered_at: Date | null;
  /** Null: not marked as watched. */
  watched_at: Date | null;
}

export interface PlaybackTables {
  delivery: DeliveryTable;
  watch_progress: WatchProgressTable;
  viewing: ViewingTable;
}
