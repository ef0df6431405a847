import { type RawBuilder, sql } from 'kysely';

/** The code of the error of a statement whose rows name somebody whose data are erased: a trigger of their table refuses it. */
export const ERASED_CODE = 'VE001';
/** The kind of an `erasure` that lasts until the person comes back. */
export const GONE = 'gone';
/** Setting: the key of the hashes of user ids. */
export const HASH_KEY = 'person_hash_key';

/** SQL: the hash of a user id; null until someone is erased. */
export function hashOf(userId: string): RawBuilder<string | null> {
  return sql`(select encode(sha256(convert_to(value || ${userId}, 'UTF8')), 'hex') from setting where key = ${HASH_KEY})`;
}

/** Setting of a transaction that restores a back-up, whose rows come in any order. */
export const RESTORES = 'vetrina.restores';
