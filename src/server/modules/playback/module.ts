import type { Module } from '../../module.ts';
import { deliveryQueue } from './delivery-queue.ts';
import { registerEpisodeButtons } from './episode-handlers.ts';
import { registerFailedDeliveriesCommand } from './failed-deliveries-command.ts';
import { ownTitleRoutes } from './own-title-routes.ts';
import { botRequestRoutes } from './play-routes.ts';
import { registerBotBlockedHandler, registerChatStartedHandler } from './private-chat-handlers.ts';
import { registerStartCommand } from './start-command.ts';
import { startDeliveries } from './start-deliveries.ts';
import { registerTitleButtons } from './title-button-handlers.ts';
import { registerVersionButtons } from './version-handlers.ts';

export const playback: Module = {
  routes: (context) => ({
    signedIn(scope) {
      botRequestRoutes(scope, context);
      ownTitleRoutes(scope, context);
    },
  }),
  chat: {
    screening: ({ chats }, services) => registerBotBlockedHandler(chats, services),
    first: ({ chats }, services) => registerChatStartedHandler(chats, services),
    owners: ({ owners }, services) => registerFailedDeliveriesCommand(owners, services),
    everybody({ chats }, services) {
      registerStartCommand(chats, services);
      registerTitleButtons(chats, services);
      registerEpisodeButtons(chats, services);
      registerVersionButtons(chats, services);
    },
  },
  queues: { delivery: { queue: deliveryQueue, start: startDeliveries } },
};
