import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** The messenger lets a bot resume the renewals that it stopped, and no others. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ['alter table renewal_state add column by_bot boolean']);
