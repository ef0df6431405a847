import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { type BotServices, type PrivateChatComposer } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameForOwners } from '../people/find-person.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findLastPayments, findPayment } from './known-payments.ts';
import { recordRefund } from './payments.ts';
import { premiumTexts } from './premium-texts.ts';
import { stopRefunded } from './refunds.ts';

/** So many payments are listed. */
const MAX_LISTED = 10;

/**
 * `/rimborsa {payment}` refunds a payment's Stars and revokes what it bought; a subscription ends. Without a payment: the
 * last ones. Owners only.
 */
export function registerRefundCommand(chats: PrivateChatComposer, services: BotServices): void {
  onCommand(chats, services, 'rimborsa', { owners: 'Rimborsa un pagamento: /rimborsa stx…' }, async (ctx) => {
    const chargeId = ctx.match.trim();
    if (chargeId !== '') return void (await ctx.reply(await refund(ctx.api, services, chargeId)));
    const payments = await findLastPayments(services.db, MAX_LISTED);
    await ctx.reply(premiumTexts.lastPayments(payments), { parse_mode: 'HTML' });
  });
}

/** Refunds and answers the text of the reply. */
async function refund(api: Api, { db }: BotServices, chargeId: string): Promise<string> {
  const payment = await findPayment(db, chargeId);
  if (!payment) return texts.refundUnknown;
  const userId = payment.userId === null ? undefined : privateChatId(payment.userId);
  if (userId === undefined) return texts.refundForgotten;
  try {
    await api.refundStarPayment(userId, chargeId);
  } catch (error) {
    const failure = classifyBotApiError(error);
    if (failure.kind !== 'refused') throw error;
    // Refunded before, perhaps without an update.
    if (!failure.reason.includes('CHARGE_ALREADY_REFUNDED')) return texts.refundRefused(failure.reason);
  }
  // After the refund, which may be refused, and also when the messenger's update about it was quicker.
  const renewal = await stopRefunded(api, db, payment);
  await recordRefund(db, { chargeId });
  const done = texts.refundDone(await nameForOwners(db, String(userId)));
  return renewal === 'refused' ? `${done}\n\n${premiumTexts.stillRenews}` : done;
}
