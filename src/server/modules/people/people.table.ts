import { type ColumnType, type Generated, sql } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, KEPT, ofUser, ownRows, part } from '../../database/tables/table-facts.ts';

interface PersonTable {
  user_id: string;
  first_seen_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
  /** `infinity` without end, null for people who never were premium. */
  premium_until: ColumnType<unknown, Date | string | null | undefined, Date | string | null>;
  /** Launch keys and sessions issued before are revoked. */
  sessions_ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The user name in lower case and without @, as of the person's last message to the bot. */
  username: string | null;
  /** The time of the ban; null: not banned. */
  barred_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The time since when the bot cannot write to them (blocked). */
  blocked_at: Date | null;
  /** No notifications and announcements. */
  notices_off: Generated<boolean>;
  /** No notifications of new episodes of series that they have started or keep in a list. */
  series_notices_off: Generated<boolean>;
  /** When their next weekly digest is due; null: they want none. */
  digest_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The end of premium of which they were notified last. */
  premium_end_told: ColumnType<Date | null, undefined, Date | null>;
  /** The lines of the picture and the language of the version that they chose last. */
  preferred_quality: ColumnType<number | null, number | null | undefined, number | null>;
  preferred_language: ColumnType<string | null, string | null | undefined, string | null>;
  /** When their menu button was set. */
  menu_set_at: ColumnType<Date | null, Date | undefined, Date | null>;
  /** A former bot knew them, and the present one has not greeted them. */
  knew_former_bot: Generated<boolean>;
  /** As the messenger last sent it: the name that others in a movie night see. */
  first_name: ColumnType<string | null, string | null | undefined, string | null>;
  /** The code that their messenger sent last, `en` or `pt-br`; null in installations with one language. */
  messenger_language: ColumnType<string | null, string | null | undefined, string | null>;
  /** The language that they chose; null: their messenger's. */
  chosen_language: ColumnType<string | null, string | null | undefined, string | null>;
  /** The language in which they want titles to be named; null: theirs. */
  chosen_title_language: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Bans and revoked sessions of people who were forgotten. */
interface ForgottenBanTable {
  /** A keyed hash of the user id. */
  person_hash: string;
  barred_at: Date | null;
  sessions_ended_at: Date | null;
}

/** Recent erasures, with the used part of a person's daily limits. */
interface ErasureTable {
  /** A keyed hash of the user id. */
  person_hash: string;
  /** A limit, see `PersonFacts`; `erasure` is in each. */
  kind: string;
  uses: Generated<number>;
  erased_at: MomentWithDefault;
}

/** People who help an owner at the desk. */
interface HelperTable {
  user_id: string;
  /** The owner who made them a helper; null once that owner's data are erased. */
  given_by: string | null;
  given_at: MomentWithDefault;
}

export interface PeopleTables {
  person: PersonTable;
  helper: HelperTable;
  forgotten_ban: ForgottenBanTable;
  erasure: ErasureTable;
}

export const peopleTables = {
  person: {
    ...KEPT,
    person: {
      lock: (userId) => sql`select from person where ${ofUser(userId)} for update`,
      ...ownRows(
        'person',
        'person',
        sql`
        username, first_name, first_seen_at, last_seen_at, premium_until::text, sessions_ended_at, barred_at, blocked_at,
        notices_off, series_notices_off, digest_at, premium_end_told, menu_set_at, knew_former_bot, preferred_quality, preferred_language,
        messenger_language, chosen_language, chosen_title_language`,
        { order: sql`user_id` },
      ),
    },
  },
  helper: {
    ...KEPT,
    person: {
      whose: 'user_id',
      // Whom the person made helpers is those people's.
      exported: part(
        'helper',
        (userId) => sql`
          select user_id = ${userId} as is_helper, given_by = ${userId} as is_giver, given_at from helper
          where ${ofUser(userId)} or given_by = ${userId} order by given_at`,
      ),
      erase: (userId) => sql`
        with own as (delete from helper where ${ofUser(userId)})
        update helper set given_by = null where given_by = ${userId} and user_id <> ${userId}`,
    },
  },
  // A keyed hash is nobody's.
  forgotten_ban: {
    ...KEPT,
  },
  // Kept for as long as things issued earlier would be valid: launch links live for a week.
  erasure: {
    backup: true,
    retention: { expired: () => sql`erased_at < ${daysAgo(8)}` },
  },
} satisfies FactsOf<PeopleTables>;
