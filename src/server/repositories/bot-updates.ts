import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** An update of the messenger as it comes in, as JSON; `chat` keeps its order among others. */
export type NewUpdate = { id: number; chat: string; payload: string };

/** An update that one process has in hand. */
export type ClaimedUpdate = { id: number; payload: string | null; receivedAt: Date; attempts: number };

/** An update as the worker that claimed it knows it. */
export type UpdateClaim = Pick<ClaimedUpdate, 'id' | 'attempts'>;

/** How long a claim holds unless it is renewed, in seconds. */
const CLAIM_SECONDS = 30;

/** Keeps updates; those that are known already change nothing. */
export async function storeUpdates(db: Kysely<Schema>, updates: readonly NewUpdate[]): Promise<void> {
  await sql`
    insert into bot_update (id, chat, payload)
    select * from unnest(${updates.map(({ id }) => id)}::bigint[], ${updates.map(({ chat }) => chat)}::text[],
      ${updates.map(({ payload }) => payload)}::text[])
    on conflict do nothing`.execute(db);
}

/** Takes up to `limit` updates for this caller alone: of each chat the earliest one that is not dealt with. */
export async function claimUpdates(db: Kysely<Schema>, limit: number): Promise<ClaimedUpdate[]> {
  const { rows } = await sql<ClaimedUpdate>`
    with due as materialized (
      select id from bot_update
      where done_at is null and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
        and id = (
          select earliest.id from bot_update as earliest
          where earliest.done_at is null and earliest.chat = bot_update.chat
          order by earliest.id limit 1
        )
      order by next_attempt_at, id
      limit ${limit}
      for update skip locked
    )
    update bot_update
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = least(attempts + 1, 32767)
    from due where bot_update.id = due.id
    returning bot_update.id, payload, received_at as "receivedAt", attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Keeps claims for this caller. */
export async function renewUpdateClaims(db: Kysely<Schema>, claims: readonly UpdateClaim[]): Promise<void> {
  await sql`
    update bot_update set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempts }) => attempts)}::int[])
      as claim(id, attempts)
    where bot_update.id = claim.id and ${isOwn(sql`claim.attempts`)}`.execute(db);
}

/** Notes that an update is dealt with, for good or ill; what it said is not kept. */
export async function finishUpdate(db: Kysely<Schema>, claim: UpdateClaim): Promise<void> {
  await settle(db, claim, sql`done_at = now(), payload = null`);
}

/** Lets an update be tried again after some milliseconds; later ones of its chat wait. */
export async function postponeUpdate(db: Kysely<Schema>, claim: UpdateClaim, delayMs: number): Promise<void> {
  await settle(db, claim, sql`next_attempt_at = now() + make_interval(secs => ${delayMs / 1000})`);
}

async function settle(
  db: Kysely<Schema>,
  { id, attempts }: UpdateClaim,
  changes: RawBuilder<unknown>,
): Promise<void> {
  await sql`update bot_update set ${changes}, claimed_until = null
    where id = ${id} and ${isOwn(sql`${attempts}`)}`.execute(db);
}

/** Every claim counts one attempt more: who knows an older number has lost the update to another. */
function isOwn(attempts: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`bot_update.done_at is null and bot_update.claimed_until is not null
    and bot_update.attempts = ${attempts}`;
}

/** Frees what a process that was killed had in hand. Only where no other process can be at work. */
export async function freeUpdateClaims(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('bot_update')
    .set({ claimed_until: null })
    .where('done_at', 'is', null)
    .where('claimed_until', 'is not', null)
    .execute();
}
