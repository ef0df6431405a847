import { sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import { offeredTitles } from './deck/deck-order.ts';

type NightMember = { member: number; userId: string; name: string; voted: number; isRemoved: boolean };

/** A night's columns read by its deck. */
export type NightOfDeck = {
  id: string;
  kind: 'film' | 'serie' | null;
  maxMinutes: number | null;
  leftOutGenres: number[];
  unwatched: boolean;
};

/** A night with its members, as all of them see it. */
export type Night = NightOfDeck & {
  hostId: string | null;
  title: string;
  votingMinutes: number;
  /** The expected number. */
  people: number | null;
  state: 'open' | 'chosen' | 'closed';
  version: number;
  createdAt: Date;
  endsAt: Date | null;
  /** When a match counts that there is already. */
  matchAt: Date | null;
  /** True if `endsAt` has passed, by the database's clock. */
  isTimeUp: boolean;
  chosenId: number | null;
  /** True if the chosen title has been hidden or removed since. */
  isChoiceGone: boolean;
  chosenBy: 'match' | 'rule' | null;
  approvals: number;
  voters: number;
  reason: string;
  playAt: Date | null;
  /** Number of titles in the deck that can be chosen. */
  titles: number;
  members: NightMember[];
};

/** SQL: the columns of a `Night` in its own row. */
export const NIGHT_COLUMNS = sql`
  movie_night.id, host_id as "hostId", title, kind, max_minutes as "maxMinutes", left_out_genres as "leftOutGenres",
  unwatched, voting_minutes as "votingMinutes", people, state, version, created_at as "createdAt", ends_at as "endsAt",
  match_at as "matchAt", coalesce(ends_at <= now(), false) as "isTimeUp",
  chosen_title_id as "chosenId", is_choice_gone as "isChoiceGone", chosen_by as "chosenBy", coalesce(approvals, 0) as approvals,
  coalesce(voters, 0) as voters, coalesce(reason, '') as reason, play_at as "playAt"`;

/** A night by its id; undefined when nobody has opened it, or it was erased. */
export async function findNight(db: Db, id: string): Promise<Night | undefined> {
  return one<Night>(db)`
    select ${NIGHT_COLUMNS},
      (select count(*)::int from (${offeredTitles(sql`movie_night.id`)}) as deck) as titles,
      (select coalesce(json_agg(json_build_object('member', member, 'userId', user_id, 'name', name, 'voted', voted,
          'isRemoved', removed_at is not null) order by member), '[]')
        from movie_night_member where night_id = movie_night.id) as members
    from movie_night where id = ${id}`;
}

/** The versions of the nights that still exist. */
export async function nightVersions(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('movie_night')
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();
}
