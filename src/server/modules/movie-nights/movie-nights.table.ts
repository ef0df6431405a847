import { type ColumnType, type Generated, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
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
  /** The lot's seed; made before anybody has voted. */
  seed: string;
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

/** Nights continue without the person, and their cards without the name. */
const forgetMovieNights = (userId: string) => sql`
  with attended as (
    delete from movie_night_member where user_id = ${userId} returning night_id
  ), card as (
    ${liveMessagesChange(
      'night',
      sql`select night_id from attended union select id from movie_night where host_id = ${userId}`,
    )}
  )
  update movie_night set version = version + 1,
    host_id = case when host_id = ${userId} then null else host_id end,
    title = case when host_id = ${userId} then 'Serata' else title end
  where id in (select night_id from attended) or host_id = ${userId}`;

/** Retention in days: longer than a refused title is not offered again. */
const KEEP_NIGHTS_DAYS = 30;

export const movieNightTables = {
  movie_night_member: {
    ...KEPT,
    ddl: [
      // `active_at` is when the member last joined or voted.
      `create table movie_night_member (
        night_id text not null references movie_night on delete cascade,
        user_id text not null,
        member smallint not null,
        name text not null,
        voted smallint not null default 0,
        joined_at timestamptz not null default now(),
        active_at timestamptz not null default now(),
        removed_at timestamptz,
        primary key (night_id, user_id),
        unique (night_id, member)
      )`,
      `create index movie_night_member_by_person on movie_night_member (user_id, joined_at)`,
    ],
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
    ddl: [
      // `version` grows with each change that members see. `seed` is for the lot, and made before anybody has voted.
      // `match_at`: when a match counts that there is already. `update_id`: the update that has asked for its card.
      `create table movie_night (
        id text primary key,
        host_id text,
        title text not null,
        kind text check (kind in ('film', 'serie')),
        max_minutes smallint,
        left_out_genres smallint[] not null default '{}',
        unwatched boolean not null default false,
        people smallint,
        voting_minutes smallint not null,
        seed text not null,
        state text not null default 'open' check (state in ('open', 'chosen', 'closed')),
        version integer not null default 1,
        update_id bigint,
        created_at timestamptz not null default now(),
        ends_at timestamptz,
        match_at timestamptz,
        chosen_title_id integer references title on delete set null,
        chosen_by text check (chosen_by in ('match', 'rule')),
        approvals smallint,
        voters smallint,
        reason text,
        is_lot boolean not null default false,
        is_choice_gone boolean not null default false,
        play_at timestamptz
      )`,
      `create index movie_night_open_by_host on movie_night (host_id, created_at) where state = 'open'`,
      `create index movie_night_by_host on movie_night (host_id) where host_id is not null`,
      `create index movie_night_due on movie_night (least(ends_at, match_at)) where state = 'open'`,
      `create index movie_night_by_time on movie_night (created_at)`,
      `create unique index movie_night_by_update on movie_night (update_id) where update_id is not null`,
      `create index movie_night_by_choice on movie_night (chosen_title_id) where chosen_title_id is not null`,
    ],
    backup: true,
    messages: ['night'],
    // Each may have a thousand votes.
    retention: { expired: () => sql`created_at < ${daysAgo(KEEP_NIGHTS_DAYS)}`, batch: 5 },
    person: { whose: 'host_id', exported: { within: 'movie_night_member' } },
  },
  movie_night_title: {
    ...KEPT,
    title: { merge: 'in code', isLarge: true },
    ddl: [
      `create table movie_night_title (
        night_id text not null references movie_night on delete cascade,
        title_id integer not null references title on delete cascade,
        position smallint not null,
        primary key (night_id, title_id)
      )`,
      `create index movie_night_title_by_title on movie_night_title (title_id)`,
    ],
  },
  movie_night_vote: {
    ...KEPT,
    ddl: [
      // `at` is the phone's time; `listed` is set if the vote has put the title into the member's list. A vote that was
      // taken back stays without a value, so that an older one that comes later is recognised.
      `create table movie_night_vote (
        night_id text not null,
        member smallint not null,
        title_id integer not null references title on delete cascade,
        vote text check (vote in ('yes', 'no', 'later')),
        at bigint not null,
        listed boolean not null default false,
        primary key (night_id, member, title_id),
        foreign key (night_id, member) references movie_night_member (night_id, member) on delete cascade
      )`,
      `create index movie_night_vote_by_title on movie_night_vote (title_id)`,
    ],
    person: { whose: null, exported: { within: 'movie_night_member' } },
    title: { merge: 'in code', isLarge: true },
  },
} satisfies FactsOf<MovieNightTables>;
