import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { CLAIM_EXPIRY } from '../../queue/claimed-queue.ts';
import { OUTBOX_COLUMNS, type OutboxMessage } from './outbox-message.ts';

/**
 * Creates and claims the next messages to people who have reported a problem that is resolved now. Each person once: the
 * statement that creates a message moves past its person.
 */
export async function claimReportMessages(db: Kysely<Schema>, limit: number): Promise<OutboxMessage[]> {
  const { rows } = await sql<OutboxMessage>`
    with resolved as materialized (
      select id, reached from report where reached is not null order by id limit 1 for update skip locked
    ), next as materialized (
      select resolved.id, user_id from resolved cross join lateral (
        select user_id from report_person
        where report_id = resolved.id and user_id > reached order by user_id limit ${limit}
      ) as reporter
    ), moved as (
      update report set reached = (
        select case when count(*) = ${limit} then max(user_id) end from next
      ) from resolved where report.id = resolved.id
    )
    insert into outbox (user_id, report_id, attempts, claimed_until)
    select user_id, next.id, 1, ${CLAIM_EXPIRY} from next left join person using (user_id)
    where blocked_at is null and barred_at is null
    order by user_id
    returning ${OUTBOX_COLUMNS}`.execute(db);
  return rows;
}
