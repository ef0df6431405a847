import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { premiumTexts } from './premium-text.ts';
import { findSubscriptions } from './star-subscriptions.ts';
import { subscriptionPart } from './subscription-command.ts';

/** The section of one's own page where people see and erase what is stored of them. */
const OWN_DATA_PATH = '/tu/dati';

type Services = Pick<BotServices, 'brand' | 'db' | 'links' | 'premiumStars' | 'remarks'>;

/**
 * A person who wants to leave, to be forgotten or to be paid back reads what they have, how to end it, what it costs, who makes
 * refunds and how to erase their data: people mix these up, and each of them has to find the way out.
 */
export function registerLeaving(services: Services): void {
  for (const asked of ['leave', 'refund', 'erase'] as const)
    services.remarks.set(asked, (ctx) => sayHowToLeave(ctx, services, asked));
}

/** All of it, what was asked about first. */
async function sayHowToLeave(
  ctx: PrivateChatContext,
  { brand, db, links, premiumStars }: Services,
  asked: 'leave' | 'refund' | 'erase',
): Promise<void> {
  const userId = userIdOf(ctx);
  const until = await premiumUntil(db, userId);
  const subscriptions = await findSubscriptions(db, userId);
  const { text, button } = subscriptionPart(subscriptions);
  const isRenewing = subscriptions.some(({ state }) => state !== 'canceled');
  const premium = until && (until === 'without end' ? texts.premiumEndless : texts.premiumUntil(until));
  const renewal = subscriptions.length > 0 ? text : replyTexts.nothingToCancel;
  const data = links.appButton(replyTexts.ownData, userId, OWN_DATA_PATH);
  const parts = {
    leave: [
      [premium, renewal].filter(Boolean).join(' '),
      isRenewing ? replyTexts.howToCancel : '',
      until ? '' : premiumTexts.inShort(premiumStars),
    ],
    refund: [replyTexts.refunds(brand.support)],
    erase: [replyTexts.eraseData(data !== undefined)],
  };
  const { [asked]: first, ...others } = parts;
  const said = [first, ...Object.values(others)].flat().filter(Boolean);
  const rows: InlineKeyboardButton[][] = [button, data].flatMap((one) => (one ? [[one]] : []));
  await ctx.reply(said.join('\n\n'), { reply_markup: { inline_keyboard: rows } });
}
