import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What waits in a queue: how many, and for how many seconds the oldest; 0 when none does. */
export type Queue = { waiting: number; oldestSeconds: number };

/** What the bot still has to deliver, and what it was told and has not dealt with. */
export async function readQueues(db: Kysely<Schema>): Promise<{ deliveries: Queue; updates: Queue }> {
  const { rows } = await sql<Queue>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from wish where state = 'waiting'
    union all
    select count(*)::int, coalesce(extract(epoch from now() - min(received_at)), 0)::float8
    from bot_update where done_at is null`.execute(db);
  const [deliveries, updates] = rows;
  if (!deliveries || !updates) throw new Error('no rows');
  return { deliveries, updates };
}
