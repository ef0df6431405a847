import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Day, TIME_ZONE } from '../../lib/calendar.ts';

/** The catalogue's day by the database's clock, which all servers share. */
export async function readToday(db: Kysely<Schema>): Promise<Day> {
  const { rows } = await sql<{
    today: Day;
  }>`select (now() at time zone ${TIME_ZONE})::date::text as today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row.today;
}

/** The day that the ranking periods end on. */
export async function readRankingDay(db: Kysely<Schema>): Promise<Day> {
  const { day } = await db
    .selectFrom('ranking_state')
    .select(sql<Day>`day::text`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}
