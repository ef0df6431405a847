import { sql } from 'kysely';
import type { Db } from '../../../src/server/database/db.ts';
import type { DueWork } from '../../../src/server/queue/due-work.ts';

/** Attempts each job of a kind once that is due or was put off. */
export async function doDueWork<Context extends { db: Db }>(
  kind: DueWork<Context>,
  context: Context,
): Promise<void> {
  await sql`
    update due_work set next_attempt_at = now() where kind = ${kind.queue.owners?.name} and claimed_until is null`.execute(
    context.db,
  );
  while (await kind.doNext(context));
}
