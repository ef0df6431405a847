import type { Db } from '../../database/db.ts';

type Queued = { userId: string; subject?: string; details?: object };

/** Queues a notice to one person, in the transaction of the change that it is about: neither is stored without the other. */
export async function queueNotice(
  transaction: Db,
  kind: string,
  { userId, subject, details }: Queued,
): Promise<void> {
  const facts = { subject: subject ?? null, details: details ? JSON.stringify(details) : null };
  await transaction
    .insertInto('outbox')
    .values({ user_id: userId, kind, ...facts })
    .execute();
}
