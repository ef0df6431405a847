import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
beforeAll(async () => {
  await sql`create table note (id int primary key, word text)`.execute(database.db);
});
afterAll(() => database.close());

const words = async () => {
  const { rows } = await sql<{ word: string }>`select word from note order by id`.execute(database.db);
  return rows.map(({ word }) => word);
};

it('both engines return values alike', async () => {
  const { rows } = await sql`
    select count(*), 3::int8 as big, 1.5::numeric as precise, '2024-02-29'::date as day, null as nothing,
      '2024-02-29T12:00:00Z'::timestamptz as moment, array['a', 'b'] as words, '{2,1}'::smallint[] as numbers,
      '{"a": [1]}'::jsonb as json, true as yes, 'È' as letter`.execute(database.db);
  expect(rows).toEqual([
    {
      count: 1,
      big: 3,
      precise: 1.5,
      day: '2024-02-29',
      nothing: null,
      moment: new Date('2024-02-29T12:00:00Z'),
      words: ['a', 'b'],
      numbers: [2, 1],
      json: { a: [1] },
      yes: true,
      letter: 'È',
    },
  ]);
});

it('days are counted in UTC', async () => {
  const { rows } = await sql`select '2024-01-01 00:30+01'::timestamptz::date as day`.execute(database.db);
  expect(rows).toEqual([{ day: '2023-12-31' }]);
});

it('an error has PostgreSQL’s code, and the next query works', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
  await expect(sql`selekt`.execute(database.db)).rejects.toMatchObject({ code: '42601' });
  await expect(sql`select ${'x'}::int`.execute(database.db)).rejects.toMatchObject({ code: '22P02' });
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

it('a transaction that fails is rolled back', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await sql`insert into note values (90, 'half')`.execute(transaction);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await words()).not.toContain('half');
});

it('nobody else’s query runs within a transaction', async () => {
  const transfer = database.db.transaction().execute(async (transaction) => {
    await sql`insert into note values (1, 'first')`.execute(transaction);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await sql`insert into note values (2, 'second')`.execute(transaction);
  });
  const meanwhile = words();
  await transfer;
  expect([[], ['first', 'second']]).toContainEqual(await meanwhile);
  expect(await words()).toEqual(['first', 'second']);
});

it('large values are written and read back', async () => {
  const large = 'è'.repeat(2_000_000);
  const { rows } = await sql<{ back: string }>`select ${large}::text as back`.execute(database.db);
  expect(rows[0]?.back === large).toBe(true);
});
