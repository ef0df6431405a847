import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Locks titles until the transaction ends, so that the sources of each change one after the other. */
export async function lockTitles(transaction: Transaction<Schema>, ids: readonly number[]): Promise<void> {
  await sql`
    select from content where id = any(${[...ids]}::int[])
    order by id for no key update`.execute(transaction);
}
