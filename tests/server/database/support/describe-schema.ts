import { type Kysely, sql } from 'kysely';
import { all } from '../../../../src/server/database/db.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';

/** SQL: objects that belong to no extension. */
const own = (id: ReturnType<typeof sql>) =>
  sql`not exists (select from pg_depend where objid = ${id} and deptype = 'e')`;

/** All that makes up the schema of a database, a line each, in any order of a table's columns. */
export async function describeSchema(db: Kysely<Schema>): Promise<string[]> {
  const rows = await all<{ line: string }>(db)`
    with own_table as (
      select oid, relname as name, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname <> 'kysely_migration'
    )
    select concat_ws(' ', 'table', name, reloptions::text) as line from own_table
    union all
    select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attstattarget, attcollation::regcollation, pg_get_expr(adbin, adrelid))
    from own_table join pg_attribute on attrelid = own_table.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select concat_ws(' ', 'constraint', name, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
    from own_table join pg_constraint on conrelid = own_table.oid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid) from own_table join pg_index on indrelid = own_table.oid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from own_table join pg_trigger on tgrelid = own_table.oid where not tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(oid)) from pg_proc
    where pronamespace = 'public'::regnamespace and ${own(sql`pg_proc.oid`)}
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle)
    from pg_sequences where schemaname = 'public'
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    order by 1`;
  return rows.map(({ line }) => line);
}
