import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { checkAccess, checkPublicUrl } from './check-access.ts';
import { checkBackups } from './check-backups.ts';
import { checkBot } from './check-bot.ts';
import { checkCatalogue, checkDatabase, checkQueues, hasDatabase } from './check-database.ts';
import { checkClock, checkDatabaseClock, checkDiskSpace, checkVersions } from './check-machine.ts';
import { checkWatched } from './check-watched.ts';
import type { Finding } from './finding.ts';

/** Checks everything that a server needs; takes as long as the slowest answer from outside, some seconds at most. */
export async function examine(config: Config, db: () => Promise<Db>): Promise<Finding[]> {
  const openExisting = async () => {
    if (!hasDatabase(config)) throw new Error('there is no database yet');
    return db();
  };
  const all = await Promise.all([
    checkDatabase(db, config),
    checkCatalogue(db),
    checkDiskSpace(config),
    ...(hasDatabase(config) ? [checkBackups(config, db)] : []),
    checkBot(config, openExisting),
    checkPublicUrl(config),
    checkClock(config),
    ...(hasDatabase(config) ? [checkDatabaseClock(db), checkQueues(db), checkWatched(config, db)] : []),
  ]);
  return [...checkVersions(), ...all.flat(), ...checkAccess(config)];
}
