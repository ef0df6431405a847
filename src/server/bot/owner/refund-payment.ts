import type { Api } from 'grammy';
import { findPayment, refundPayment } from '../../repositories/payments.ts';
import { chatIdOf } from '../chat-id.ts';
import { failureOf } from '../failures.ts';
import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';

/** `/rimborsa {payment}` gives the Stars of a payment back and takes its month; only owners know it. */
export function refundPayments(chats: PrivateChats, services: Services): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  owners.command('rimborsa', async (ctx) => {
    const chargeId = ctx.match.trim();
    await ctx.reply(chargeId === '' ? texts.refundHelp : await refund(ctx.api, services, chargeId));
  });
}

/** Refunds, and answers in words what came of it. */
async function refund(api: Api, { db }: Services, chargeId: string): Promise<string> {
  const payment = await findPayment(db, chargeId);
  if (!payment) return texts.refundUnknown;
  const userId = payment.userId === null ? undefined : chatIdOf(payment.userId);
  if (userId === undefined) return texts.refundForgotten;
  try {
    await api.refundStarPayment(userId, chargeId);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'refused') throw error;
    // Given back before, perhaps without our having heard of it.
    if (!failure.reason.includes('CHARGE_ALREADY_REFUNDED')) return texts.refundRefused(failure.reason);
  }
  await refundPayment(db, chargeId);
  return texts.refundDone(String(userId));
}
