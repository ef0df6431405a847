type Definition = { table: string; name: string; kind: string; target: string; definition: string };

/** Runs a statement and answers its rows. */
export type RunStatement = <Row extends Record<string, unknown>>(
  statement: string,
) => Promise<readonly Row[]>;

/** Of a connection that loads big tables and has nothing to lose. */
export const FAST_LOADING = [
  'statement_timeout = 0',
  'synchronous_commit = off',
  `maintenance_work_mem = '1GB'`,
  `work_mem = '512MB'`,
];

/**
 * Loads big tables in a fraction of the time: without indexes and constraints, which are made anew afterwards. All tables,
 * or these, with the references of others to them.
 */
export async function loadUnindexed(
  run: RunStatement,
  load: () => Promise<void>,
  tables?: readonly string[],
): Promise<void> {
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
  await load();
  const start = performance.now();
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of indexes) await run(definition);
  for (const { table, name, definition } of references)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
  console.log(`  indexes: ${((performance.now() - start) / 1000).toFixed(0)} s`);
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
