import { sql } from 'kysely';
import { clock } from '../lib/clock.ts';
import { type Db, one } from './db.ts';

const PINGS = 9;

/** Median round trip of a trivial query, in milliseconds. */
export async function measurePing(db: Db): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count += 1) {
    const start = clock.elapsed();
    await sql`select 1`.execute(db);
    times.push(clock.elapsed() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(PINGS / 2)] ?? 0;
}

export async function readPostgresVersion(db: Db): Promise<string> {
  const row = await one<{ server_version: string }>(db)`show server_version`;
  return row?.server_version ?? 'unknown';
}

/** The time by which this machine's clock is ahead of the database's, in seconds. */
export async function measureClockOffset(db: Db): Promise<number> {
  const start = clock.now();
  const row = await one<{ now: number }>(db)`
    select extract(epoch from clock_timestamp())::float8 as now`;
  return (start + clock.now()) / 2000 - (row?.now ?? 0);
}
