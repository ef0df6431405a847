import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { measureDisk } from '../database/measure-disk.ts';
import { measureClockOffset } from '../database/ping-database.ts';
import { inLanguage } from '../languages/current-language.ts';
import { clock } from '../lib/clock.ts';
import { VERSION } from '../lib/project.ts';
import { findDiskTrouble } from './find-troubles.ts';
import { createFindings, errorReason, type Finding, findingOf, findingTexts } from './finding.ts';

const TIMEOUT_MS = 10_000;

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
    if (Number.isNaN(remoteTime)) return [warn(findingTexts.noTime)];
    // The header has whole seconds and network delay.
    const skew = Math.abs((requestedAt + clock.now()) / 2 - remoteTime - 500) / 1000;
    if (skew > SKEW_SECONDS.fail) return [fail(findingTexts.clockOff(skew))];
    if (skew > SKEW_SECONDS.warn) return [warn(findingTexts.clockOff(skew))];
    return [skew < 1 ? ok(findingTexts.clockRight) : ok(findingTexts.clockNearlyRight(skew))];
  } catch (error) {
    return [warn(findingTexts.clockUnknown(errorReason(error)))];
  }
}

/** The line about a clock by which nobody could sign in, for the server's start; none if it is right or unknown. */
export async function remarkOnClock(config: Pick<Config, 'botApiRoot'>): Promise<string[]> {
  const findings = await inLanguage('en', () => checkClock(config));
  return findings
    .filter(({ state }) => state === 'fail')
    .map(({ message, hint }) => `The clock is ${message}, so that sign-ins and links fail. ${hint}`);
}

/** Compares the clock with the database's: rows are dated by either. No findings without a database. */
export async function checkDatabaseClock(open: () => Promise<Db>): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('clock');
  try {
    const skew = await measureClockOffset(await open());
    const words = findingTexts.databaseClockOff(skew);
    if (Math.abs(skew) > SKEW_SECONDS.fail) return [fail(words)];
    if (Math.abs(skew) > SKEW_SECONDS.warn) return [warn(words)];
    return [ok(findingTexts.databaseClockRight)];
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
  return [
    gigabytes < FEW_GB
      ? warn(findingTexts.diskFull(gigabytes, dataFolder))
      : ok(findingTexts.diskFree(gigabytes, dataFolder)),
  ];
}

export function checkVersions(node = process.versions.node): Finding[] {
  const { ok, fail } = createFindings('versions');
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 19);
  return [isNew ? ok(findingTexts.versionFine(VERSION, node)) : fail(findingTexts.nodeOld(VERSION, node))];
}
