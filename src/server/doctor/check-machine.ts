import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { measureDisk } from '../database/measure-disk.ts';
import { measureClockOffset } from '../database/ping-database.ts';
import { clock } from '../lib/clock.ts';
import { VERSION } from '../lib/project.ts';
import { findDiskTrouble } from './find-troubles.ts';
import { createFindings, errorReason, type Finding, findingOf } from './finding.ts';

const TIMEOUT_MS = 10_000;

const SYNCHRONISE = 'Synchronise the machine’s clock: timedatectl set-ntp true';

/** Clock skew in seconds: launch data and keys expire by the clock. */
const SKEW_SECONDS = { warn: 5, fail: 60 };
/** Free disk space in GB, below which a warning is given. */
const FEW_GB = 2;

/** Compares the clock with the Bot API's `Date` header. */
export async function checkClock({ botApiRoot }: Pick<Config, 'botApiRoot'>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const requestedAt = clock.now();
    const answer = await fetch(botApiRoot, { redirect: 'manual', signal: clock.timeLimit(TIMEOUT_MS) });
    const remoteTime = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(remoteTime))
      return [warn('the Bot API sent no time', 'Check this machine’s clock by hand.')];
    // The header has whole seconds and network delay.
    const skew = Math.abs((requestedAt + clock.now()) / 2 - remoteTime - 500) / 1000;
    const message = `${skew.toFixed(0)} s off the Bot API's`;
    if (skew > SKEW_SECONDS.fail) return [fail(message, SYNCHRONISE)];
    if (skew > SKEW_SECONDS.warn) return [warn(message, SYNCHRONISE)];
    return [ok(skew < 1 ? 'right' : message)];
  } catch (error) {
    return [
      warn(
        `the Bot API could not be reached: ${errorReason(error)}`,
        'Check that this machine can reach BOT_API_ROOT.',
      ),
    ];
  }
}

/** The line about a clock by which nobody could sign in, for the server's start; none if it is right or unknown. */
export async function remarkOnClock(config: Pick<Config, 'botApiRoot'>): Promise<string[]> {
  const findings = await checkClock(config);
  return findings
    .filter(({ state }) => state === 'fail')
    .map(({ message, hint }) => `The clock is ${message}, so that sign-ins and links fail. ${hint}`);
}

/** Compares the clock with the database's: rows are dated by either. No findings without a database. */
export async function checkDatabaseClock(open: () => Promise<Db>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const skew = await measureClockOffset(await open());
    const seconds = Math.abs(skew);
    if (seconds <= SKEW_SECONDS.warn) return [ok("agrees with the database's")];
    return [
      (seconds > SKEW_SECONDS.fail ? fail : warn)(
        `${seconds.toFixed(1)} s ${skew < 0 ? 'behind' : 'ahead of'} the database's`,
        'Synchronise the clocks of both machines: timedatectl set-ntp true',
      ),
    ];
  } catch {
    // Reported by the check of the database.
    return [];
  }
}

export async function checkDiskSpace({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<Finding[]> {
  const { ok, warn } = createFindings('disk');
  const [trouble] = await findDiskTrouble({ config: { dataFolder } });
  if (trouble) return [findingOf(trouble)];
  const { gigabytes } = await measureDisk(dataFolder);
  const message = `${gigabytes.toFixed(1)} GB free for DATA_DIR ${dataFolder}`;
  if (gigabytes >= FEW_GB) return [ok(message)];
  return [warn(message, 'Free some space, or set DATA_DIR to a folder on another disk.')];
}

export function checkVersions(node = process.versions.node): Finding[] {
  const { ok, fail } = createFindings('versions');
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  const message = `Vetrina ${VERSION} on Node ${node}`;
  return [isNew ? ok(message) : fail(message, 'Install Node 20.19 or later.')];
}
