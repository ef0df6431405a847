import type { Module } from '../../module.ts';
import { registerAskHandlers, registerAskMissing } from './ask-handlers.ts';
import { registerDecideHandlers } from './decide-handlers.ts';
import { createWordsFulfilment } from './fulfil-words.ts';
import { REQUEST_LOOKUPS } from './match-requests.ts';
import { ownRequestRoutes } from './own-request-routes.ts';
import { findRequestCard } from './request-card.ts';
import { registerRequestsCommand } from './requests-command.ts';
import { IS_LAST_DECISION, nextRequesters, sendDecision } from './send-decision.ts';

export const requests: Module = {
  routes: (context) => ({ signedIn: (scope) => ownRequestRoutes(scope, context, context.bot?.services) }),
  chat: {
    answers: ({ chats, owners }, services) => ({
      ...registerAskHandlers(chats, services),
      ...registerDecideHandlers(owners, services),
    }),
    everybody({ chats }, services) {
      registerRequestsCommand(chats, services);
      registerAskMissing(chats, services);
    },
  },
  notices: {
    decision: {
      isWanted: IS_LAST_DECISION,
      mayRepeat: true,
      recipients: nextRequesters,
      sender:
        (context) =>
        ({ chatId, userId, subject }) =>
          sendDecision(context, chatId, { userId, requestId: Number(subject) }),
    },
  },
  live: {
    request: {
      sentTo: 'owners',
      renderer:
        ({ db }) =>
        (id) =>
          findRequestCard(db, Number(id)),
    },
  },
  due: [REQUEST_LOOKUPS],
  jobs: ({ bot }) =>
    bot ? [{ name: 'approved words', everyMs: 5000, work: createWordsFulfilment(bot.services) }] : [],
};
