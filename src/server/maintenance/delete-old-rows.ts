import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Rows deleted by one statement; small, to hold locks briefly. */
const BATCH = 5000;

/** Deletes a batch of updates done so many days ago; true when there may be more. Given-up ones are kept. */
export function deleteOldUpdates(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'bot_update', sql`done_at < ${daysAgo(days)} and failure is null`);
}

/** The same for updates that were given up. */
export function deleteOldGivenUpUpdates(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'bot_update', sql`done_at < ${daysAgo(days)}`);
}

/** The same for deliveries that were sent or failed; pending ones stay. */
export function deleteOldDeliveries(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'delivery', sql`state <> 'waiting' and created_at < ${daysAgo(days)}`);
}

/** The same for messages of the outbox. */
export function deleteOldOutboxMessages(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'outbox', sql`state <> 'waiting' and created_at < ${daysAgo(days)}`);
}

/** Deletes arrivals of so many days ago whose titles are still hidden. */
export function deleteOldArrivals(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(db, 'arrival', sql`next_at = 'infinity' and arrived_at < ${daysAgo(days)}`);
}

/** The same for play events that are counted already. */
export function deleteOldPlays(db: Kysely<Schema>, days: number): Promise<boolean> {
  return forget(
    db,
    'play_event',
    sql`played_at < ${daysAgo(days)} and not exists (select from pending_play where event_id = id)`,
  );
}

/** Requests deleted by one statement, whose people are gone by then. */
const REQUESTS = 500;

/** Deletes requests decided so many days ago; first their people, with what they were told: one request may have many. */
export async function deleteOldRequests(db: Kysely<Schema>, days: number): Promise<boolean> {
  const oldest = sql`array(
    select id from title_request where settled_at < ${daysAgo(days)} order by settled_at, id limit ${REQUESTS})`;
  const { numAffectedRows: people = 0n } = await sql`
    delete from title_requester where id = any(array(
      select id from title_requester where request_id = any(${oldest}) limit ${BATCH}
    ))`.execute(db);
  if (people === BigInt(BATCH)) return true;
  const { numAffectedRows = 0n } = await sql`delete from title_request where id = any(${oldest})`.execute(db);
  return numAffectedRows === BigInt(REQUESTS);
}

/** The same for people who have reported problems that are settled, and then for the reports. */
export async function deleteOldReports(db: Kysely<Schema>, days: number): Promise<boolean> {
  const settled = sql`select id from report where settled_at < ${daysAgo(days)} and reached is null`;
  const { numAffectedRows = 0n } = await sql`
    delete from report_person where ctid = any(array(
      select report_person.ctid from report_person where report_id in (${settled}) limit ${BATCH}
    ))`.execute(db);
  if (numAffectedRows === BigInt(BATCH)) return true;
  await sql`delete from report where id in (${settled} limit ${BATCH})`.execute(db);
  return false;
}

/** Imports of lists and movie nights deleted by one statement: each may have thousands of entries. */
const FEW = 5;

/** The same for lists brought from elsewhere so many days ago, with the titles that the catalogue lacks. */
export async function deleteOldListImports(db: Kysely<Schema>, days: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from list_import where id in (
      select id from list_import where state <> 'running' and created_at < ${daysAgo(days)} limit ${FEW}
    )`.execute(db);
  return numAffectedRows === BigInt(FEW);
}

/** Deletes movie nights of so many days ago: each may have a thousand votes. */
export async function deleteOldMovieNights(db: Kysely<Schema>, days: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from movie_night where id in (
      select id from movie_night where created_at < ${daysAgo(days)} limit ${FEW}
    )`.execute(db);
  return numAffectedRows === BigInt(FEW);
}

/** Deletes search misses of so many days ago, all at once: there are few. */
export async function deleteOldSearchMisses(db: Kysely<Schema>, days: number): Promise<boolean> {
  await sql`delete from search_miss where day < ${daysAgo(days)}`.execute(db);
  return false;
}

async function forget(
  db: Kysely<Schema>,
  table: 'bot_update' | 'delivery' | 'outbox' | 'arrival' | 'play_event',
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
