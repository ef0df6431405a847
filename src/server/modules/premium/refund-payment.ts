import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import type { Change, RecordChanges } from '../changes/changes.ts';
import { isRecorded } from '../changes/find-changes.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findPayment, lockPayment } from './known-payments.ts';
import { recordRefund, stopRefunded } from './payments.ts';
import { premiumTexts } from './premium-text.ts';

/** `note`: the subscription still renews. */
type RefundOutcome = { userId: string; note: string | undefined } | { failure: string };

/**
 * Gives a payment's Stars back, stops its renewal and revokes its goods; safe to repeat. Throws if the messenger
 * does not confirm the refund. The Stars come first: premium is taken only from people who have got them back; if
 * storing or recording that fails, the messenger's answer to the next attempt shows that they have them.
 */
export async function refundPayment(
  { api, db, record }: { api: Api; db: Db; record: RecordChanges },
  chargeId: string,
): Promise<RefundOutcome> {
  const payment = await findPayment(db, chargeId);
  if (!payment) return { failure: texts.refundUnknown };
  const chatId = payment.userId === null ? undefined : privateChatId(payment.userId);
  if (chatId === undefined) return { failure: texts.refundForgotten };
  if (payment.isOfFormerBot) return { failure: texts.refundOfFormerBot };
  try {
    await api.refundStarPayment(chatId, chargeId);
  } catch (error) {
    const failure = classifyBotApiError(error);
    if (failure.kind !== 'refused') throw error;
    // Already refunded, perhaps without an update.
    if (!failure.reason.includes('CHARGE_ALREADY_REFUNDED'))
      return { failure: texts.refundRefused(failure.reason) };
  }
  // Follows the refund, which may be refused; also if the messenger's update about it arrived first.
  const renewal = await stopRefunded(api, db, payment);
  const userId = String(chatId);
  await record(async (transaction) => {
    const person = await lockPayment(transaction, chargeId);
    await recordRefund(transaction, { chargeId });
    const key = `payment ${chargeId}`;
    // An erasure meanwhile takes what names the person, such as the change.
    if (person === undefined || payment.isRefunded || (await isRecorded(transaction, key)))
      return { changes: [] };
    const what = { kind: 'paymentRefunded', stars: payment.stars } as const;
    const change: Change = { what, person, about: [key] };
    return { changes: [change] };
  });
  return { userId, note: renewal === 'refused' ? premiumTexts.stillRenews : undefined };
}
