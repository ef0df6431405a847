import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Something that the bot has in hand for somebody. */
export type Wish = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  contentId: number | null;
  /** This one included; tells this claim from later ones of the same wish. */
  attempts: number;
  /** Names the call or update that it came with, in the log. */
  requestId: string | null;
};

/** A wish as the worker that claimed it knows it. */
export type Claim = Pick<Wish, 'id' | 'attempts'>;

/** How long a claim holds unless it is renewed, in seconds: so long a wish waits whose process was killed. */
const CLAIM_SECONDS = 30;

/** Until then no delivery is begun by any process: the messenger's answer to too many of them. */
export const PAUSE = 'deliveries.paused-until';

/**
 * Takes up to `limit` wishes whose time has come, for this caller alone, whatever number of processes asks.
 * Each person's wishes come one at a time and in their order, so that nobody can fill the queue.
 */
export async function claimWishes(db: Kysely<Schema>, limit: number): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    with due as materialized (
      select id from wish
      where state = 'waiting' and next_attempt_at <= now() and (claimed_until is null or claimed_until <= now())
        and not exists (
          select from setting where key = ${PAUSE} and value::timestamptz > now()
        )
        and id = (
          select earliest.id from wish as earliest
          where earliest.state = 'waiting' and earliest.user_id = wish.user_id
          order by earliest.id limit 1
        )
      order by next_attempt_at, id
      limit ${limit}
      for update skip locked
    )
    update wish
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = least(attempts + 1, 32767)
    from due where wish.id = due.id
    returning wish.id, user_id as "userId", kind, content_id as "contentId", attempts,
      request_id as "requestId"`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Keeps claims for this caller; answers the ids of those that are still its own. */
export async function renewClaims(db: Kysely<Schema>, claims: readonly Claim[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update wish set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from unnest(${claims.map(({ id }) => id)}::bigint[], ${claims.map(({ attempts }) => attempts)}::int[])
      as claim(id, attempts)
    where wish.id = claim.id and ${isOwn(sql`claim.attempts`)}
    returning wish.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets nobody begin a delivery for some milliseconds; a longer pause that was set before stays. */
export async function pauseDeliveries(db: Kysely<Schema>, ms: number): Promise<void> {
  await sql`
    insert into setting (key, value) values (${PAUSE}, (now() + make_interval(secs => ${ms / 1000}))::text)
    on conflict (key) do update set value = excluded.value
    where setting.value::timestamptz < excluded.value::timestamptz`.execute(db);
}

/** Notes that a wish was granted. False when the claim is another's by now: then nothing changes. */
export async function markDelivered(db: Kysely<Schema>, claim: Claim): Promise<boolean> {
  return settle(db, claim, sql`state = 'delivered', delivered_at = now(), failure = null`);
}

/** Gives a wish up for good; false as above. */
export async function markFailed(db: Kysely<Schema>, claim: Claim, failure: string): Promise<boolean> {
  return settle(db, claim, sql`state = 'failed', failure = ${failure}`);
}

/** Lets a wish be tried again after some milliseconds; false as above. */
export async function postponeWish(
  db: Kysely<Schema>,
  claim: Claim,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<boolean> {
  const next = sql`now() + make_interval(secs => ${delayMs / 1000})`;
  return settle(db, claim, sql`next_attempt_at = ${next}, failure = ${failure}`);
}

/** Gives up all that waits for somebody, and answers how much that was; what is in hand ends by itself. */
export async function giveUpWishes(db: Kysely<Schema>, userId: string, failure: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('wish')
    .set({ state: 'failed', failure })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function settle(
  db: Kysely<Schema>,
  { id, attempts }: Claim,
  changes: ReturnType<typeof sql>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update wish set ${changes}, claimed_until = null
    where id = ${id} and ${isOwn(sql`${attempts}`)}`.execute(db);
  return numAffectedRows > 0n;
}

/** Every claim counts one attempt more: who knows an older number has lost the wish to another. */
function isOwn(attempts: RawBuilder<unknown>) {
  return sql<boolean>`wish.state = 'waiting' and wish.claimed_until is not null and wish.attempts = ${attempts}`;
}

/** Frees what a process that was killed had in hand. Only where no other process can be at work. */
export async function freeClaims(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('wish')
    .set({ claimed_until: null })
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute();
}
