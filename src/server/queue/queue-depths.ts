import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Depth of a queue and the age of its oldest job in seconds; 0 when empty. */
export type QueueDepth = { waiting: number; oldestSeconds: number };

/** Depths of the delivery and update queues. */
export async function readQueueDepths(
  db: Kysely<Schema>,
): Promise<{ deliveries: QueueDepth; updates: QueueDepth }> {
  const { rows } = await sql<QueueDepth>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from delivery where state = 'waiting'
    union all
    select count(*)::int, coalesce(extract(epoch from now() - min(received_at)), 0)::float8
    from bot_update where done_at is null`.execute(db);
  const [deliveries, updates] = rows;
  if (!deliveries || !updates) throw new Error('no rows');
  return { deliveries, updates };
}
