import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { namesOf } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { visibleName } from '../../lib/visible-name.ts';
import { findByUsername } from '../people/people.ts';
import { requirePrivateChatId } from '../people/private-chat-id.ts';
import { invoicePayload, STARS } from './offers.ts';
import { findGiftOfPayment, prepareGift, redeemGift } from './premium-gifts.ts';
import { premiumTexts } from './premium-text.ts';

const GIFT_LINK = /^regalo_([\w-]{16,64})$/;
const USERNAME = /^@\w{3,32}$/;

/**
 * A button of `/premium`, `/regala` and `/regala {@name}`: an invoice for a month as a gift. `/start regalo_{code}` opens a
 * gift.
 */
export function registerGiftCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  onPress(chats, buttons.gift, (ctx) => sell(ctx));

  chats.command(namesOf('regala'), async (ctx) => {
    const name = ctx.match.trim();
    if (name !== '' && !USERNAME.test(name)) return void (await ctx.reply(premiumTexts.giftHelp));
    if (name === '') return sell(ctx);
    const recipient = await findByUsername(db, name.slice(1).toLowerCase());
    if (recipient === undefined) return void (await ctx.reply(premiumTexts.giftToUnknown(name)));
    if (recipient === userIdOf(ctx)) return void (await ctx.reply(premiumTexts.giftForYourself));
    const firstName = await firstNameOf(ctx.api, recipient);
    // An @name may have changed hands.
    return sell(ctx, { id: recipient, name: firstName === undefined ? name : `${firstName} (${name})` });
  });

  // Before the command that takes any other parameter.
  chats.command('start', async (ctx, next) => {
    const [, code] = GIFT_LINK.exec(ctx.match) ?? [];
    if (code === undefined) return next();
    const redeemed = await redeemGift(db, code, userIdOf(ctx));
    if (redeemed === 'used') await ctx.reply(premiumTexts.giftUsed);
    else if (redeemed === 'over') await ctx.reply(premiumTexts.giftOver);
    else if (redeemed === 'unknown') await ctx.reply(premiumTexts.giftUnknown);
    else {
      const { until, giverId } = redeemed;
      const giver = giverId === null ? undefined : await firstNameOf(ctx.api, giverId);
      await sendGift(ctx.api, services, { recipientId: userIdOf(ctx), giver, until });
    }
    await services.menu.set(ctx.api, ctx.chatId);
  });

  /** Without a recipient, the gift is for the first person to open its link. */
  async function sell(ctx: PrivateChatContext, recipient?: { id: string; name: string }): Promise<void> {
    const code = await prepareGift(db, userIdOf(ctx), recipient?.id ?? null);
    await ctx.replyWithInvoice(
      premiumTexts.giftTitle,
      premiumTexts.giftDescription(recipient?.name),
      invoicePayload({ kind: 'gift', code }),
      STARS,
      [{ label: texts.invoiceLabel, amount: services.premiumStars }],
    );
  }
}

/** Thanks the giver; without a recipient, sends them the gift's link. */
export async function sendGiftThanks(ctx: PrivateChatContext, db: Db, chargeId: string): Promise<void> {
  const gift = await findGiftOfPayment(db, chargeId);
  if (!gift) return;
  const { code, recipientId } = gift;
  if (recipientId === null)
    return void (await ctx.reply(
      premiumTexts.giftLink(`https://t.me/${ctx.me.username}?start=regalo_${code}`),
    ));
  await ctx.reply(premiumTexts.giftSent);
}

type ReceivedGift = { recipientId: string; giver: string | undefined; until: Date | 'without end' };

/** For some people the bot's first message: it introduces the app, and opens it. */
export async function sendGift(
  api: Api,
  { brand, links }: Pick<BotServices, 'brand' | 'links'>,
  { recipientId, giver, until }: ReceivedGift,
): Promise<void> {
  const button = links.appButton(texts.openApp(brand.name), recipientId);
  await api.sendMessage(
    requirePrivateChatId(recipientId),
    premiumTexts.giftReceived({ giver, app: brand.name, until }),
    { reply_markup: { inline_keyboard: button ? [[button]] : [] } },
  );
}

/** Undefined for a person whom the messenger does not show to the bot. */
async function firstNameOf(api: Api, userId: string): Promise<string | undefined> {
  try {
    return visibleName((await api.getChat(requirePrivateChatId(userId))).first_name);
  } catch (error) {
    if (classifyBotApiError(error).kind === 'unknown') throw error;
    return undefined;
  }
}
