import { CompiledQuery, type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

const LIKE_LARGE_TABLES = ['seqscan', 'bitmapscan', 'sort'];

/**
 * The plans of the queries that `ask` makes, as text; by default with tables that are never read through where an index would
 * do: small tables of tests are planned like large ones.
 */
export async function explainQueries(
  db: Kysely<Schema>,
  ask: (db: Kysely<Schema>) => Promise<unknown>,
  without: readonly string[] = LIKE_LARGE_TABLES,
): Promise<string> {
  const asked: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery<RootOperationNode>(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(listening));
  const plans: string[] = [];
  for (const query of asked.filter(({ sql: text }) => !text.startsWith('set ')))
    plans.push(await planOf(db, query, without));
  return plans.join('\n\n');
}

async function planOf(
  db: Kysely<Schema>,
  { sql: text, parameters }: CompiledQuery,
  without: readonly string[],
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    for (const way of without) await sql.raw(`set local enable_${way} = off`).execute(transaction);
    const explained = CompiledQuery.raw(`explain (costs off) ${text}`, [...parameters]);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(explained);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
