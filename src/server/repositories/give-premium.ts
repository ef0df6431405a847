import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { giveFirstList } from './own-lists.ts';
import { grantPremium, type PremiumTime } from './premium.ts';

/**
 * Makes somebody premium as `grantPremium` does, and sees that they have a list to put titles in; both or none.
 * Answers until when.
 */
export async function givePremium(
  db: Kysely<Schema>,
  userId: string,
  time?: PremiumTime,
): Promise<Date | 'without end'> {
  return db.transaction().execute(async (transaction) => {
    const until = await grantPremium(transaction, userId, time);
    await giveFirstList(transaction, userId);
    return until;
  });
}
