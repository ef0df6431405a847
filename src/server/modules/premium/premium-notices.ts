import { sql } from 'kysely';
import * as v from 'valibot';
import { texts } from '../../chat/texts/texts.ts';
import type { NoticeKind } from '../../module.ts';
import { premiumUntil } from '../people/premium-status.ts';
import { sendGift } from './gift-command.ts';
import { findSubscriptions } from './star-subscriptions.ts';
import { subscriptionMessage } from './subscription-command.ts';

/** Somebody waits for these, whatever notices they have turned off. */
const ALWAYS = { isWanted: sql<boolean>`true`, mayRepeat: true };

/** An owner has given a person premium; nothing is sent once it is over. */
export const premiumGivenNotice: NoticeKind = {
  ...ALWAYS,
  sender:
    ({ api, db }) =>
    async ({ chatId, userId }) => {
      const until = await premiumUntil(db, userId);
      if (until) await api.sendMessage(chatId, texts.grantedToYou(until));
    },
};

const giftDetails = v.fallback(v.object({ giver: v.optional(v.string()) }), {});

/** A month was bought for a person; nothing is sent once it is over. */
export const premiumGiftNotice: NoticeKind = {
  ...ALWAYS,
  sender:
    ({ api, config: { brand }, db, links }) =>
    async ({ userId: recipientId, details }) => {
      const until = await premiumUntil(db, recipientId);
      const { giver } = v.parse(giftDetails, details);
      if (until) await sendGift(api, { brand, links }, { recipientId, giver, until });
    },
};

/** The renewal of a person's subscription has changed in the messenger. */
export const renewalNotice: NoticeKind = {
  ...ALWAYS,
  sender:
    ({ api, db }) =>
    async ({ chatId, userId }) => {
      const { text, reply_markup } = subscriptionMessage(await findSubscriptions(db, userId));
      await api.sendMessage(chatId, text, { reply_markup });
    },
};
