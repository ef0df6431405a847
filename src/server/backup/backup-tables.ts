import { all, type Db } from '../database/db.ts';
import { TABLES, tableNames } from '../database/schema.ts';

/** A table in a back-up. */
export type BackupTable = {
  name: string;
  /** All but generated columns. */
  columns: string[];
  /** The identity column's sequence and its last value; null before the first. */
  sequence: { column: string; last: string | null } | null;
};

const INCLUDED_TABLES = tableNames.filter((name) => TABLES[name].backup);

/** The tables of a back-up; referenced tables come before the ones that refer to them. */
export async function readBackupTables(db: Db): Promise<BackupTable[]> {
  const rows = await all<BackupTable & { refersTo: string[] }>(db)`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_build_object('column', attname, 'last',
          pg_sequence_last_value(pg_get_serial_sequence(quote_ident(relname), attname)::regclass)::text)
        from pg_attribute where attrelid = pg_class.oid and attidentity <> '') as sequence,
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f') as "refersTo"
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any (${INCLUDED_TABLES}::text[])
    order by relname`;
  return inOrder(rows).map(({ name, columns, sequence }) => ({ name, columns, sequence }));
}

function inOrder<Table extends { name: string; refersTo: string[] }>(tables: readonly Table[]): Table[] {
  const ordered = new Set<Table>();
  const add = (table: Table) => {
    for (const other of tables)
      if (other !== table && !ordered.has(other) && table.refersTo.includes(other.name)) add(other);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}
