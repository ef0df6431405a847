import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { measurePing, readPostgresVersion } from '../database/ping-database.ts';
import { readReadiness } from '../database/readiness.ts';
import type { Schema } from '../database/schema.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('database');

/** Round trip above which the database counts as slow, in milliseconds. */
const SLOW = 20;

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** Whether there is a database to look at: opening an embedded one would make it. */
export function hasDatabase({ databaseUrl, dataFolder }: Settings): boolean {
  return databaseUrl !== undefined || existsSync(join(dataFolder, 'database'));
}

/** Checks the database: connection, version, latency and schema. */
export async function checkDatabase(
  open: () => Promise<Kysely<Schema>>,
  config: Settings,
): Promise<Finding[]> {
  if (!hasDatabase(config)) return [warn('there is none yet', 'Start the server: it makes one in DATA_DIR.')];
  try {
    const db = await open();
    const time = await measurePing(db);
    const name = `PostgreSQL ${await readPostgresVersion(db)}${config.databaseUrl === undefined ? ', embedded' : ''}`;
    const { missingMigrations } = await readReadiness(db);
    return [
      time > SLOW
        ? warn(
            `${name}, but it takes ${time.toFixed(1)} ms to answer`,
            'Bring it nearer, or see what keeps it busy.',
          )
        : ok(`${name}, answers in ${time.toFixed(1)} ms`),
      missingMigrations.length > 0
        ? fail(`lacks the migrations ${missingMigrations.join(', ')}`, 'Start the server, which runs them.')
        : ok('its schema is up to date'),
    ];
  } catch (error) {
    const reason = errorReason(error);
    if (/ is in use by /.test(String(error)))
      return [
        ok('embedded, in use by another process that does not share it: stop that to have it looked at'),
      ];
    return [fail(reason, 'Check DATABASE_URL or DATA_DIR, and that it runs and lets this user in.')];
  }
}
