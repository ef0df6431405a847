import type { Module } from '../../module.ts';
import { authRoutes } from './auth-routes.ts';
import { deskButtonRows } from './desk-role.ts';
import { endFormerAcquaintance } from './former-bot.ts';
import { registerLanguageCommand } from './language-command.ts';
import { launchRoutes } from './launch-routes.ts';
import { createMenuButtons, registerMenuButtonRenewal } from './menu-button.ts';
import { ownDataRoutes, ownLanguageRoutes } from './own-person-routes.ts';
import { readRevocationTimes } from './people.ts';
import { isPremium } from './premium-status.ts';
import {
  rejectBannedPeople,
  speakSendersLanguage,
  trackUsernames,
  welcomeErasedPeople,
} from './sender-middleware.ts';

export const people: Module = {
  newBot: endFormerAcquaintance,
  routes: (context) => ({
    async anybody(scope) {
      await scope.register(async (inner) => authRoutes(inner, context, context.extensions));
      await scope.register(async (inner) => launchRoutes(inner, context, context.counts.person));
    },
    signedIn(scope) {
      ownDataRoutes(scope, context, context.bot?.services);
      ownLanguageRoutes(scope, context);
    },
  }),
  provides: {
    deskButtonRows,
    isPremium,
    menuButtons: createMenuButtons,
    revocationTimes: readRevocationTimes,
  },
  chat: {
    outermost: speakSendersLanguage,
    screening({ updates }, services) {
      rejectBannedPeople(updates, services);
      welcomeErasedPeople(updates, services);
    },
    first({ chats }, services) {
      trackUsernames(chats, services);
      registerMenuButtonRenewal(chats, services);
    },
    everybody: ({ chats }, services) => registerLanguageCommand(chats, services),
  },
};
