import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Erasures, and what of a person's daily limits was used up before, by the keyed hash of their id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table erasure (
      person_hash text not null,
      kind text not null,
      uses integer not null default 0,
      erased_at timestamptz not null default now(),
      primary key (person_hash, kind)
    )`,
    `create index erasure_by_time on erasure (erased_at)`,
  ]);
}
