import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Something that the bot has in hand for somebody. */
export type Wish = {
  id: number;
  userId: string;
  kind: 'play' | 'search';
  contentId: number | null;
  /** This one included. */
  attempts: number;
};

/**
 * How long a claim holds unless the wish is settled, in seconds. Longer than any delivery takes: a video that is
 * refused, a picture that is refused and a message, at 20 s each, and some queries at 10 s.
 */
const CLAIM_SECONDS = 120;

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
          select from wish as earlier
          where earlier.state = 'waiting' and earlier.user_id = wish.user_id and earlier.id < wish.id
        )
      order by next_attempt_at, id
      limit ${limit}
      for update skip locked
    )
    update wish
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = least(attempts + 1, 32767)
    from due where wish.id = due.id
    returning wish.id, user_id as "userId", kind, content_id as "contentId", attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

/** Notes that a wish was granted. */
export async function markDelivered(db: Kysely<Schema>, id: number): Promise<void> {
  await settle(db, id, sql`state = 'delivered', delivered_at = now(), failure = null`);
}

/** Gives a wish up for good. */
export async function markFailed(db: Kysely<Schema>, id: number, failure: string): Promise<void> {
  await settle(db, id, sql`state = 'failed', failure = ${failure}`);
}

/** Lets a wish be tried again after some milliseconds. */
export async function postponeWish(
  db: Kysely<Schema>,
  id: number,
  { delayMs, failure }: { delayMs: number; failure: string },
): Promise<void> {
  const next = sql`now() + make_interval(secs => ${delayMs / 1000})`;
  await settle(db, id, sql`next_attempt_at = ${next}, failure = ${failure}`);
}

async function settle(db: Kysely<Schema>, id: number, changes: ReturnType<typeof sql>): Promise<void> {
  await sql`update wish set ${changes}, claimed_until = null where id = ${id}`.execute(db);
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
