import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import type { Change } from '../changes/changes.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findPayment } from './known-payments.ts';
import { recordRefund, stopRefunded } from './payments.ts';
import { premiumTexts } from './premium-texts.ts';

/** `note`: that the renewal goes on; `change`: undefined where it was refunded before. */
type RefundOutcome =
  | { userId: string; note: string | undefined; change: Change | undefined }
  | { failure: string };

/**
 * Gives a payment's Stars back, stops its renewal and revokes what it bought; safe to repeat. Throws when the messenger does
 * not say whether it has refunded.
 */
export async function refundPayment(api: Api, db: Db, chargeId: string): Promise<RefundOutcome> {
  const payment = await findPayment(db, chargeId);
  if (!payment) return { failure: texts.refundUnknown };
  const chatId = payment.userId === null ? undefined : privateChatId(payment.userId);
  if (chatId === undefined) return { failure: texts.refundForgotten };
  try {
    await api.refundStarPayment(chatId, chargeId);
  } catch (error) {
    const failure = classifyBotApiError(error);
    if (failure.kind !== 'refused') throw error;
    // Already refunded, perhaps without an update.
    if (!failure.reason.includes('CHARGE_ALREADY_REFUNDED'))
      return { failure: texts.refundRefused(failure.reason) };
  }
  // After the refund, which may be refused; even when the messenger's update about it was faster.
  const renewal = await stopRefunded(api, db, payment);
  await recordRefund(db, { chargeId });
  const userId = String(chatId);
  return {
    userId,
    note: renewal === 'refused' ? premiumTexts.stillRenews : undefined,
    change: payment.isRefunded
      ? undefined
      : { what: { kind: 'paymentRefunded', stars: payment.stars }, person: userId },
  };
}
