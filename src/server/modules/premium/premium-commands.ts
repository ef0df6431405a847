import * as v from 'valibot';
import { refundPayment as refundCall } from '../../../contract/desk/payments.ts';
import { givePremium } from '../../../contract/desk/people.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { onCommand, splitWords } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { recordInChat } from '../changes/changes.ts';
import {
  findPerson,
  forwardedPersonId,
  nameForOwners,
  personReferenceSchema,
} from '../people/find-person.ts';
import { isPremium } from '../people/premium-status.ts';
import { changeOfRevoking, giveAsGift } from './granted-gifts.ts';
import { findLastPayments } from './known-payments.ts';
import { revokePremium } from './premium.ts';
import { lastPaymentsText } from './premium-text.ts';
import { premiumTimeSchema } from './premium-time.ts';
import { refundPayment } from './refund-payment.ts';

const grant = v.union([
  v.strictTuple([personReferenceSchema, premiumTimeSchema]),
  v.strictTuple([personReferenceSchema]),
]);
const revocation = v.strictTuple([personReferenceSchema]);

const wordsOf = (text: string) => splitWords(text.replaceAll(/[,;]/g, ' '));

/** The person, and the words of the time as one text. */
function grantOf([who, ...time]: readonly string[]): readonly (string | undefined)[] {
  return time.length > 0 ? [who, time.join(' ')] : [who];
}

/** `/concedi {id or @name} [time]` and `/revoca {id or @name}`, for owners; in reply to a forwarded message without the person. */
export function registerPremiumCommands(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  onCommand(chats, services, 'concedi', 'owners', async (ctx) => {
    const words = wordsOf(ctx.match);
    const replied = v.safeParse(grant, grantOf([forwardedPersonId(ctx) ?? '', ...words]));
    const read = replied.success ? replied : v.safeParse(grant, grantOf(words));
    await ctx.reply(read.success ? await grantTo(ctx, read.output) : texts.grantHelp);
  });

  onCommand(chats, services, 'revoca', 'owners', async (ctx) => {
    const words = wordsOf(ctx.match);
    const read = v.safeParse(revocation, words.length > 0 ? words : [forwardedPersonId(ctx)]);
    await ctx.reply(read.success ? await revokeFrom(ctx, read.output) : texts.revokeHelp);
  });

  async function grantTo(ctx: PrivateChatContext, [who, days]: v.InferOutput<typeof grant>): Promise<string> {
    const userId = await findPerson(ctx.api, services, who);
    if (userId === undefined) return texts.noSuchPerson(who);
    const gift = { userId, days, updateId: ctx.update.update_id };
    const { until, isNotified } = await giveAsGift(recordInChat(ctx, db, givePremium), gift);
    services.notifyOutbox();
    const granted = texts.granted(await nameForOwners(db, userId), until);
    return isNotified ? granted : `${granted} ${texts.notTold}`;
  }

  async function revokeFrom(
    ctx: PrivateChatContext,
    [who]: v.InferOutput<typeof revocation>,
  ): Promise<string> {
    const userId = await findPerson(ctx.api, services, who);
    if (userId === undefined) return texts.noSuchPerson(who);
    const record = recordInChat(ctx, db, givePremium);
    await record(async (transaction) => {
      const hadPremium = await isPremium(transaction, userId);
      await revokePremium(transaction, userId);
      return { changes: hadPremium ? [changeOfRevoking(userId)] : [] };
    });
    return texts.revoked(await nameForOwners(db, userId));
  }
}

/** Maximum number of payments in the list. */
const MAX_LISTED = 10;

/**
 * `/rimborsa {payment}` refunds a payment's Stars and revokes its goods; a subscription ends. Without a payment it
 * lists the last ones. Owners only.
 */
export function registerRefundCommand(chats: PrivateChatComposer, services: BotServices): void {
  onCommand(chats, services, 'rimborsa', 'owners', async (ctx) => {
    const chargeId = ctx.match.trim();
    if (chargeId !== '') return void (await ctx.reply(await refund(ctx, services, chargeId)));
    const payments = await findLastPayments(services.db, MAX_LISTED);
    await ctx.reply(lastPaymentsText(payments), { parse_mode: 'HTML' });
  });
}

/** Refunds a payment and returns the text of the reply. */
async function refund(ctx: PrivateChatContext, { db }: BotServices, chargeId: string): Promise<string> {
  const record = recordInChat(ctx, db, refundCall);
  const outcome = await refundPayment({ api: ctx.api, db, record }, chargeId);
  if ('failure' in outcome) return outcome.failure;
  const { userId, note } = outcome;
  return [texts.refundDone(await nameForOwners(db, userId)), note].filter(Boolean).join('\n\n');
}
