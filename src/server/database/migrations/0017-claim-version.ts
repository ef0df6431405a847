import type { Kysely } from 'kysely';
import { CLAIM_GUARDS, refuseClaimsBelow } from './claim-version.ts';
import { runStatements } from './run-statements.ts';

/** A server that does not know every kind of work may not take any; nor lead. Servers of before this say no version: 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [refuseClaimsBelow(1), ...CLAIM_GUARDS]);
}
