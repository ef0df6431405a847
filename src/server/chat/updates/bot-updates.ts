import { sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import { type Claim, createClaimedQueue } from '../../queue/claimed-queue.ts';
import { summarizeUpdate } from './update.ts';

/** An incoming update as JSON; updates with the same `chat` are handled in order. */
export type NewUpdate = { id: number; chat: string; payload: string };

/** An update claimed by one worker. */
export type ClaimedUpdate = {
  id: number;
  payload: string | null;
  /** Seconds since it was received, by the database's clock. */
  ageSeconds: number;
  attempts: number;
  /** Attempts that failed persistently or whose process ended. */
  failures: number;
};

/**
 * Claims only the earliest update of each chat. Claims left over come from processes that ended. An update that is
 * given up keeps its payload.
 */
export const updateQueue = createClaimedQueue<ClaimedUpdate, 'bot_update'>({
  table: 'bot_update',
  isPending: sql`done_at is null`,
  inTurnBy: 'chat',
  owners: {
    name: 'updates',
    summary: 'messages and presses',
    waitsSince: sql`received_at`,
    isGivenUp: sql`done_at is not null and failure is not null`,
    since: sql`done_at`,
    who: sql`chat`,
    what: sql`coalesce(payload, '')`,
    describe: summarizeUpdate,
    retried: sql`done_at = null, failure = null, failures = 0, received_at = now(), next_attempt_at = now()`,
    mayRetry: sql`payload is not null`,
    dropped: sql`failure = null, payload = null`,
  },
  givenUp: () => sql`done_at = now()`,
  countsFailures: true,
  columns: sql`bot_update.id, payload, attempts, failures,
    extract(epoch from now() - received_at)::float8 as "ageSeconds"`,
});

/** SQL: the time at which the update that is handled came first. */
export const receivedAt = ({ update_id: id }: { update_id: number }) =>
  sql<Date | null>`(select received_at from bot_update where id = ${id}::bigint)`;

/** Inserts updates; known ones are ignored. */
export async function storeUpdates(db: Db, updates: readonly NewUpdate[]): Promise<void> {
  await sql`
    insert into bot_update (id, chat, payload)
    select * from unnest(${updates.map(({ id }) => id)}::bigint[], ${updates.map(({ chat }) => chat)}::text[],
      ${updates.map(({ payload }) => payload)}::text[])
    on conflict do nothing`.execute(db);
}

/** True if one of these chats has an update from before this one that is not done yet. */
export async function isUpdateInHand(
  db: Db,
  { chats, before }: { chats: readonly string[]; before: number },
): Promise<boolean> {
  const row = await one(db)`
    select from bot_update where done_at is null and chat = any(${[...chats]}::text[]) and id < ${before}::bigint limit 1`;
  return row !== undefined;
}

/** Marks an update as done and deletes its payload; the id is kept to recognise duplicates. */
export async function finishUpdate(db: Db, claim: Claim): Promise<void> {
  await updateQueue.settle(db, claim, sql`done_at = now(), payload = null, progress = null, failure = null`);
}

/** How far the handler of an update was before its process ended, as JSON; undefined at its start. */
export async function readUpdateProgress(db: Db, id: number): Promise<string | undefined> {
  const row = await one<{ progress: string | null }>(db)`
    select progress from bot_update where id = ${id}::bigint`;
  return row?.progress ?? undefined;
}

/** Stores how far the handler of an update is, in the transaction of what it has done. */
export async function saveUpdateProgress(db: Db, id: number, progress: string): Promise<void> {
  await sql`update bot_update set progress = ${progress} where id = ${id}::bigint`.execute(db);
}
