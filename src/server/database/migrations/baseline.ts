import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { TABLES } from '../schema.ts';
import { refuseClaimsBelow } from '../tables/claim-guards.ts';
import { DELETE_MESSAGES, messagesGoWith } from '../tables/messages-go-with.ts';
import { refuseErased } from '../tables/refuse-erased.ts';
import { inOrderOfReferences } from './in-order-of-references.ts';
import { runStatements } from './run-statements.ts';

/**
 * SQL: the planner takes comparing two names by their trigrams for as quick as comparing two numbers, and reads all names of a
 * catalogue of a few thousand titles in place of their index. A role that may not alter the function keeps those plans.
 */
const COST_OF_SIMILARITY = `do $$ begin
  alter function word_similarity_commutator_op(text, text) cost 100;
exception when insufficient_privilege then null; end $$`;

/** SQL: makes all tables by their own statements, those that others refer to first. */
const BASELINE: readonly string[] = [
  'create extension if not exists pg_trgm',
  COST_OF_SIMILARITY,
  refuseClaimsBelow(2),
  DELETE_MESSAGES,
  ...inOrderOfReferences(Object.entries(TABLES).map(([name, facts]) => ({ name, ...facts }))).flatMap(
    (table) => [...table.ddl, ...messagesGoWith(table), ...refuseErased(table)],
  ),
];

const hash = createHash('sha256').update(BASELINE.join('\n')).digest('hex');

/**
 * The name of the first migration. Until 1.0.0 the tables may change, and the name with them: a database of other tables is
 * refused. From 1.0.0 on the statements are a frozen text, and migrations alone change the tables.
 */
export const BASELINE_NAME = `0001-tables-${hash.slice(0, 8)}`;

/** Makes the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, BASELINE);
}
