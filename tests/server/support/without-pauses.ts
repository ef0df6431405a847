import { sql } from 'kysely';
import type { ClaimedTable } from '../../../src/server/queue/claimed-queue.ts';
import type { TestBot } from './test-bot.ts';

/** What to poll for instead of `read`: no job of a queue has to wait until its next attempt meanwhile. */
export function withoutPauses<Read>(
  { db }: Pick<TestBot, 'db'>,
  queue: ClaimedTable,
  read: () => Read | Promise<Read>,
): () => Promise<Read> {
  const table = sql.table(queue);
  return async () => {
    // Skips what a worker has in hand, who may be waiting for another row.
    await sql`
      update ${table} set next_attempt_at = now() where id in (
        select id from ${table} where claimed_until is null and next_attempt_at > now() for update skip locked
      )`.execute(db);
    return read();
  };
}
