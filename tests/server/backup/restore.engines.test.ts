import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { appliedMigrations, knownMigrations } from '../../../src/server/database/apply-migrations.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import { insertCustomListUnchecked } from '../../../src/server/modules/lists/custom-lists.ts';
import { acquireLease } from '../../../src/server/queue/leader-election.ts';
import { changeBackup, contentsOf, fillDatabase } from './support/backup-fixtures.ts';
import { type Backups, backUp, runOn, useBackups } from './support/use-backups.ts';

let all: Backups;
useBackups((opened) => void (all = opened), { per: 'test' });
afterEach(() => {
  delete migrations['9998-next'];
});

describe('a database that is not empty', () => {
  it('a database that is not empty is replaced with --yes only', async () => {
    await fillDatabase(all.source.db);
    await backUp(all);
    await insertCustomListUnchecked(all.target.db, { userId: '7', titolo: 'Mia' });
    const before = await contentsOf(all.target.db);
    const { code, stderr } = await runOn(all.target, ['restore', all.file]);
    expect(code).toBe(1);
    expect(stderr).toContain('--yes replaces everything in it');
    expect(await contentsOf(all.target.db)).toEqual(before);
    expect((await runOn(all.target, ['restore', '--yes', all.file])).code).toBe(0);
    expect(await contentsOf(all.target.db)).toEqual(await contentsOf(all.source.db));
  });

  it('a database is not replaced while a server uses it', async () => {
    await backUp(all);
    await acquireLease(all.target.db, { name: 'leader', holder: 'a server' }, 60);
    const { stderr } = await runOn(all.target, ['restore', '--yes', all.file]);
    expect(stderr).toContain('stop it first');
  });

  it('keeps foreign tables', async () => {
    await sql`create table theirs (id integer)`.execute(all.target.db);
    await backUp(all);
    expect((await runOn(all.target, ['restore', '--yes', all.file])).code).toBe(0);
    expect((await sql`select from theirs`.execute(all.target.db)).rows).toEqual([]);
  });
});

it('a back-up that was unpacked on the way is restored, whatever its name', async () => {
  await fillDatabase(all.source.db);
  await backUp(all);
  const unpacked = join(all.folder, 'all (1).tar');
  await writeFile(unpacked, gunzipSync(await readFile(all.file)));
  expect(await runOn(all.target, ['restore', unpacked])).toMatchObject({ code: 0, stderr: '' });
  expect(await contentsOf(all.target.db)).toEqual(await contentsOf(all.source.db));
});

it('a back-up of an older version is brought up to date', async () => {
  await fillDatabase(all.source.db);
  await sql`insert into video (title_id, kind, url) select min(id), 'link', '' from title`.execute(
    all.source.db,
  );
  await backUp(all);
  migrations['9998-next'] = {
    async up(db) {
      await sql`update custom_list set titolo = titolo || ', migrated'`.execute(db);
      await sql`alter table video add column next text`.execute(db);
    },
  };
  expect(await runOn(all.target, ['restore', all.file])).toMatchObject({ code: 0, stderr: '' });
  const { rows } = await sql<{ titolo: string }>`select titolo from custom_list`.execute(all.target.db);
  expect(rows.map(({ titolo }) => titolo)).toContain('È "così"\t\\ # 🎬, migrated');
  expect(await appliedMigrations(all.target.db)).toEqual(knownMigrations());
});

it('a back-up of a build from before 1.0.0 is refused in one line, and nothing is changed', async () => {
  await fillDatabase(all.source.db);
  await backUp(all);
  const [baseline = ''] = knownMigrations();
  await changeBackup(all.file, (text) => text.replace(`"${baseline}"`, '"0001-tables-of-before"'));
  const before = await contentsOf(all.target.db);
  const { code, stderr } = await runOn(all.target, ['restore', all.file]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^.*made by a build from before 1\.0\.0: .*titles export FILE\)$/);
  expect(await contentsOf(all.target.db)).toEqual(before);
});
