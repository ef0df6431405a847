import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { testDatabase } from '../../support/test-database.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** The statements that the connection has planned. */
async function planned(): Promise<string[]> {
  const asked = sql<{ statement: string }>`select statement from pg_prepared_statements`;
  return (await asked.execute(database.db)).rows.map(({ statement }) => statement);
}

async function times(count: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await work(turn);
}

it('a repeated statement goes on answering by its values', async () => {
  const answers: unknown[] = [];
  await times(9, async (turn) => {
    const { rows } = await sql<{ next: number }>`select ${turn}::int + 1 as next`.execute(database.db);
    answers.push(rows[0]?.next);
  });
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('a repeated statement that fails takes its transaction back, and works in the next one', async () => {
  const { db } = database;
  await sql`create table note (id int primary key)`.execute(db);
  const insert = (id: number) => sql`insert into note values (${id})`;
  await times(6, (id) => insert(id).execute(db));
  const failing = db.transaction().execute(async (transaction) => {
    await insert(90).execute(transaction);
    await insert(0).execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  await insert(90).execute(db);
  expect((await sql`select count(*) from note`.execute(db)).rows).toEqual([{ count: 7 }]);
  await sql`drop table note`.execute(db);
});

describe.runIf(!inject('postgres'))('in the embedded database', () => {
  it('a repeated statement is planned once', async () => {
    await times(9, (turn) => sql`select ${turn}::int + 1 as next`.execute(database.db));
    expect(await planned()).toEqual(['select $1::int + 1 as next']);
  });

  it('an insert into a partial unique index named by a value goes on finding its conflicts', async () => {
    const { db } = database;
    await sql`create table seat (id int, state text)`.execute(db);
    await sql`create unique index on seat (id) where state = 'taken'`.execute(db);
    await times(12, () =>
      sql`insert into seat values (${1}, ${'taken'}) on conflict (id) where state = ${'taken'} do nothing`.execute(
        db,
      ),
    );
    expect((await sql`select count(*) from seat`.execute(db)).rows).toEqual([{ count: 1 }]);
    await sql`drop table seat`.execute(db);
  });

  it.each([
    ['without values', () => sql`select 1`],
    ['for words like others', () => sql`select ${'a'}::text like ${'%a'}`],
    ['of lists that overlap', () => sql`select ${['a']}::text[] && ${['a']}::text[]`],
  ])('a statement %s is planned anew each time', async (_, statement) => {
    await times(9, () => statement().execute(database.db));
    expect(await planned()).toEqual([]);
  });

  it('more statements than are kept go on working', async () => {
    await times(205, (column) =>
      times(5, async (value) => {
        const { rows } = await sql`select ${value}::int as ${sql.ref(`c${column}`)}`.execute(database.db);
        expect(rows).toEqual([{ [`c${column}`]: value }]);
      }),
    );
    expect(await planned()).toHaveLength(200);
  });
});
