import { type ColumnType, type Generated, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { hashOf } from '../../database/tables/refuse-erased.ts';
import { daysAgo, type FactsOf, KEPT, part } from '../../database/tables/table-facts.ts';

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
  /** The time for voting, from the second one's joining. */
  voting_minutes: number;
  /** The expected number; null if unknown. */
  people: number | null;
  /** The update that asked for its card; null: a card of inline mode. */
  update_id: number | null;
  /** Servers of version 1.0 alone read these two: a lot's seed, and a flag for its choice. */
  seed: string;
  is_lot: Generated<boolean>;
  state: Generated<'open' | 'chosen' | 'closed'>;
  /** Grows with each change that members see. */
  version: Generated<number>;
  created_at: MomentWithDefault;
  ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** When a match counts that there is already. */
  match_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  chosen_title_id: number | null;
  /** The chosen title is hidden or was removed. */
  is_choice_gone: Generated<boolean>;
  chosen_by: 'match' | 'rule' | null;
  approvals: number | null;
  voters: number | null;
  /** One sentence in the language of the host. */
  reason: string | null;
  play_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

interface MovieNightMemberTable {
  night_id: string;
  /** Its hash once a removed one was erased. */
  user_id: string;
  /** Its number in the night. */
  member: number;
  name: string;
  /** The number of its votes. */
  voted: Generated<number>;
  joined_at: MomentWithDefault;
  /** Servers of version 1.0 alone read it: when the member last joined or voted. */
  active_at: MomentWithDefault;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A title in the deck; the first positions come first. */
interface MovieNightTitleTable {
  night_id: string;
  title_id: number;
  position: number;
}

interface MovieNightVoteTable {
  night_id: string;
  member: number;
  title_id: number;
  /** Null: taken back. */
  vote: 'yes' | 'no' | 'later' | null;
  /** The phone's time in milliseconds: the later vote counts. */
  at: number;
  /** The title has been put into the member's list. */
  listed: Generated<boolean>;
}

export interface MovieNightTables {
  movie_night: MovieNightTable;
  movie_night_member: MovieNightMemberTable;
  movie_night_title: MovieNightTitleTable;
  movie_night_vote: MovieNightVoteTable;
}

/**
 * SQL: locks the nights that a person attends or hosts, before their contents: votes lock their night first, and in
 * a different order both would wait for each other.
 */
export const lockMovieNights = (userId: string) => sql`
  select id from movie_night where id in (
    select night_id from movie_night_member where user_id = ${userId}
    union all select id from movie_night where host_id = ${userId})
  order by id for update`;

/**
 * Nights continue without the person, their cards without the name, and the others may agree already. A night that the
 * person was removed from keeps the hash of their id, or an erasure would be a way back.
 */
const forgetMovieNights = (userId: string) => sql`
  with unnamed as (
    update movie_night_member set user_id = ${hashOf(userId)}, name = ''
    where user_id = ${userId} and removed_at is not null returning night_id, member
  ), votes as (
    delete from movie_night_vote where (night_id, member) in (select night_id, member from unnamed)
  ), attended as (
    delete from movie_night_member where user_id = ${userId} and removed_at is null returning night_id
  ), card as (
    ${liveMessagesChange(
      'night',
      sql`select night_id from attended union select id from movie_night where host_id = ${userId}`,
    )}
  )
  update movie_night set version = version + 1, match_at = now(),
    host_id = case when host_id = ${userId} then null else host_id end,
    title = case when host_id = ${userId} then 'Serata' else title end
  where id in (select night_id from attended) or host_id = ${userId}
  returning pg_notify('movie_night', id)`;

/** Retention in days. */
const KEEP_NIGHTS_DAYS = 30;

export const movieNightTables = {
  movie_night_member: {
    ...KEPT,
    person: {
      whose: 'user_id',
      exported: part(
        'movieNights',
        (userId) => sql`
          select movie_night.title, movie_night.created_at, state,
            coalesce(movie_night.host_id = ${userId}, false) as hosted, name, joined_at, title.titolo, vote
          from movie_night
          left join movie_night_member as own on own.night_id = movie_night.id and user_id = ${userId}
          left join movie_night_vote as votes on votes.night_id = own.night_id and votes.member = own.member
          left join title on title.id = title_id
          where user_id is not null or host_id = ${userId}
          order by movie_night.created_at, movie_night.id, title_id`,
      ),
      lock: lockMovieNights,
      erase: forgetMovieNights,
    },
  },
  movie_night: {
    updates: 'update_id',
    backup: true,
    messages: ['night'],
    // Each may have a thousand votes.
    retention: { expired: () => sql`created_at < ${daysAgo(KEEP_NIGHTS_DAYS)}`, batch: 5 },
    person: { whose: 'host_id', exported: { within: 'movie_night_member' } },
  },
  movie_night_title: {
    ...KEPT,
    title: { merge: 'in code', isLarge: true },
  },
  movie_night_vote: {
    ...KEPT,
    person: { whose: null, exported: { within: 'movie_night_member' } },
    title: { merge: 'in code', isLarge: true },
  },
} satisfies FactsOf<MovieNightTables>;
