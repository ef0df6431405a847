import { type Kysely, sql } from 'kysely';
import { one } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { creditedNamesExpression } from './records/title-columns.ts';

/** Who made a title, by name and in order. */
export type Credits = { directors: string[]; cast: string[] };

export async function readCredits(db: Kysely<Schema>, titleId: number): Promise<Credits> {
  const id = sql<number>`${titleId}::int`;
  const row = await one<Credits>(db)`
    select ${creditedNamesExpression(id, 'regia')} as directors, ${creditedNamesExpression(id, 'cast')} as "cast"`;
  return row ?? { directors: [], cast: [] };
}
