import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import {
  type BeforeMigrating,
  compareSchema,
  migrate,
  requireSchema,
} from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { testDatabase } from '../support/test-database.ts';
import { normalizeForSearch } from '../../../src/server/lib/normalize-for-search.ts';
import { addTestTitles } from '../support/test-titles.ts';
import { describeSchema } from './support/describe-schema.ts';

const names = Object.keys(migrations).sort();
let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete migrations['9998-next'];
  await database.close();
});

const run = async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
};

/** Simulates a visit by a newer build. */
const runLater = () =>
  sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(database.db);

it('each migration runs once', async () => {
  expect(await run()).toEqual(names);
  expect(await migrate(database.db)).toEqual([]);
});

it('a schema newer than the server’s is left unchanged', async () => {
  await runLater();
  await requireSchema(database.db);
  expect(await migrate(database.db)).toEqual([]);
  expect(await compareSchema(database.db)).toEqual({
    missing: [],
    unknown: ['9999-later'],
    isInUse: true,
  });
});

it('a database of a build from before 1.0.0 is refused in one line, and left as it was', async () => {
  const [baseline = ''] = names;
  await sql`update kysely_migration set name = '0001-tables-of-before' where name = ${baseline}`.execute(
    database.db,
  );
  const before = [await run(), await describeSchema(database.db)];
  const backUp = vi.fn<BeforeMigrating>(async () => {});
  for (const open of [() => migrate(database.db, { before: backUp }), () => requireSchema(database.db)])
    await expect(open()).rejects.toThrow(
      /^The database was made by a build from before 1\.0\.0, .*titles export FILE.*DATABASE_URL\.$/,
    );
  expect(backUp).not.toHaveBeenCalled();
  expect([await run(), await describeSchema(database.db)]).toEqual(before);
  await sql`update kysely_migration set name = ${baseline} where name = '0001-tables-of-before'`.execute(
    database.db,
  );
});

it('a missing migration runs, even after one of a newer build', async () => {
  await runLater();
  migrations['9998-next'] = { up: async (db) => void (await sql`create table next ()`.execute(db)) };
  await expect(requireSchema(database.db)).rejects.toThrow(
    'The database\'s schema is older than this server (9998-next): run "npm run vetrina -- migrate".',
  );
  expect(await migrate(database.db)).toEqual(['9998-next']);
  expect(await run()).toEqual([...names, '9998-next', '9999-later']);
});

it('a migration that fails is rolled back', async () => {
  migrations['9998-next'] = {
    async up(db) {
      await sql`create table next ()`.execute(db);
      throw new Error('no such luck');
    },
  };
  await expect(migrate(database.db)).rejects.toThrow('could not be brought up to date: no such luck');
  expect(await run()).toEqual(names);
  expect((await sql`select to_regclass('next') as next`.execute(database.db)).rows).toEqual([{ next: null }]);
});

it('an empty database misses all migrations', async () => {
  await sql`drop table kysely_migration`.execute(database.db);
  await expect(requireSchema(database.db)).rejects.toThrow(`(${names.join(', ')})`);
});

it('stored names are brought up to date with how words are compared', async () => {
  const before = ['die straße', 'łodz 1', '東京物語 2', 'rock n roll', 'æon flux\nイオン フラックス\nไทย'];
  await addTestTitles(
    database.db,
    before.map((name) => ({ name })),
  );
  for (const name of before)
    await sql`update title set titolo_ricerca = ${name}, altri_ricerca = ${name} where titolo = ${name}`.execute(
      database.db,
    );
  await migrations['0005-letters-of-search']?.up(database.db);
  const rows = await database.db
    .selectFrom('title')
    .select(['titolo', 'titolo_ricerca', 'altri_ricerca'])
    .orderBy('id')
    .execute();
  const normalized = (name: string) => name.split('\n').map(normalizeForSearch).join('\n');
  expect(rows.map(({ titolo_ricerca: stored }) => stored)).toEqual(before.map(normalized));
  expect(rows.map(({ altri_ricerca: stored }) => stored)).toEqual(before.map(normalized));
});
