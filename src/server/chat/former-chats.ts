import { sql } from 'kysely';
import type { DbTransaction } from '../database/db.ts';
import { TABLES } from '../database/schema.ts';

/** More updates than a bot has: those of several bots have no number in common. */
const UPDATES_OF_A_BOT = sql.lit(2 ** 40);

/**
 * Messages of the former bot cannot be edited by another, nor can its updates be answered: those that wait are still read, as
 * posts and payments have to be.
 */
export async function endFormerChats(transaction: DbTransaction): Promise<void> {
  for (const table of ['live_message', 'rate_limited_chat'])
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  await sql`delete from bot_update where done_at is not null`.execute(transaction);
  await endFormerUpdates(transaction);
}

/** The numbers of the former bot's updates go below the next one's, in their order. */
async function endFormerUpdates(transaction: DbTransaction): Promise<void> {
  for (const [table, { updates }] of Object.entries(TABLES)) {
    if (updates === undefined) continue;
    const number = sql.ref(updates);
    await sql`update ${sql.table(table)} set ${number} = ${number} - ${UPDATES_OF_A_BOT} where ${number} is not null`.execute(
      transaction,
    );
  }
}
