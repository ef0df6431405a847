import { knownMigrations } from './apply-migrations.ts';
import { type Db, one } from './db.ts';

export type Readiness = {
  /** Migrations of this program that the database is missing; further ones do no harm. */
  missingMigrations: string[];
  /** The leader lease is held. */
  isLed: boolean;
};

/** Reads what readiness depends on; rejects when the database does not answer. */
export async function readReadiness(db: Db): Promise<Readiness> {
  const row = await one<Readiness>(db)`
    select array(
      select unnest(${knownMigrations()}::text[]) except select name from kysely_migration order by 1
    ) as "missingMigrations",
    exists (select from lease where name = 'leader' and held_until > now()) as "isLed"`;
  if (!row) throw new Error('no row');
  return row;
}
