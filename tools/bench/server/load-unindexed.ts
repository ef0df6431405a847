import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

type Definition = { table: string; name: string; kind: string; target: string; definition: string };

/** Settings of a connection that loads big tables and has nothing to lose. */
const FAST_LOADING = [
  'statement_timeout = 0',
  'synchronous_commit = off',
  `maintenance_work_mem = '1GB'`,
  `work_mem = '512MB'`,
];

/** Statements by subject, run in this order. */
export type Filling = Readonly<Record<string, readonly string[]>>;

/**
 * Loads big tables in a fraction of the time: without indexes and constraints, which are made anew afterwards. All
 * tables, or these, with the references of others to them. `first` runs before the statements. Prints the time of
 * each part.
 */
export async function loadUnindexed(
  db: Kysely<Schema>,
  filling: Filling,
  { tables, first = async () => {} }: { tables?: readonly string[]; first?: () => Promise<void> } = {},
): Promise<void> {
  const run = async <Row extends Record<string, unknown>>(statement: string) =>
    (await sql.raw<Row>(statement).execute(db)).rows;
  for (const setting of FAST_LOADING) await run(`set ${setting}`);
  const isLoaded = (table: string) => !tables || tables.includes(table);
  const constraints = await run<Definition>(CONSTRAINTS);
  const indexes = (await run<Omit<Definition, 'kind' | 'target'>>(INDEXES)).filter(({ table }) =>
    isLoaded(table),
  );
  const references = constraints.filter(
    ({ kind, table, target }) => kind === 'f' && (isLoaded(table) || isLoaded(target)),
  );
  const keys = constraints.filter(({ kind, table }) => kind !== 'f' && isLoaded(table));
  for (const { table, name } of [...references, ...keys])
    await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  await first();
  for (const [what, statements] of Object.entries(filling))
    await timed(what, async () => {
      for (const statement of statements) await run(statement);
    });
  const addConstraints = async (missing: readonly Definition[]) => {
    for (const { table, name, definition } of missing)
      await run(`alter table ${table} add constraint ${name} ${definition}`);
  };
  await timed('indexes', async () => {
    await addConstraints(keys);
    for (const { definition } of indexes) await run(definition);
    await addConstraints(references);
  });
}

/** Prints the time of some work. */
export async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const CONSTRAINTS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind,
    confrelid::regclass::text as target, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') and conrelid::regclass::text !~ '^kysely'`;

const INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and indrelid::regclass::text !~ '^kysely'
    and not exists (select from pg_constraint where conindid = indexrelid)`;
