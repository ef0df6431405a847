import type { Module } from '../../module.ts';
import { registerContinueCommand } from './continue-command.ts';
import { registerHistoryCommand } from './history-command.ts';
import { ownWatchedRoutes } from './own-watched-routes.ts';
import { registerReplyToPart } from './reply-to-part.ts';
import { registerWatchedButtons } from './watched-handlers.ts';

export const watched: Module = {
  routes: (context) => ({ signedIn: (scope) => ownWatchedRoutes(scope, context) }),
  chat: {
    everybody({ chats }, services) {
      registerWatchedButtons(chats, services);
      registerContinueCommand(chats, services);
      registerHistoryCommand(chats, services);
      registerReplyToPart(services);
    },
  },
};
