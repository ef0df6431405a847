import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { BigId, ClaimColumns, MomentWithDefault } from './columns.ts';

/** What is asked for and is not in the catalogue; `accepted`: approved before any title of the catalogue is it. */
interface TitleRequestTable {
  id: Generated<number>;
  /** What is asked for: `film:653`, `serie:1396:2` (a season), or `words:` and the words normalised. */
  key: string;
  /** As they were first written. */
  words: string;
  /** Of TMDB's title; all null while only the words are known. */
  type: TitleType | null;
  tmdb_id: number | null;
  season: number | null;
  name: string;
  /** Of the first release; empty where it is not known. */
  year: string;
  poster: string | null;
  plot: string;
  state: Generated<'open' | 'accepted' | 'added' | 'linked' | 'rejected' | 'withdrawn' | 'merged'>;
  /** The catalogue's title that it became. */
  content_id: number | null;
  /** Why it was rejected. */
  reason: string | null;
  /** How many want it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The last person to whom the decision was passed on, in the order of ids; null once it was to all. */
  reached: string | null;
  /** When its words are looked up in TMDB; null: never. */
  match_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  match_attempts: Generated<number>;
  /** The newest title when it was made: only a newer one can be what was missing. Null in requests from before. */
  newest_title: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A person who wants a request's title, and the queue of what they are told of it. */
interface TitleRequesterTable extends ClaimColumns {
  id: BigId;
  request_id: number;
  user_id: string;
  asked_at: MomentWithDefault;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The request's state that the person is to be told; null: nothing. */
  news: string | null;
  /** When it was decided to tell them. */
  news_at: Date | null;
  told_at: Date | null;
  /** When an attempt began whose outcome is not known yet. */
  begun_at: Date | null;
}

/** An approved request that is handed over to a Seerr. */
export interface SeerrRequestTable {
  request_id: number;
  /** Its number there; null before it was handed over. */
  seerr_id: number | null;
  state: Generated<
    | 'waiting'
    | 'pending'
    | 'approved'
    | 'processing'
    | 'partial'
    | 'available'
    | 'declined'
    | 'failed'
    | 'gone'
  >;
  /** When it is handed over or asked about next. */
  next_at: MomentWithDefault;
}

export interface RequestTables {
  title_request: TitleRequestTable;
  title_requester: TitleRequesterTable;
  seerr_request: SeerrRequestTable;
}
