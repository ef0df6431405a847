import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { measureClockOffset } from '../database/ping-database.ts';
import type { Schema } from '../database/schema.ts';
import { VERSION } from '../lib/project.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';
import { italian } from './italian-findings.ts';

const GB = 1024 ** 3;
const TIMEOUT_MS = 10_000;

/** Clock skew in seconds: launch data and keys expire by the clock. */
const SKEW_SECONDS = { warn: 5, fail: 60 };
/** Free disk space in GB. */
const FREE_GB = { warn: 2, fail: 0.2 };

/** Compares the clock with the Bot API's `Date` header. */
export async function checkClock({ botApiRoot }: Pick<Config, 'botApiRoot'>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const requestedAt = Date.now();
    const answer = await fetch(botApiRoot, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const remoteTime = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(remoteTime))
      return [warn(italian.noTime, 'the Bot API sent no time', 'Check this machine’s clock by hand.')];
    // The header has whole seconds and network delay.
    const skew = Math.abs((requestedAt + Date.now()) / 2 - remoteTime - 500) / 1000;
    const message = `${skew.toFixed(0)} s off the Bot API's`;
    const hint = 'Synchronise the machine’s clock: timedatectl set-ntp true';
    if (skew > SKEW_SECONDS.fail) return [fail(italian.clockOff(skew), message, hint)];
    if (skew > SKEW_SECONDS.warn) return [warn(italian.clockOff(skew), message, hint)];
    return [skew < 1 ? ok(italian.clockRight, 'right') : ok(italian.clockNearlyRight(skew), message)];
  } catch (error) {
    return [
      warn(
        italian.clockUnknown(errorReason(error)),
        `the Bot API could not be reached: ${errorReason(error)}`,
        'Check that this machine can reach BOT_API_ROOT.',
      ),
    ];
  }
}

/** Compares the clock with the database's: rows are dated by either. No findings where there is no database. */
export async function checkDatabaseClock(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const skew = await measureClockOffset(await open());
    const message = `${Math.abs(skew).toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} the database's`;
    const hint = 'Synchronise the clocks of both machines: timedatectl set-ntp true';
    const words = italian.databaseClockOff(skew);
    if (Math.abs(skew) > SKEW_SECONDS.fail) return [fail(words, message, hint)];
    if (Math.abs(skew) > SKEW_SECONDS.warn) return [warn(words, message, hint)];
    return [ok(italian.databaseClockRight, "agrees with the database's")];
  } catch {
    // Reported by the check of the database.
    return [];
  }
}

/** Checks the free disk space for the data folder. */
export async function checkDiskSpace({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('disk');
  const free = (await freeBytes(resolve(dataFolder))) / GB;
  const message = `${free.toFixed(1)} GB free for DATA_DIR ${dataFolder}`;
  const hint = 'Free some space, or set DATA_DIR to a folder on another disk.';
  const full = italian.diskFull(free, dataFolder);
  if (free < FREE_GB.fail) return [fail(full, message, hint)];
  return [free < FREE_GB.warn ? warn(full, message, hint) : ok(italian.diskFree(free, dataFolder), message)];
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
  const message = `Vetrina ${VERSION} on Node ${node}`;
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  return [
    isNew
      ? ok(italian.versionFine(VERSION, node), message)
      : fail(italian.nodeOld(VERSION, node), message, 'Install Node 20.19 or later.'),
  ];
}
