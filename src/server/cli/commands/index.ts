import type { Command } from '../command.ts';
import { backupCommands } from './backup.ts';
import { doctorCommand } from './doctor.ts';
import { migrateCommand, rebuildRankingsCommand } from './maintenance.ts';
import { endSessionsCommand, grantPremiumCommand, launchLinkCommand, personCommands } from './people.ts';
import { queueCommands } from './queue.ts';
import { releaseBotCommand } from './release-bot.ts';
import { exportTitlesCommand } from './titles/export.ts';
import { importTitlesCommand } from './titles/import.ts';
import { importJellyfinCommand } from './titles/import-jellyfin.ts';
import { importTmdbCommand } from './titles/import-tmdb.ts';

/** The server's commands, in the order of the help. */
export const serverCommands: readonly Command[] = [
  importTitlesCommand,
  importTmdbCommand,
  importJellyfinCommand,
  exportTitlesCommand,
  grantPremiumCommand,
  ...personCommands,
  ...queueCommands,
  rebuildRankingsCommand,
  launchLinkCommand,
  endSessionsCommand,
  releaseBotCommand,
  migrateCommand,
  ...backupCommands,
  doctorCommand,
];
