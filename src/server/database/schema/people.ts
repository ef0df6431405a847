import { type ColumnType, type Generated, sql } from 'kysely';
import { type FactsOf, KEPT, ownRows } from '../table-facts.ts';
import type { MomentWithDefault } from './columns.ts';

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
  /** Since when the person is banned; null: not banned. */
  barred_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Since when the bot cannot write to them (blocked). */
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
  menu_set_at: ColumnType<Date | null, Date | undefined, Date>;
  /** As the messenger last sent it: how others in a movie night see them. */
  first_name: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Bans and revoked sessions of people who were forgotten. */
interface ForgottenBanTable {
  /** A keyed hash of the user id. */
  person_hash: string;
  barred_at: Date | null;
  sessions_ended_at: Date | null;
}

export interface PeopleTables {
  person: PersonTable;
  forgotten_ban: ForgottenBanTable;
}

export const peopleTables = {
  person: {
    ...KEPT,
    person: ownRows(
      'person',
      'person',
      sql`
        username, first_name, first_seen_at, last_seen_at, premium_until::text, sessions_ended_at, barred_at, blocked_at,
        notices_off, series_notices_off, digest_at, premium_end_told, menu_set_at, preferred_quality, preferred_language`,
      { order: sql`user_id` },
    ),
  },
  // A keyed hash is nobody's.
  forgotten_ban: KEPT,
} satisfies FactsOf<PeopleTables>;
