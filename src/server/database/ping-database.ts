import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const PINGS = 9;

/** Median round trip of a trivial query, in milliseconds. */
export async function measurePing(db: Kysely<Schema>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) {
    const start = performance.now();
    await sql`select 1`.execute(db);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0;
}

export async function readPostgresVersion(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? 'unknown';
}

/** How far this machine's clock is ahead of the database's, in seconds. */
export async function measureClockOffset(db: Kysely<Schema>): Promise<number> {
  const start = Date.now();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 as now`.execute(db);
  return (start + Date.now()) / 2000 - (rows[0]?.now ?? 0);
}
