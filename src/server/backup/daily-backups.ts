import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { createDataFolder } from '../database/embedded/create-data-folder.ts';
import { readLastBackups, saveLastBackups } from '../database/last-backups.ts';
import type { Logger } from '../database/logger.ts';
import { GB, measureDisk } from '../database/measure-disk.ts';
import { openDatabase } from '../database/open-database.ts';
import { clock } from '../lib/clock.ts';
import { TIME_ZONE } from '../lib/formats.ts';
import type { Job } from '../queue/leader-job.ts';
import { withSnapshot } from './database-snapshot.ts';
import { writeBackup } from './write-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** The memory of a second embedded database beside the first. */
const MEMORY_BYTES = 600 * 1024 * 1024;

/** The beginning of the name of the folder that it is restored into. */
const TRIAL = 'trial-';

/**
 * Restores a back-up into an empty embedded database beside it, which is deleted. Rejects if that fails; false on a machine
 * without the memory for it, where the file has only been read.
 */
async function tryToRestore(
  file: string,
  { folder, signal, open }: { folder: string; signal: AbortSignal; open: typeof openDatabase },
): Promise<boolean> {
  if (process.availableMemory() < MEMORY_BYTES) return false;
  const place = await mkdtemp(join(folder, TRIAL));
  try {
    const database = await open({ folder: place, timeLimit: 0 });
    try {
      await restoreBackup(database.db, file, { replaces: false, signal });
    } finally {
      await database.close();
    }
    return true;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

const HOUR_MS = 3_600_000;
/** A back-up is due after most of a day at night, or as soon as the server runs when it has missed one. */
const DUE = { atNightMs: 20 * HOUR_MS, anyTimeMs: 28 * HOUR_MS };
/** After a failure, until it is tried again: on the embedded database a snapshot holds up everybody. */
const RETRY_MS = HOUR_MS;
/** The hours in which few people play, in the audience's time zone. */
const isNight = (hour: number) => hour >= 3 && hour < 6;
/** The part of the disk that back-ups leave free. */
const KEPT_FREE = 0.1;
const CHECK_MS = 250;

/** The beginning of the names of back-ups; of those that are not restored on trial yet, and not among the kept ones. */
const PREFIX = 'daily-';
const UNTRIED = 'untried-';

type Options = {
  db: Db;
  config: Pick<Config, 'backups' | 'dataFolder'>;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
  measure?: typeof measureDisk;
  /** Opens the database that a back-up is restored into on trial. */
  open?: typeof openDatabase;
};

/** Writes a back-up a day, keeps the last ones, and restores each into an empty database once. */
export function dailyBackups(options: Options): Job {
  return {
    name: 'back-ups',
    everyMs: HOUR_MS / 6,
    startDelayMs: HOUR_MS / 2,
    work: (signal) => backUpIfDue(options, signal),
  };
}

/** Writes a back-up if one is due; a failure is noted for the doctor, and the next run tries again. */
export async function backUpIfDue(options: Options, signal: AbortSignal): Promise<void> {
  const { db, config, log, now = clock.date } = options;
  const last = await readLastBackups(db);
  const at = now();
  if (config.backups.kept === 0 || !isDue(last.good?.at, at)) return;
  if (last.failure && ageOf(last.failure.at, at) < RETRY_MS) return;
  try {
    const { file, isRestored } = await backUp(options, at, signal);
    await saveLastBackups(db, { good: { at, file, isRestored } });
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== last.failure?.reason) log.warn({ reason }, 'the daily back-up failed');
    await saveLastBackups(db, { ...last, failure: { at, reason } });
  }
}

function isDue(last: Date | undefined, now: Date): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  return ageOf(last, now) >= (isNight(hour) ? DUE.atNightMs : DUE.anyTimeMs);
}

/** A clock that was set back makes no back-up young. */
const ageOf = (last: Date | undefined, now: Date) =>
  last === undefined ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - last.getTime());

async function backUp(
  { db, config: { backups }, measure = measureDisk, open = openDatabase }: Options,
  at: Date,
  signal: AbortSignal,
): Promise<{ file: string; isRestored: boolean }> {
  const { folder, kept } = backups;
  await createDataFolder(folder, 'BACKUP_DIR');
  const name = `${at.toISOString().slice(0, 19).replaceAll(':', '-')}.gz`;
  const [file, untried] = [join(folder, PREFIX + name), join(folder, UNTRIED + name)];
  const guard = watchSpace(folder, measure, signal);
  try {
    await removeUnfinished(folder);
    // A server that never lives to the end of a trial leaves its last one.
    await removeOld(folder, UNTRIED, 1);
    await guard.check(await sizeOfLast(folder));
    await writeBackup(untried, (work) => withSnapshot(db, work), guard.signal);
    const isRestored = await tryToRestore(untried, { folder, signal: guard.signal, open });
    await rename(untried, file);
    await removeOld(folder, PREFIX, kept);
    await removeOld(folder, UNTRIED, 0);
    return { file, isRestored };
  } catch (error) {
    await rm(untried, { force: true });
    throw guard.reason() ?? error;
  } finally {
    guard.end();
  }
}

/** Aborts what is being written once the last tenth of the disk begins. */
function watchSpace(folder: string, measure: typeof measureDisk, signal: AbortSignal) {
  const full = new AbortController();
  const check = async (more = 0) => {
    const { gigabytes, share } = await measure(folder);
    if (share * (1 - more / (gigabytes * GB)) >= KEPT_FREE) return;
    const error = new Error(`less than a tenth of the disk of ${folder} would be free`);
    full.abort(error);
    throw error;
  };
  const timer = clock.setInterval(() => void check().catch(() => undefined), CHECK_MS);
  return {
    check,
    signal: AbortSignal.any([signal, full.signal]),
    reason: (): unknown => full.signal.reason,
    end: () => clearInterval(timer),
  };
}

/** The names of back-ups, the oldest first. */
const namesIn = async (folder: string, prefix: string) =>
  (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.gz')).toSorted();

/** Removes files left by processes that ended while writing. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(TRIAL) || (/^(daily|untried)-/.test(name) && name.endsWith('.part')))
      await rm(join(folder, name), { recursive: true, force: true });
}

async function sizeOfLast(folder: string): Promise<number> {
  const name = (await namesIn(folder, PREFIX)).at(-1);
  return name === undefined ? 0 : (await stat(join(folder, name))).size;
}

async function removeOld(folder: string, prefix: string, kept: number): Promise<void> {
  for (const name of (await namesIn(folder, prefix)).toReversed().slice(kept))
    await rm(join(folder, name), { force: true });
}
