import type { Kysely } from 'kysely';
import { joinTransaction } from '../../database/join-transaction.ts';
import type { Schema } from '../../database/schema.ts';
import { ensureFirstCustomList } from '../lists/create-custom-list.ts';
import { extendPremium, type PremiumDuration } from './premium.ts';

/**
 * Extends somebody's premium and creates a first custom list if there is none, in one transaction. Answers the end of
 * premium.
 */
export async function grantPremiumWithFirstList(
  db: Kysely<Schema>,
  userId: string,
  time?: PremiumDuration,
): Promise<Date | 'without end'> {
  return joinTransaction(db, async (transaction) => {
    const until = await extendPremium(transaction, userId, time);
    await ensureFirstCustomList(transaction, userId);
    return until;
  });
}
