import { sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';
import { creditedNamesExpression } from './records/title-columns.ts';

/** Who made a title, by name and in order. */
export type Credits = { directors: string[]; cast: string[] };

export async function readCredits(db: Db, titleId: number): Promise<Credits> {
  const id = sql<number>`${titleId}::int`;
  const row = await one<Credits>(db)`
    select ${creditedNamesExpression(id, 'regia')} as directors, ${creditedNamesExpression(id, 'cast')} as "cast"`;
  return row ?? { directors: [], cast: [] };
}
