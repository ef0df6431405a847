import { sql } from 'kysely';
import type { Module } from '../../module.ts';
import { sendImportSummary } from './import-outcome.ts';
import { registerListFiles } from './list-file-handlers.ts';
import { listImportQueue } from './list-import-queue.ts';
import { startListImportWorker } from './list-import-worker.ts';
import { ownListImportRoutes } from './own-list-import-routes.ts';

export const listImports: Module = {
  routes: (context) => ({
    signedIn: (scope) => ownListImportRoutes(scope, context, context.bot?.services),
  }),
  chat: { last: ({ chats }, services) => registerListFiles(chats, services) },
  queues: { list_import: { queue: listImportQueue, start: startListImportWorker } },
  notices: {
    listImport: {
      isWanted: sql`true`,
      mayRepeat: true,
      sender:
        (context) =>
        ({ chatId, userId, subject }) =>
          sendImportSummary(context, { chatId, userId, importId: Number(subject) }),
    },
  },
};
