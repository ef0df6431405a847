import type { PreCheckoutQuery } from 'grammy/types';
import type { Kysely } from 'kysely';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { isPurchasePaid } from './known-payments.ts';
import { readOffer } from './offers.ts';
import { premiumTexts } from './premium-texts.ts';
import { findSubscriptions } from './star-subscriptions.ts';

/** Why what is checked out is not sold, in words for the person; undefined where it is. */
export async function checkOut(
  db: Kysely<Schema>,
  query: PreCheckoutQuery,
  premiumStars: number,
): Promise<string | undefined> {
  const offer = readOffer(query, premiumStars);
  if (!offer) return texts.staleInvoice;
  if (offer.kind === 'gift') return undefined;
  const userId = String(query.from.id);
  if ((await premiumUntil(db, userId)) === 'without end') return texts.premiumEndless;
  const subscriptions = await findSubscriptions(db, userId);
  // One that was stopped can go on; a month can be had beside it.
  const isInTheWay = offer.kind === 'subscription' || subscriptions.some(({ state }) => state === 'active');
  if (subscriptions.length > 0 && isInTheWay) return premiumTexts.alreadySubscribed;
  const isUsed = offer.kind === 'subscription' && (await isPurchasePaid(db, offer.code));
  return isUsed ? texts.staleInvoice : undefined;
}
