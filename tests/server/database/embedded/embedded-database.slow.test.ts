import { writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { compiledOpenDatabase } from '../../support/compiled-open-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const openDatabase = await compiledOpenDatabase();
const endless = sql`select count(*) from generate_series(1, 10000000000)`;
const timeLimit = 4000;
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const folder = join(await temporaryFolder(), 'data');
let database: Database;
/** A busy machine opens the engine late: only tests of that limit wait as briefly as in production. */
const waitLimit = 30_000;
const open = () => openDatabase({ folder, timeLimit, waitLimit });

/** Every path under the folder with its permission bits. */
async function modes(): Promise<[string, number][]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o777] as [string, number]),
  );
}

beforeAll(async () => {
  database = await open();
});

afterAll(() => database.close());

it('the embedded database needs no set-up: folder, database and tables are created', async () => {
  expect(database.kind).toBe('embedded');
  expect((await readdir(folder)).sort()).toEqual(['database', 'lock']);
  expect(await database.db.selectFrom('title').selectAll().execute()).toEqual([]);
});

it('a new database is one of the current engine, in UTC and UTF-8', async () => {
  const asked = sql<object>`select current_setting('timezone') as zone, current_setting('server_encoding') as encoding,
    datctype as letters from pg_database where datname = 'postgres'`;
  const { rows } = await asked.execute(database.db);
  expect(rows).toEqual([{ zone: 'UTC', encoding: 'UTF8', letters: 'C.UTF-8' }]);
});

it('the database’s files are private', async () => {
  await sql`create table open_to_all (id int)`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await modes()).filter(([, mode]) => mode & 0o077)).toEqual([]);
});

it('a second opener is refused, and the error names the first', async () => {
  await expect(open()).rejects.toThrow(`in use by process ${process.pid} on`);
});

it('queries are answered in the order that they were sent', async () => {
  const order: number[] = [];
  const asked = [0, 1, 2, 3, 4, 5].map((turn) =>
    sql`select pg_sleep(${turn === 0 ? 0.05 : 0})`.execute(database.db).then(() => order.push(turn)),
  );
  await Promise.all(asked);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});

describe('a query over the time limit', () => {
  beforeAll(() => sql`create table kept (word text)`.execute(database.db));
  beforeEach(() => sql`delete from kept`.execute(database.db));

  it('a query over the time limit is cancelled; others wait for their turn and find the data unchanged', async () => {
    await sql`insert into kept values ('before')`.execute(database.db);
    const tooLong = endless.execute(database.db);
    const waiting = sql`insert into kept values ('after') returning word`.execute(database.db);
    await expect(tooLong).rejects.toMatchObject({ code: '57014' });
    expect((await waiting).rows).toEqual([{ word: 'after' }]);
    expect((await sql`select * from kept`.execute(database.db)).rows).toEqual([
      { word: 'before' },
      { word: 'after' },
    ]);
  });

  it('a query over the time limit is rolled back with its transaction', async () => {
    const transaction = database.db.transaction().execute(async (inside) => {
      await sql`insert into kept values ('never')`.execute(inside);
      await endless.execute(inside);
    });
    await expect(transaction).rejects.toMatchObject({ code: '57014' });
    expect((await sql`select * from kept`.execute(database.db)).rows).toEqual([]);
  });

  it('a query over the time limit is reported in the log', async () => {
    await database.close();
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    database = await openDatabase({ folder, log, timeLimit, waitLimit });
    await expect(endless.execute(database.db)).rejects.toThrow(`more than ${timeLimit} ms`);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});

it('the database comes back after such a query even if it opens more slowly than queries wait', async () => {
  await database.close();
  database = await openDatabase({ folder, timeLimit, waitLimit: 100 });
  await expect(endless.execute(database.db)).rejects.toMatchObject({ code: '57014' });
  const asked = () => sql`select 1 as one`.execute(database.db).then(({ rows }) => rows);
  await expect.poll(() => asked().catch(() => []), { timeout: 30_000 }).toEqual([{ one: 1 }]);
  await database.close();
  database = await open();
});

it('the data survive a restart, and pending queries are answered before the database closes', async () => {
  await sql`create table restart (id int)`.execute(database.db);
  const asked = [1, 2, 3].map((id) => sql`insert into restart values (${id})`.execute(database.db));
  await Promise.all([...asked, database.close()]);
  database = await open();
  expect((await sql`select * from restart`.execute(database.db)).rows).toHaveLength(3);
});

it('a database whose initialisation was cut short is replaced, with owner-only permissions', async () => {
  await database.close();
  await rm(join(folder, 'database'), { recursive: true });
  await mkdir(join(folder, 'database.new'));
  await writeFile(join(folder, 'database.new', 'PG_VERSION'), '18');
  await chmod(folder, 0o755);
  database = await open();
  expect((await readdir(folder)).sort()).toEqual(['database', 'lock']);
  expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700);
});

it('the folder is closed and unlocked even when the database can no longer be opened', async () => {
  const version = join(folder, 'database', 'PG_VERSION');
  const tooLong = endless.execute(database.db);
  writeFileSync(version, '14');
  await expect(tooLong).rejects.toMatchObject({ code: '57014' });
  await expect(sql`select 1`.execute(database.db)).rejects.toThrow('does not hold a PostgreSQL 18 database');
  await database.close();
  await writeFile(version, '18');
  database = await open();
});

describe('a folder that cannot be used', () => {
  const strange = async (files: Record<string, string>) => {
    const other = await temporaryFolder();
    await mkdir(join(other, 'database'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(other, 'database', name), text);
    return other;
  };

  it.each([
    ['holding something else', { 'holiday.txt': 'sun' }],
    ['of another PostgreSQL', { PG_VERSION: '14\n' }],
  ])('an unusable folder is left alone: one %s', async (_, files) => {
    const other = await strange(files);
    await expect(openDatabase({ folder: other })).rejects.toThrow('does not hold a PostgreSQL 18 database');
    expect(await readdir(join(other, 'database'))).toEqual(Object.keys(files));
  });

  it('a folder is named when the database in it is damaged', async () => {
    const other = await strange({ PG_VERSION: '18\n' });
    await expect(openDatabase({ folder: other })).rejects.toThrow(
      `could not open ${join(other, 'database')}`,
    );
  });
});
