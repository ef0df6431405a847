import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** An incoming update as JSON; updates with the same `chat` are handled in order. */
export type NewUpdate = { id: number; chat: string; payload: string };

/** An update claimed by one worker. */
export type ClaimedUpdate = {
  id: number;
  payload: string | null;
  /** Time since it was received, by the database's clock. */
  ageSeconds: number;
  attempts: number;
  /** Attempts that failed persistently or whose process ended. */
  failures: number;
};

/** What identifies one claim on an update. */
export type UpdateClaim = Pick<ClaimedUpdate, 'id' | 'attempts'>;

/** Seconds until a claim that is not renewed expires. */
const CLAIM_SECONDS = 30;

/** Inserts updates; known ones are ignored. */
export async function storeUpdates(db: Kysely<Schema>, updates: readonly NewUpdate[]): Promise<void> {
  await sql`
    insert into bot_update (id, chat, payload)
    select * from unnest(${updates.map(({ id }) => id)}::bigint[], ${updates.map(({ chat }) => chat)}::text[],
      ${updates.map(({ payload }) => payload)}::text[])
    on conflict do nothing`.execute(db);
}

/** Claims up to `limit` updates: the earliest unfinished one of each chat. */
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
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = least(attempts + 1, 32767),
      failures = ${failuresWithLostClaim()}
    from due where bot_update.id = due.id
    returning bot_update.id, payload, attempts, failures,
      extract(epoch from now() - received_at)::float8 as "ageSeconds"`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Renews claims that are still the caller's. */
export async function renewUpdateClaims(db: Kysely<Schema>, claims: readonly UpdateClaim[]): Promise<void> {
  await sql`
    update bot_update set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempts }) => attempts)}::int[])
      as claim(id, attempts)
    where bot_update.id = claim.id and ${isOwn(sql`claim.attempts`)}`.execute(db);
}

/** Marks an update as done and deletes its payload; the id stays, to recognise duplicates. */
export async function finishUpdate(db: Kysely<Schema>, claim: UpdateClaim): Promise<void> {
  await settle(db, claim, sql`done_at = now(), payload = null, failure = null`);
}

/** Schedules another attempt; later updates of the chat wait. */
export async function postponeUpdate(
  db: Kysely<Schema>,
  claim: UpdateClaim,
  { delayMs, failure, isPersistent = false }: { delayMs: number; failure?: string; isPersistent?: boolean },
): Promise<void> {
  await settle(
    db,
    claim,
    sql`next_attempt_at = now() + make_interval(secs => ${delayMs / 1000}),
      failure = coalesce(${failure ?? null}, failure), failures = least(failures + ${Number(isPersistent)}, 32767)`,
  );
}

/** Finishes an update that cannot be handled; its payload stays. False when the claim is lost. */
export function giveUpUpdate(db: Kysely<Schema>, claim: UpdateClaim, failure: string): Promise<boolean> {
  return settle(db, claim, sql`done_at = now(), failure = ${failure}`);
}

async function settle(
  db: Kysely<Schema>,
  { id, attempts }: UpdateClaim,
  changes: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update bot_update set ${changes}, claimed_until = null
    where id = ${id} and ${isOwn(sql`${attempts}`)}`.execute(db);
  return numAffectedRows > 0n;
}

/** A claim that is still there when the update is claimed again is one of a process that ended. */
function failuresWithLostClaim(): RawBuilder<number> {
  return sql`least(failures + case when claimed_until is null then 0 else 1 end, 32767)`;
}

/** Each claim increments `attempts`, which therefore serves as a fencing token. */
function isOwn(attempts: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`bot_update.done_at is null and bot_update.claimed_until is not null
    and bot_update.attempts = ${attempts}`;
}

/** Releases all claims, after a crash. Only where no other process can be running. */
export async function releaseAllUpdateClaims(db: Kysely<Schema>): Promise<void> {
  await sql`
    update bot_update set failures = ${failuresWithLostClaim()}, claimed_until = null
    where done_at is null and claimed_until is not null`.execute(db);
}
