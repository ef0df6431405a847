import type { Command } from '../command.ts';
import { backupCommands } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { customListCommands } from './lists.ts';
import { migrateCommand, rebuildRankingsCommand } from './maintenance.ts';
import { endSessionsCommand, launchLinkCommand, personCommands, premiumCommands } from './people.ts';
import { queueCommands } from './queue.ts';
import { releaseBotCommand } from './release-bot.ts';
import { requestCommands } from './requests.ts';
import { checkSourcesCommand } from './sources/check.ts';
import { importSourcesCommand } from './sources/import.ts';
import { sourceListCommands } from './sources/list-and-remove.ts';
import { statsCommand } from './stats.ts';
import { exportTitlesCommand } from './titles/export.ts';
import { importTitlesCommand } from './titles/import.ts';
import { importJellyfinCommand } from './titles/import-jellyfin.ts';
import { importTmdbCommand } from './titles/import-tmdb.ts';
import { findTitlesCommand, mergeTitlesCommands, singleTitleCommands } from './titles/single-title.ts';

/** The server's commands, in the order of the help. */
export const serverCommands: readonly Command[] = [
  importTitlesCommand,
  importTmdbCommand,
  importJellyfinCommand,
  exportTitlesCommand,
  findTitlesCommand,
  ...singleTitleCommands,
  ...mergeTitlesCommands,
  importSourcesCommand,
  ...sourceListCommands,
  checkSourcesCommand,
  ...requestCommands,
  ...premiumCommands,
  ...customListCommands,
  ...personCommands,
  statsCommand,
  ...queueCommands,
  rebuildRankingsCommand,
  launchLinkCommand,
  endSessionsCommand,
  releaseBotCommand,
  migrateCommand,
  ...backupCommands,
  doctorCommand,
];
