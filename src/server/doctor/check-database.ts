import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { measurePing, readPostgresVersion } from '../database/ping-database.ts';
import { readReadiness } from '../database/readiness.ts';
import type { Schema } from '../database/schema.ts';
import { createFindings, errorReason, type Finding } from './finding.ts';

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
    return [warn('not created yet', 'Start the server, which creates it in DATA_DIR.')];
  try {
    const db = await open();
    const time = await measurePing(db);
    const name = `PostgreSQL ${await readPostgresVersion(db)}${config.databaseUrl === undefined ? ', embedded' : ''}`;
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
