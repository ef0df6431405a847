import type { Kysely } from 'kysely';
import { refuseErased } from './0001-tables.ts';
import { runStatements } from './run-statements.ts';

/** Searches without a result count people, each of whom adds some a day. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table search_miss_person (
      day date not null,
      words text not null,
      user_id text not null,
      primary key (user_id, day, words)
    )`,
    ...refuseErased('search_miss_person', 'user_id'),
  ]);
