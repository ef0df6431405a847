import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { newTitlesFor } from './new-titles-for.ts';

/** SQL: the time between two digests of a person. */
export const DIGEST_INTERVAL = sql`interval '7 days'`;

/**
 * Puts the digests that are due into the outbox. What a person's digest is about and when their next one is due are
 * stored in one transaction, so that none comes twice; whoever has nothing new gets none.
 */
export async function enqueueDueDigests(db: Kysely<Schema>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now();
    if (!(await db.transaction().execute(enqueueNext))) return;
    // Half of the time is everybody else's.
    await sleep(performance.now() - begun, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** False when nobody's digest is due. */
async function enqueueNext(transaction: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql<{ userId: string; since: Date; isTold: boolean }>`
    with due as (
      select user_id, digest_at from person where digest_at <= now()
      order by digest_at, user_id limit 1 for no key update skip locked
    )
    update person set digest_at = now() + ${DIGEST_INTERVAL} from due where person.user_id = due.user_id
    returning person.user_id as "userId", due.digest_at - ${DIGEST_INTERVAL} as since,
      blocked_at is null and barred_at is null and not notices_off as "isTold"`.execute(transaction);
  const [person] = rows;
  if (!person) return false;
  const digest = person.isTold ? await newTitlesFor(transaction, person) : [];
  if (digest.length > 0)
    await transaction.insertInto('outbox').values({ user_id: person.userId, digest }).execute();
  return true;
}
