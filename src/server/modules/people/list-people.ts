import { type RawBuilder, sql } from 'kysely';
import type { ShownPeople } from '../../../contract/desk/people.ts';
import { all, type Db } from '../../database/db.ts';

/** A person as owners see them. */
export type ListedPerson = {
  id: string;
  username: string | null;
  firstName: string | null;
  lastSeenAt: Date;
  isPremium: boolean;
  /** Null without an end, and without premium. */
  premiumUntil: Date | null;
  isBanned: boolean;
  isHelper: boolean;
};

const IS_SHOWN = {
  all: sql`true`,
  premium: sql`premium_until is not null and premium_until > now()`,
  helpers: sql`exists (select from helper where helper.user_id = person.user_id)`,
  banned: sql`barred_at is not null`,
} as const;

/** SQL: a person's searchable words; the index `person_by_words` is on exactly this. */
const WORDS = sql`lower(coalesce(username, '') || ' ' || coalesce(first_name, '') || ' ' || user_id)`;

/** Letters from which on a part of a name is searched, whose trigrams an index has; fewer begin a name. */
const MIN_PART_LENGTH = 3;

function isFoundBy(text: string): RawBuilder<boolean> {
  if (text === '') return sql`true`;
  if (text.length >= MIN_PART_LENGTH) return sql`${WORDS} like ${`%${text}%`}`;
  return sql`(${WORDS} like ${`${text}%`} or ${WORDS} like ${`% ${text}%`})`;
}

/**
 * People whose name, @name or id contains these words, or begins with one or two letters, newest first; `after` is the last person
 * of the previous page.
 */
export async function listPeople(
  db: Db,
  {
    words,
    show,
    after,
    limit,
  }: { words: string; show: ShownPeople; after: string | undefined; limit: number },
): Promise<ListedPerson[]> {
  const text = words
    .toLowerCase()
    .replace(/^@/, '')
    .replace(/[\\%_]/g, '\\$&');
  // Row by row, so that an index finds the place: a subquery's row would be compared with each.
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`(first_seen_at, user_id) < ((select first_seen_at from person where user_id = ${after}), ${after})`;
  return all<ListedPerson>(db)`
    select user_id as id, username, first_name as "firstName", last_seen_at as "lastSeenAt",
      coalesce(premium_until > now(), false) as "isPremium",
      case when premium_until > now() then nullif(premium_until, 'infinity') end as "premiumUntil",
      barred_at is not null as "isBanned", ${IS_SHOWN.helpers} as "isHelper"
    from person where ${IS_SHOWN[show]} and ${isFoundBy(text)} and ${isBehind}
    order by first_seen_at desc, user_id desc limit ${limit}`;
}
