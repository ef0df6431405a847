import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { measureClockOffset } from '../database/ping-database.ts';
import type { Schema } from '../database/schema.ts';
import { VERSION } from '../lib/version.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const GB = 1024 ** 3;
const TIMEOUT_MS = 10_000;

/** Allowed clock skew in seconds: launch data and keys are dated. */
const OFF = { warn: 5, fail: 60 };
/** Free disk space needed, in GB. */
const FREE = { warn: 2, fail: 0.2 };

/** Compares the clock with the Bot API's `Date` header. */
export async function checkClock({ botApiRoot }: Pick<Config, 'botApiRoot'>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const asked = Date.now();
    const answer = await fetch(botApiRoot, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(theirs))
      return [warn('the messenger tells no time', 'Look at this machine’s clock yourself.')];
    // The header has whole seconds and network delay.
    const off = Math.abs((asked + Date.now()) / 2 - theirs - 500) / 1000;
    const said = `${off.toFixed(0)} s off the messenger's`;
    const todo = 'Let the machine set its clock: timedatectl set-ntp true';
    if (off > OFF.fail) return [fail(said, todo)];
    return [off > OFF.warn ? warn(said, todo) : ok(off < 1 ? 'right' : said)];
  } catch (error) {
    return [
      warn(
        `the messenger could not be asked: ${errorReason(error)}`,
        'See whether this machine reaches BOT_API_ROOT.',
      ),
    ];
  }
}

/** Compares the clock with the database's: rows are dated by either. Nothing to say where there is no database. */
export async function checkDatabaseClock(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const off = await measureClockOffset(await open());
    const said = `${Math.abs(off).toFixed(1)} s ${off < 0 ? 'behind' : 'ahead of'} the database's`;
    const todo = 'Let both machines set their clocks: timedatectl set-ntp true';
    if (Math.abs(off) > OFF.fail) return [fail(said, todo)];
    return [Math.abs(off) > OFF.warn ? warn(said, todo) : ok("the database's agrees")];
  } catch {
    // What is wrong with the database is another check's.
    return [];
  }
}

/** Checks the free disk space for the data folder. */
export async function checkDiskSpace({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('disk');
  const free = (await freeBytes(resolve(dataFolder))) / GB;
  const said = `${free.toFixed(1)} GB free for DATA_DIR ${dataFolder}`;
  const todo = 'Make room, or set DATA_DIR to another disk.';
  if (free < FREE.fail) return [fail(said, todo)];
  return [free < FREE.warn ? warn(said, todo) : ok(said)];
}

/** Free bytes of the disk of a folder that may not exist yet. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return freeBytes(dirname(folder));
  }
}

export function checkVersions(node = process.versions.node): Finding[] {
  const { ok, fail } = createFindings('versions');
  const said = `Vetrina ${VERSION} on Node ${node}`;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  return [isNew ? ok(said) : fail(said, 'Install Node 20.19 or later.')];
}
