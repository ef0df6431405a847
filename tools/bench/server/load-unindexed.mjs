/** Loads big tables in a fraction of the time: without indexes and constraints, which are made anew afterwards. */
export async function loadUnindexed(client, load) {
  const { rows: constraints } = await client.query(CONSTRAINTS);
  const { rows: indexes } = await client.query(INDEXES);
  const references = constraints.filter(({ kind }) => kind === 'f');
  const keys = constraints.filter(({ kind }) => kind !== 'f');
  for (const { table, name } of [...references, ...keys])
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await load();
  const start = performance.now();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  console.log(`  indexes: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

const CONSTRAINTS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f') and conrelid::regclass::text !~ '^kysely'`;

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and indrelid::regclass::text !~ '^kysely'
    and not exists (select from pg_constraint where conindid = indexrelid)`;
