import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { readSetting } from '../../database/stored-settings.ts';
import { HASH_KEY, hashOf } from '../../database/tables/refuse-erased.ts';

/** The failure stored with a banned person's deliveries. */
export const BANNED_FAILURE = 'kept out by an owner';

// An erased person stays banned, and their old links and sessions revoked: a keyed hash of the id identifies them.

/** A ban waits for the person's actions that it forbids, and these for the ban: until the transaction ends. */
export async function lockBan(transaction: DbTransaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ban of ${userId}`}, 0))`.execute(transaction);
}

export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('barred_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined || (await forgottenBan(userId).execute(db)).rows.length > 0;
}

/** Makes the key of the hashes, once. */
export async function makeHashKey(transaction: DbTransaction): Promise<void> {
  await sql`
    insert into setting (key, value) values (${HASH_KEY}, concat(gen_random_uuid(), gen_random_uuid()))
    on conflict do nothing`.execute(transaction);
}

/** Stores a person's ban and revocation under the hash, to outlast their data. */
export async function rememberBan(transaction: DbTransaction, userId: string): Promise<void> {
  await makeHashKey(transaction);
  await sql`
    insert into forgotten_ban (person_hash, barred_at, sessions_ended_at)
    select ${hashOf(userId)}, barred_at, sessions_ended_at from person
    where user_id = ${userId} and (barred_at is not null or sessions_ended_at is not null)
    on conflict (person_hash) do update set barred_at = coalesce(excluded.barred_at, forgotten_ban.barred_at),
      sessions_ended_at = coalesce(excluded.sessions_ended_at, forgotten_ban.sessions_ended_at)`.execute(
    transaction,
  );
}

/** SQL: a row if an erased person was banned, and still is. */
export function forgottenBan(userId: string): RawBuilder<unknown> {
  return sql`select from forgotten_ban where person_hash = ${hashOf(userId)} and barred_at is not null`;
}

/** Lifts the ban of an erased person; false when there was none. */
export async function liftForgottenBan(db: Db, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update forgotten_ban set barred_at = null
    where person_hash = ${hashOf(userId)} and barred_at is not null`.execute(db);
  return numAffectedRows > 0n;
}

/** Reads when the sessions of erased people were revoked; the result is a lookup by user id. */
export async function readForgottenRevocations(db: Db): Promise<(userId: string) => Date | undefined> {
  const rows = await all<{ hash: string; at: Date }>(db)`
    select person_hash as hash, sessions_ended_at as at from forgotten_ban where sessions_ended_at is not null`;
  return hashLookup(db, rows);
}

/** A lookup by user id among rows stored by its hash. */
export async function hashLookup(
  db: Db,
  rows: readonly { hash: string; at: Date }[],
): Promise<(userId: string) => Date | undefined> {
  const key = rows.length > 0 ? await readSetting(db, HASH_KEY) : undefined;
  if (key === undefined) return () => undefined;
  const times = new Map(rows.map(({ hash, at }) => [hash, at]));
  return (userId) =>
    times.get(
      createHash('sha256')
        .update(key + userId)
        .digest('hex'),
    );
}
