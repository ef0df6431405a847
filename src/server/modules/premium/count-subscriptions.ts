import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { EXPIRES_AT, foldedSubscriptions } from './star-subscriptions.ts';

/** Subscriptions that have not ended: that renew themselves, that were stopped, whose renewal failed. */
export type SubscriptionFigures = { active: number; canceled: number; failed: number };

/** Counts the subscriptions that have not ended. */
export async function countSubscriptions(db: Kysely<Schema>): Promise<SubscriptionFigures> {
  const { rows } = await sql<SubscriptionFigures>`
    select count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'canceled')::int as canceled,
      count(*) filter (where state = 'failed')::int as failed
    from (${foldedSubscriptions(sql`user_id is not null`)}) as subscription
    where ${EXPIRES_AT} > now()`.execute(db);
  return rows[0] ?? { active: 0, canceled: 0, failed: 0 };
}
