import type { Module } from '../../module.ts';
import { registerCreateListCommand } from './list-command.ts';
import { listRoutes } from './list-routes.ts';
import { ownListRoutes } from './own-list-routes.ts';

export const lists: Module = {
  routes: (context) => ({
    signedIn: (scope) => {
      listRoutes(scope, context);
      ownListRoutes(scope, context);
    },
  }),
  chat: { everybody: ({ chats }, services) => registerCreateListCommand(chats, services) },
};
