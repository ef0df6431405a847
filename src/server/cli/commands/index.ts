import type { Command } from '../command.ts';
import { backupCommands } from './backup.ts';
import { doctor } from './doctor.ts';
import { endSessionsCommand } from './end-sessions.ts';
import { link } from './link.ts';
import { listCommands } from './lists.ts';
import { migrateCommand } from './migrate.ts';
import { personCommands } from './person.ts';
import { premiumCommands } from './premium.ts';
import { exportFile } from './titles/export.ts';
import { importFile } from './titles/import.ts';
import { importFromJellyfin } from './titles/import-jellyfin.ts';
import { importFromTmdb } from './titles/import-tmdb.ts';
import { oneTitleCommands } from './titles/one-title.ts';

/** The server's commands, in the order of the help. */
export const commands: readonly Command[] = [
  importFile,
  importFromTmdb,
  importFromJellyfin,
  exportFile,
  ...oneTitleCommands,
  ...premiumCommands,
  ...listCommands,
  ...personCommands,
  link,
  endSessionsCommand,
  migrateCommand,
  ...backupCommands,
  doctor,
];
