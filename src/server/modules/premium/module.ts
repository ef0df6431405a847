import { botIdOf } from '../../lib/bot-id.ts';
import { MS_PER_DAY } from '../../lib/calendar.ts';
import type { Module } from '../../module.ts';
import { PREMIUM_ENDS, sendEndingPremium } from './ending-premium.ts';
import { takeOverPayments } from './former-bot.ts';
import { registerGiftCommand } from './gift-command.ts';
import { registerLeaving } from './leaving.ts';
import { registerPremiumCommands, registerRefundCommand } from './premium-commands.ts';
import { premiumGiftNotice, premiumGivenNotice, renewalNotice } from './premium-notices.ts';
import { ownErasureRoutes, premiumRoutes } from './premium-routes.ts';
import { registerPremiumSale } from './premium-sale-handlers.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { registerSubscriptionCommand } from './subscription-command.ts';

export const premium: Module = {
  newBot: takeOverPayments,
  routes: (context) => ({
    signedIn(scope) {
      premiumRoutes(scope, context, context.bot?.services);
      ownErasureRoutes(scope, context, context.bot?.services);
    },
  }),
  chat: {
    everybody({ updates, chats }, services) {
      registerGiftCommand(chats, services);
      registerPremiumSale(updates, chats, services);
      registerSubscriptionCommand(updates, chats, services);
      registerLeaving(services);
      registerPremiumCommands(chats, services);
      registerRefundCommand(chats, services);
    },
  },
  notices: {
    premiumEnd: {
      sender: (context) => (notice) => sendEndingPremium(context, notice),
    },
    premiumGift: premiumGiftNotice,
    premiumGiven: premiumGivenNotice,
    renewal: renewalNotice,
  },
  due: [PREMIUM_ENDS],
  jobs: ({ db, log, bot }) =>
    bot
      ? [
          {
            name: 'reconciliation of payments',
            everyMs: MS_PER_DAY,
            work: (signal) =>
              reconcilePayments({ db, log, api: bot.services.api, signal }, botIdOf(bot.config)),
          },
        ]
      : [],
};
