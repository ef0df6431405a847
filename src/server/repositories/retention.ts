import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Rows that one statement deletes: short enough not to hold anybody up. */
const BATCH = 5000;

/** Forgets updates that were dealt with so many days ago, a batch of them; true when there may be more. */
export function forgetOldUpdates(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'bot_update', sql`done_at < ${daysAgo(days)}`);
}

/** The same for what was delivered, or given up; what still waits is never too old. */
export function forgetOldWishes(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'wish', sql`state <> 'waiting' and created_at < ${daysAgo(days)}`);
}

/** The same for messages that went out to many. */
export function forgetOldMessages(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'outbox', sql`state <> 'waiting' and created_at < ${daysAgo(days)}`);
}

/** The same for who played what: the rankings' counters hold the numbers by then. */
export function forgetOldPlays(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(
    db,
    'play_event',
    sql`played_at < ${daysAgo(days)} and not exists (select from play_uncounted where event_id = id)`,
  );
}

/** Forgets what was not found so many days ago: few rows, all at once, so there is never more. */
export async function forgetOldMisses(db: Kysely<Schema>, days: number): Promise<boolean> {
  await sql`delete from search_miss where day < ${daysAgo(days)}`.execute(db);
  return false;
}

async function forget(
  db: Kysely<Schema>,
  table: 'bot_update' | 'wish' | 'outbox' | 'play_event',
  old: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where id in (select id from ${sql.table(table)} where ${old} limit ${BATCH})
    `.execute(db);
  return numAffectedRows === BigInt(BATCH);
}

function daysAgo(days: number) {
  return sql`now() - make_interval(days => ${days}::int)`;
}
