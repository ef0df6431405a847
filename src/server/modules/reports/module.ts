import { sql } from 'kysely';
import type { Module } from '../../module.ts';
import { registerComplaints } from './complaints.ts';
import { ownReportRoutes } from './own-report-routes.ts';
import { registerOwnerReportButtons, registerReportsCommand } from './owner-report-handlers.ts';
import { registerReplaceReportedVideo } from './replace-reported-video-handlers.ts';
import { findReportCard } from './report-card-message.ts';
import { registerReportButtons } from './report-handlers.ts';
import { nextReporters, sendReportResolved } from './send-report-resolved.ts';

export const reports: Module = {
  routes: (context) => ({ signedIn: (scope) => ownReportRoutes(scope, context, context.bot?.services) }),
  chat: {
    answers: ({ chats, owners }, services) => ({
      ...registerReportButtons(chats, services),
      ...registerReplaceReportedVideo(owners, services),
    }),
    everybody: (_branches, services) => registerComplaints(services),
    owners({ owners }, services) {
      registerOwnerReportButtons(owners, services);
      registerReportsCommand(owners, services);
    },
  },
  notices: {
    report: {
      isWanted: sql`true`,
      mayRepeat: true,
      recipients: nextReporters,
      sender:
        (context) =>
        ({ chatId, subject }) =>
          sendReportResolved(context, chatId, Number(subject)),
    },
  },
  live: {
    report: {
      sentTo: 'owners',
      renderer:
        ({ db }) =>
        (id) =>
          findReportCard(db, Number(id)),
    },
  },
};
