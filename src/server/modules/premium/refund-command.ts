import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { type BotServices, isOwner, type PrivateChatComposer } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { findPayment, recordRefund } from './payments.ts';
import { stopRenewal } from './stop-renewal.ts';

/** `/rimborsa {payment}` refunds a payment's Stars and revokes what it bought; a subscription ends. Owners only. */
export function registerRefundCommand(chats: PrivateChatComposer, services: BotServices): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  owners.command('rimborsa', async (ctx) => {
    const chargeId = ctx.match.trim();
    await ctx.reply(chargeId === '' ? texts.refundHelp : await refund(ctx.api, services, chargeId));
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
  // After the refund, which may be refused, and before the row that a second attempt would find refunded.
  if (payment.renews) await stopRenewal(api, db, String(userId));
  await recordRefund(db, chargeId);
  return texts.refundDone(String(userId));
}
