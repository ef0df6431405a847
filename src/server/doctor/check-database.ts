import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { measurePing, readPostgresVersion } from '../database/ping-database.ts';
import { readReadiness } from '../database/readiness.ts';
import type { Schema } from '../database/schema.ts';
import { KINDS_OF_WORK } from '../kinds-of-work.ts';
import { findDuplicateTitles } from '../modules/curation/merge-titles.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';
import { italian } from './italian-findings.ts';

const { ok, warn, fail } = createFindings('database');

/** Round trip above which the database counts as slow. */
const SLOW_MS = 20;

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** Whether there is a database to check: opening an embedded one would create it. */
export function hasDatabase({ databaseUrl, dataFolder }: Settings): boolean {
  return databaseUrl !== undefined || existsSync(join(dataFolder, 'database'));
}

/** Checks the database: connection, version, latency and schema. */
export async function checkDatabase(
  open: () => Promise<Kysely<Schema>>,
  config: Settings,
): Promise<Finding[]> {
  if (!hasDatabase(config))
    return [warn(italian.noDatabase, 'not created yet', 'Start the server, which creates it in DATA_DIR.')];
  try {
    const db = await open();
    const time = await measurePing(db);
    const name = `PostgreSQL ${await readPostgresVersion(db)}${config.databaseUrl === undefined ? ', embedded' : ''}`;
    const { missingMigrations } = await readReadiness(db);
    return [
      time > SLOW_MS
        ? warn(
            italian.databaseSlow(name, time),
            `${name}, but it takes ${time.toFixed(1)} ms to answer`,
            'Move it closer to this machine, or find out what keeps it busy.',
          )
        : ok(italian.databaseAnswers(name, time), `${name}, answers in ${time.toFixed(1)} ms`),
      missingMigrations.length > 0
        ? fail(
            italian.migrationsMissing(missingMigrations),
            `missing migrations: ${missingMigrations.join(', ')}`,
            'Start the server, which runs them.',
          )
        : ok(italian.schemaUpToDate, 'schema is up to date'),
    ];
  } catch (error) {
    const reason = errorReason(error);
    if (/ is in use by /.test(String(error)))
      return [
        ok(
          italian.databaseInUse,
          'embedded, in use by another process that does not share it: stop that process to check it',
        ),
      ];
    return [
      fail(
        italian.databaseFails(reason),
        reason,
        'Check DATABASE_URL or DATA_DIR, and that the database is running and accepts this user.',
      ),
    ];
  }
}

const titles = createFindings('titles');

/** Pairs are counted up to this number. */
const MAX_COUNTED = 1000;

/** Checks the catalogue for duplicate titles. No findings where the database cannot be opened. */
export async function checkCatalogue(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  const pairs = await open()
    .then((db) => findDuplicateTitles(db, MAX_COUNTED))
    .catch(() => undefined);
  if (!pairs) return [];
  if (pairs.length === 0) return [titles.ok(italian.noDuplicates, 'no duplicates by TMDB or IMDb id')];
  const count = pairs.length === MAX_COUNTED ? `${MAX_COUNTED} or more` : String(pairs.length);
  return [
    titles.warn(
      italian.duplicates(pairs.length, pairs[0]?.name),
      `${count} duplicates by TMDB or IMDb id, such as ${pairs[0]?.name}`,
      'List them with "titles duplicates" and merge each pair with "titles merge".',
    ),
  ];
}

const queues = createFindings('queues');

/** Age from which waiting jobs are reported. */
const OLD_SECONDS = 300;

/** Checks for jobs that wait long or have failed. No findings where there is no database, or one of an older version. */
export async function checkQueues(open: () => Promise<Kysely<Schema>>): Promise<Finding[]> {
  try {
    const findings = (await readQueueHealth(await open(), KINDS_OF_WORK)).flatMap(findingsOf);
    return findings.length > 0 ? findings : [queues.ok(italian.queuesFine, 'no old jobs, no failed jobs')];
  } catch {
    return [];
  }
}

function findingsOf({ queue, label, oldestSeconds, givenUp }: QueueHealth): Finding[] {
  const minutes = Math.round(oldestSeconds / 60);
  return [
    ...(oldestSeconds > OLD_SECONDS
      ? [
          queues.warn(
            italian.queueWaits(label, minutes),
            `${queue}: the oldest job has been waiting for ${minutes} min`,
            'Check that a server is running, and its log.',
          ),
        ]
      : []),
    ...(givenUp > 0
      ? [
          queues.warn(
            italian.queueGaveUp(label, givenUp),
            `${queue}: ${givenUp} failed`,
            `See why: npm run vetrina -- queue list ${queue}`,
          ),
        ]
      : []),
  ];
}
