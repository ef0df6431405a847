import type { Module } from '../../module.ts';
import { ownRecommendationRoutes } from './own-recommendation-routes.ts';
import { registerRecommendationsCommand } from './recommendations-command.ts';

export const recommendations: Module = {
  routes: (context) => ({ signedIn: (scope) => ownRecommendationRoutes(scope, context) }),
  chat: { everybody: ({ chats }, services) => registerRecommendationsCommand(chats, services) },
};
