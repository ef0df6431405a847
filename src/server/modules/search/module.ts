import type { Module } from '../../module.ts';
import { registerChatSearch } from './chat-search.ts';
import { registerInlineQueries } from './inline-queries.ts';
import { ownSearchRoutes, premiumSearchRoutes } from './search-routes.ts';

export const search: Module = {
  routes: (context) => ({
    signedIn(scope) {
      premiumSearchRoutes(scope, context);
      ownSearchRoutes(scope, context);
    },
  }),
  chat: {
    last({ updates, chats }, services) {
      registerInlineQueries(updates, services);
      registerChatSearch(chats, services);
    },
  },
};
