import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Stores whether the bot can write to a person. */
export async function setBotBlocked(db: Kysely<Schema>, userId: string, isBlocked: boolean): Promise<void> {
  await sql`
    update person set blocked_at = ${isBlocked ? sql`now()` : null}
    where user_id = ${userId} and (blocked_at is not null) <> ${isBlocked}`.execute(db);
}

/** Whether the bot is known to be unable to write to a person: they never started a chat with it, or blocked it. */
export async function isChatMissing(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Whether the bot can write to a person, as far as it knows: they started a chat, and have not blocked it. */
export async function mayWriteTo(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const person = await db
    .selectFrom('person')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}
