import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { MomentWithDefault } from './columns.ts';

/** A movie night and its options. */
interface MovieNightTable {
  id: string;
  /** Null once the person was erased. */
  host_id: string | null;
  title: string;
  kind: TitleType | null;
  max_minutes: number | null;
  /** Genre ids. */
  left_out_genres: number[];
  /** Only titles that no member has watched. */
  unwatched: boolean;
  /** How long people vote, from the second one's joining. */
  voting_minutes: number;
  /** How many are expected; null: not known. */
  people: number | null;
  /** The update that asked for its card; null: a card of inline mode. */
  update_id: number | null;
  /** Of the lot; made before anybody has voted. */
  seed: string;
  state: Generated<'open' | 'chosen' | 'closed'>;
  /** Grows with each change that members see. */
  version: Generated<number>;
  created_at: MomentWithDefault;
  ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** When a match counts that there is already. */
  match_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  chosen_content_id: number | null;
  /** Whether the chosen title is hidden or was removed. */
  is_choice_gone: Generated<boolean>;
  chosen_by: 'match' | 'rule' | null;
  approvals: number | null;
  voters: number | null;
  /** One Italian sentence. */
  reason: string | null;
  is_lot: Generated<boolean>;
  play_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

interface MovieNightMemberTable {
  night_id: string;
  user_id: string;
  /** Its number in the night. */
  member: number;
  name: string;
  /** The number of its votes. */
  voted: Generated<number>;
  joined_at: MomentWithDefault;
  /** When it last joined or voted. */
  active_at: MomentWithDefault;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A title that is voted on; the first positions are shown first. */
interface MovieNightTitleTable {
  night_id: string;
  content_id: number;
  position: number;
}

interface MovieNightVoteTable {
  night_id: string;
  member: number;
  content_id: number;
  /** Null: taken back. */
  vote: 'yes' | 'no' | 'later' | null;
  /** The phone's time in milliseconds: the later vote counts. */
  at: number;
  /** Whether it has put the title into the member's list. */
  listed: Generated<boolean>;
}

export interface MovieNightTables {
  movie_night: MovieNightTable;
  movie_night_member: MovieNightMemberTable;
  movie_night_title: MovieNightTitleTable;
  movie_night_vote: MovieNightVoteTable;
}
