import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A delivery that failed for good. */
export type FailedDelivery = {
  id: number;
  userId: string;
  username: string | null;
  /** Null for a search prompt. */
  title: { id: number; titolo: string } | null;
  requestedAt: Date;
  failure: string;
};

/** Failed deliveries, the latest first; pages count from 0. */
export async function findFailedDeliveries(
  db: Kysely<Schema>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ deliveries: FailedDelivery[]; hasMore: boolean }> {
  const { rows } = await sql<FailedDelivery>`
    select delivery.id::int, delivery.user_id as "userId", person.username, delivery.created_at as "requestedAt",
      coalesce(delivery.failure, '') as failure,
      case when content.id is not null then json_build_object('id', content.id, 'titolo', content.titolo) end as title
    from (
      select * from delivery where state = 'failed' order by id desc limit ${perPage + 1} offset ${page * perPage}
    ) as delivery
    left join person on person.user_id = delivery.user_id
    left join content on content.id = delivery.content_id
    order by delivery.id desc`.execute(db);
  return { deliveries: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

/** Schedules a failed delivery again, at once; false when it is not failed any more. */
export async function retryDelivery(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update delivery set state = 'waiting', next_attempt_at = now(), failure = null
    where id = ${id} and state = 'failed'`.execute(db);
  return numAffectedRows > 0n;
}
