import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { compiledOpenDatabase } from '../support/compiled-open-database.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addTestTitles } from '../support/test-titles.ts';
import { contentsOf, fillWithOddText } from './support/backup-fixtures.ts';

const serverUrl = inject('postgres');
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

type Place = { DATA_DIR: string; DATABASE_URL?: string; DATABASE_QUERY_MS?: string };
const embedded = (name: string): Place => ({ DATA_DIR: join(folder, name) });

/** Runs the compiled command line in a separate process: the database is opened, and closed, each time. */
function vetrina(place: Place, ...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...place };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['build/src/server/cli/main.js', ...words], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

/** Lets `work` use the database of a place, in this process. */
async function within<T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> {
  const openDatabase = await compiledOpenDatabase();
  const database = await openDatabase({ url: place.DATABASE_URL, folder: place.DATA_DIR });
  return work(database).finally(() => database.close());
}

const contents = (place: Place) => within(place, ({ db }) => contentsOf(db));
const fill = (place: Place) => within(place, ({ db }) => fillWithOddText(db).then(() => contentsOf(db)));
const file = (name: string) => join(folder, name);

it.skipIf(serverUrl)('the embedded database moves to another folder', { timeout: 600_000 }, async () => {
  const [from, to] = [embedded('from'), embedded('to')];
  const filled = await fill(from);
  await vetrina(from, 'backup', file('all.gz'));
  await vetrina(to, 'restore', file('all.gz'));
  expect(await contents(to)).toEqual(filled);
});

it.skipIf(serverUrl)(
  'a restore waits for statements that take longer than the limit',
  { timeout: 600_000 },
  async () => {
    const [from, to] = [embedded('from'), { ...embedded('to'), DATABASE_QUERY_MS: '100' }];
    await within(from, ({ db }) =>
      sql`insert into setting (key, value) select 'large', repeat(md5('x'), 200000)`.execute(db),
    );
    await vetrina(from, 'backup', file('large.gz'));
    expect(await vetrina(to, 'restore', file('large.gz'))).toContain('are back.');
  },
);

describe.runIf(serverUrl)('with PostgreSQL', { timeout: 600_000 }, () => {
  let postgres: Place;
  const drops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    postgres = await emptyPostgres();
  });
  afterEach(() => Promise.all(drops.splice(0).map((drop) => drop())));

  async function emptyPostgres(): Promise<Place> {
    const { url, drop } = await newDatabase(serverUrl ?? '', 'template0');
    drops.push(drop);
    return { DATA_DIR: folder, DATABASE_URL: url };
  }

  it('the embedded database moves into it, and back', async () => {
    const [from, to] = [embedded('from'), embedded('to')];
    const filled = await fill(from);
    await vetrina(from, 'backup', file('there.gz'));
    await vetrina({ ...postgres, ...from }, 'restore', file('there.gz'));
    expect(await contents(postgres)).toEqual(filled);
    await expect(vetrina(from, 'titles', 'export')).rejects.toThrow('has moved to postgres://');
    await vetrina(postgres, 'backup', file('back.gz'));
    await vetrina(to, 'restore', file('back.gz'));
    expect(await contents(to)).toEqual(filled);
  });

  it('a back-up taken under load is a consistent snapshot', async () => {
    await within(postgres, async ({ db }) => {
      const [titleId = 0] = await addTestTitles(db, [{}]);
      const ending = new AbortController();
      const person = async (userId: string) => {
        while (!ending.signal.aborted) await toggleInStaticList(db, { userId, list: 'preferiti', titleId });
      };
      const people = Promise.all(['1', '2', '3', '4'].map(person));
      for (const round of ['a', 'b']) {
        await vetrina(postgres, 'backup', file(round));
        const copy = await emptyPostgres();
        await vetrina(copy, 'restore', file(round));
        const agree = await within(copy, (copied) =>
          sql`select preferiti = (select count(*) from list_item) as agree from title_stats`.execute(
            copied.db,
          ),
        );
        expect(agree.rows).toEqual([{ agree: true }]);
      }
      ending.abort();
      await people;
    });
  });
});
