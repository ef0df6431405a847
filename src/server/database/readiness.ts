import { sql } from 'kysely';
import { chance } from '../lib/clock.ts';
import { knownMigrations } from './apply-migrations.ts';
import { type Db, one } from './db.ts';

export type Readiness = {
  /** Migrations of this program that the database is missing; further ones do no harm. */
  missingMigrations: string[];
  /** The leader lease is held. */
  isLed: boolean;
};

/** Reads the state that readiness depends on; rejects if the database does not answer. */
export async function readReadiness(db: Db): Promise<Readiness> {
  const row = await one<Readiness>(db)`
    select array(
      select unnest(${knownMigrations()}::text[]) except select name from kysely_migration order by 1
    ) as "missingMigrations",
    exists (select from lease where name = 'leader' and held_until > now()) as "isLed"`;
  if (!row) throw new Error('no row');
  return row;
}

/** More than a page: it needs newly allocated space. */
const PAYLOAD_BYTES = 16_384;

/**
 * Writes to the database, as a lease without a holder. Rejects if it cannot: the disk is full, or the database is
 * read-only.
 */
export async function checkWrites(db: Db): Promise<void> {
  await sql`
    insert into lease (name, holder, held_until)
    values ('write check', ${chance.bytes(PAYLOAD_BYTES).toString('base64')}, '-infinity')
    on conflict (name) do update set holder = excluded.holder`.execute(db);
}
