import { sql } from 'kysely';
import type { ClaimedTable } from '../../../src/server/queue/claimed-queue.ts';
import type { TestBot } from './test-bot.ts';

/** What to poll for instead of `read`: of the jobs of a queue those that have failed are tried again at once. */
export function withoutPauses<Read>(
  { db }: Pick<TestBot, 'db'>,
  queue: ClaimedTable,
  read: () => Read | Promise<Read>,
): () => Promise<Read> {
  return async () => {
    await sql`
      update ${sql.table(queue)} set next_attempt_at = now()
      where failure is not null and claimed_until is null and next_attempt_at > now()`.execute(db);
    return read();
  };
}
