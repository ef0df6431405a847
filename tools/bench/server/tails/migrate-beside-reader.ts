import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../../../../src/server/database/migrate.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import type { TailWork } from './tail-work.ts';

const READ_MS = 10_000;

/** Adds a column to the titles while somebody reads them in one long transaction, such as a back-up. */
export const measureMigration: TailWork = async ({ url, db }) => {
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('set idle_in_transaction_session_timeout = 0');
  await reader.query('begin; select from content limit 1');
  let retries = 0;
  const also = async (transaction: Kysely<Schema>) => {
    await sql`alter table content add column bench_tails text`.execute(transaction);
  };
  const migrating = migrate(db, { also, log: { warn: () => (retries += 1) } });
  await setTimeout(READ_MS);
  await reader.query('commit');
  await reader.end();
  await migrating;
  return { note: `${retries} retries` };
};
