import type { Module } from '../../module.ts';
import { registerChatSearch } from './chat-search-handlers.ts';
import { registerGroupCommands } from './group-commands.ts';
import { registerInlineQueries, registerInlineStart } from './inline-query-handlers.ts';
import { ownSearchRoutes, premiumSearchRoutes } from './search-routes.ts';

export const search: Module = {
  routes: (context) => ({
    signedIn(scope) {
      premiumSearchRoutes(scope, context);
      ownSearchRoutes(scope, context);
    },
  }),
  chat: {
    everybody: ({ chats }, services) => registerInlineStart(chats, services),
    last({ updates, chats }, services) {
      registerInlineQueries(updates, services);
      registerChatSearch(chats, services);
      registerGroupCommands(updates);
    },
  },
};
