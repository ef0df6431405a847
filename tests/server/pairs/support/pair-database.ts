import { Kysely } from 'kysely';
import type pg from 'pg';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import { OriginalErrorDialect } from '../../../../src/server/database/original-error-dialect.ts';
import { openPool } from '../../../../src/server/database/postgres/open-pool.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { bySocket, newDatabase } from '../../support/postgres-server.ts';

/** Longer than merges wait for locks, as by default; shorter, because sides that wait for each other are many here. */
const DEADLOCK_TIMEOUT = '700ms';

export type PairDatabase = { pool: pg.Pool; db: Kysely<Schema>; close(): Promise<void> };

/** Opens a new database of a PostgreSQL server. */
export async function openPairDatabase(serverUrl: string): Promise<PairDatabase> {
  const url = bySocket((await newDatabase(serverUrl)).url);
  // Sets the limits of its role.
  await (await openDatabase({ url, folder: '' })).close();
  const options = `-c deadlock_timeout=${DEADLOCK_TIMEOUT}`;
  const pool = openPool({ connectionString: url, max: 20, options }, undefined);
  const db = new Kysely<Schema>({ dialect: new OriginalErrorDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}
