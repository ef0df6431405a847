import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import type { Schema } from '../../database/schema.ts';
import { findSubscriptionCharge } from './star-subscriptions.ts';

/**
 * Has the messenger charge a person's subscription no more. Nothing without one, and where the messenger refuses, as when
 * the person has stopped it there; rejects with the Bot API's error on any other failure.
 */
export async function stopRenewal(api: Api, db: Kysely<Schema>, userId: string): Promise<void> {
  const chargeId = await findSubscriptionCharge(db, userId);
  if (chargeId === undefined) return;
  try {
    await api.editUserStarSubscription(Number(userId), chargeId, true);
  } catch (error) {
    if (classifyBotApiError(error).kind !== 'refused') throw error;
  }
}
