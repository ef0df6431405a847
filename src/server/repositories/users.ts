import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Notes that somebody signed in; false for who is kept out by an owner. */
export async function seeUser(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const seen = await db
    .insertInto('person')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ last_seen_at: sql`now()` })
        .where('person.barred_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return seen !== undefined;
}

/** Ends all sessions of somebody: launch links and session tokens issued until now are no good any more. */
export async function endSessions(db: Kysely<Schema>, userId: string): Promise<void> {
  const ended = { sessions_ended_at: sql<Date>`now()` };
  await db
    .insertInto('person')
    .values({ user_id: userId, ...ended })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(ended))
    .execute();
}

/** Whose sessions were ended, and when. */
export async function endedSessions(db: Kysely<Schema>): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('person')
    .select(['user_id', 'sessions_ended_at as endedAt'])
    .where('sessions_ended_at', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ user_id, endedAt }) => (endedAt ? [[user_id, endedAt] as const] : [])));
}

/** Notes by what name the messenger knows somebody now, in small letters; it is nobody else's any more. */
export async function keepUsername(
  db: Kysely<Schema>,
  { userId, username }: { userId: string; username: string | null },
): Promise<void> {
  await sql`
    with other as (
      update person set username = null where username = ${username} and user_id <> ${userId}
    )
    insert into person (user_id, username) values (${userId}, ${username})
    on conflict (user_id) do update set username = excluded.username, blocked_at = null`.execute(db);
}

/** Notes that the bot can write to somebody no more, or again. */
export async function keepBlocked(db: Kysely<Schema>, userId: string, isBlocked: boolean): Promise<void> {
  await sql`
    update person set blocked_at = ${isBlocked ? sql`now()` : null}
    where user_id = ${userId} and (blocked_at is not null) <> ${isBlocked}`.execute(db);
}

/** Who has this name, in small letters. */
export async function findByUsername(db: Kysely<Schema>, username: string): Promise<string | undefined> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return person?.user_id;
}

/** Whether somebody was here before, or was given something. */
export async function isKnown(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person !== undefined;
}
