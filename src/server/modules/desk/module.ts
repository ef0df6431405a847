import type { Module } from '../../module.ts';
import { deskRoutes } from './desk-routes.ts';
import { registerStatisticsCommand } from './figures/statistics-command.ts';
import { IMPORTS } from './imports/import-sources.ts';
import { registerTitleFiles } from './imports/title-file-handlers.ts';
import { endUnfinishedMerges } from './merging/merge-titles.ts';
import { registerBanCommands } from './people/ban-commands.ts';
import { helperNotice } from './people/welcome-helper.ts';
import { registerAddFromTmdb } from './titles/add-from-tmdb-handlers.ts';
import { registerHideTitle, registerNewTitleCommand, registerTitleCommand } from './titles/title-commands.ts';
import { registerTitlePictures } from './titles/title-picture-handlers.ts';

export const desk: Module = {
  routes: (context) => ({ signedIn: (scope) => deskRoutes(scope, context, context.bot?.services) }),
  chat: {
    owners({ owners }, services) {
      registerTitleCommand(owners, services);
      registerNewTitleCommand(owners, services);
      registerTitlePictures(owners, services);
      registerTitleFiles(owners, services);
      registerHideTitle(owners, services);
      registerBanCommands(owners, services);
      registerStatisticsCommand(owners, services);
    },
    everybody: ({ owners }, services) => registerAddFromTmdb(owners, services),
  },
  notices: { helper: helperNotice },
  due: [IMPORTS],
  jobs: ({ db }) => [
    { name: 'merges of an earlier version', everyMs: 60_000, work: () => endUnfinishedMerges(db) },
  ],
};
