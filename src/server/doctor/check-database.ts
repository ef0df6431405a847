import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { findMissingGrants, MissingGrantsError } from '../database/missing-grants.ts';
import { measurePing, readPostgresVersion } from '../database/ping-database.ts';
import { readReadiness } from '../database/readiness.ts';
import { KINDS_OF_WORK } from '../kinds-of-work.ts';
import { findDuplicateTitles } from '../modules/catalogue/editing/duplicate-titles.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('database');

/** Round trip above which the database counts as slow. */
const SLOW_MS = 20;

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** True if there is a database to check: opening an embedded one would create it. */
export function hasDatabase({ databaseUrl, dataFolder }: Settings): boolean {
  return databaseUrl !== undefined || existsSync(join(dataFolder, 'database'));
}

/** Checks the database: connection, version, latency and schema. */
export async function checkDatabase(open: () => Promise<Db>, config: Settings): Promise<Finding[]> {
  if (!hasDatabase(config))
    return [warn('not created yet', 'Start the server, which creates it in DATA_DIR.')];
  try {
    const db = await open();
    const time = await measurePing(db);
    const name = `PostgreSQL ${await readPostgresVersion(db)}${config.databaseUrl === undefined ? ', embedded' : ''}`;
    const grants = await findMissingGrants(db, { migrates: false });
    if (grants.length > 0) return [failForGrants(grants)];
    const { missingMigrations } = await readReadiness(db);
    return [
      time > SLOW_MS
        ? warn(
            `${name}, but it takes ${time.toFixed(1)} ms to answer`,
            'Move it closer to this machine, or find out what keeps it busy.',
          )
        : ok(`${name}, answers in ${time.toFixed(1)} ms`),
      missingMigrations.length > 0
        ? fail(`missing migrations: ${missingMigrations.join(', ')}`, 'Start the server, which runs them.')
        : ok('schema is up to date'),
    ];
  } catch (error) {
    if (error instanceof MissingGrantsError) return [failForGrants(error.grants)];
    const reason = errorReason(error);
    if (/ is in use by /.test(String(error)))
      return [
        ok('embedded, in use by another process that does not share it: stop that process to check it'),
      ];
    return [
      fail(reason, 'Check DATABASE_URL or DATA_DIR, and that the database is running and accepts this user.'),
    ];
  }
}

function failForGrants(grants: readonly string[]): Finding {
  return fail(
    `this database user lacks permissions (${grants.length})`,
    `As the database’s owner: ${grants.join(' ')}`,
  );
}

const titles = createFindings('titles');

/** Pairs are counted up to this number. */
const MAX_COUNTED = 1000;

/** Checks the catalogue for duplicate titles. No findings if the database cannot be opened. */
export async function checkCatalogue(open: () => Promise<Db>): Promise<Finding[]> {
  const pairs = await open()
    .then((db) => findDuplicateTitles(db, MAX_COUNTED))
    .catch(() => undefined);
  if (!pairs) return [];
  if (pairs.length === 0) return [titles.ok('no duplicates by TMDB or IMDb id')];
  return [
    titles.warn(
      `${pairs.length}${pairs.length < MAX_COUNTED ? '' : ' or more'} duplicates by TMDB or IMDb id, such as ${pairs[0]?.name}`,
      "'Titoli' at the desk lists them as possible doubles, and merges them.",
    ),
  ];
}

const queues = createFindings('queues');

/** Age from which waiting jobs of most kinds are reported. */
const OLD_SECONDS = 300;

const isOld = ({ queue, oldestSeconds }: QueueHealth) =>
  oldestSeconds > (KINDS_OF_WORK.find(({ name }) => name === queue)?.isOldAfter ?? OLD_SECONDS);

/** Checks for jobs that wait long or have failed. No findings without a database, or with one of an older version. */
export async function checkQueues(open: () => Promise<Db>): Promise<Finding[]> {
  try {
    const findings = (await readQueueHealth(await open(), KINDS_OF_WORK)).flatMap(findingsOf);
    return findings.length > 0 ? findings : [queues.ok('no old jobs, no failed jobs')];
  } catch {
    return [];
  }
}

function findingsOf(health: QueueHealth): Finding[] {
  const { queue, oldestSeconds, givenUp } = health;
  const minutes = Math.round(oldestSeconds / 60);
  return [
    ...(isOld(health)
      ? [
          queues.warn(
            `${queue}: the oldest job has been waiting for ${minutes} min`,
            'Check that a server is running, and its log.',
          ),
        ]
      : []),
    ...(givenUp > 0
      ? [queues.warn(`${queue}: ${givenUp} failed`, `See why: npm run vetrina -- queue list ${queue}`)]
      : []),
  ];
}
