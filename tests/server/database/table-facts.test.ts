import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { TABLES, tableNames } from '../../../src/server/database/schema.ts';
import type { FactsOf } from '../../../src/server/database/tables/table-facts.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = await useTestDatabase();

const kept = { backup: true, retention: null };
type Tables = { plain: { id: number }; of_people: { user_id: string }; of_titles: { title_id: number } };

it('the compiler demands the facts of every table', () => {
  const titles = { ...kept, title: { merge: [] } };
  const people = { ...kept, person: { whose: null, exported: null } };
  const complete = { plain: kept, of_people: people, of_titles: titles } satisfies FactsOf<Tables>;
  // @ts-expect-error a table without facts
  void ({ of_people: people, of_titles: titles } satisfies FactsOf<Tables>);
  // @ts-expect-error whose person it names is not declared
  void ({ ...complete, of_people: kept } satisfies FactsOf<Tables>);
  // @ts-expect-error what merging two titles does with it is not declared
  void ({ ...complete, of_titles: kept } satisfies FactsOf<Tables>);
  expect(Object.keys(complete)).toHaveLength(3);
});

it('every table of the database has facts, and its title’s if a column names that', async () => {
  const { rows } = await sql<{ name: string; hasTitle: boolean }>`
    select tablename::text as name, exists (
      select from information_schema.columns
      where table_schema = schemaname and table_name = tablename and column_name = 'title_id') as "hasTitle"
    from pg_tables where schemaname = current_schema() and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  expect(rows).toEqual(
    [...tableNames].sort().map((name) => {
      const { title } = TABLES[name];
      return { name, hasTitle: title !== undefined && title.rows === undefined };
    }),
  );
});

it('the tables whose rows name a person refuse those of an erased one', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'refuse_erased' order by 1`.execute(
    db,
  );
  const naming = [...tableNames].filter((name) => TABLES[name].person?.whose);
  expect(rows.map(({ name }) => name)).toEqual(naming.sort());
});
