import { expect, it } from 'vitest';
import { all } from '../../../src/server/database/db.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { typedColumns } from './support/typed-columns.ts';

const db = await useTestDatabase();

it('the rows’ types name the columns of the tables, and those that may be empty', async () => {
  const rows = await all<{ table: string; columns: string[] }>(db)`
    select relname as table, array_agg(attname || case when attnotnull then '' else '?' end) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and attnum > 0 and not attisdropped and attname <> 'claim_version'
    group by relname`;
  const made = Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort()]));
  expect(typedColumns()).toEqual(made);
  expect(rows.length).toBeGreaterThan(60);
});
