import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { backUpIfDue } from '../../../src/server/backup/daily-backups.ts';
import { checkBackup } from '../../../src/server/backup/read-backup.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { readLastBackups } from '../../../src/server/database/last-backups.ts';
import { checkBackups } from '../../../src/server/doctor/check-backups.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { fillSmallCatalogue } from '../support/small-catalogue.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { testDatabase, useTestDatabase } from '../support/test-database.ts';

const db = await useTestDatabase();
const empty = await testDatabase();
afterAll(() => empty.close());
const NIGHT = new Date('2026-05-03T02:10:00Z');
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NIGHT.getTime() + hours * HOUR);

let folder: string;
let warnings: string[];
let free: number;
let trial: () => Promise<Database>;
beforeEach(async () => {
  await fillSmallCatalogue(db);
  folder = join(await temporaryFolder(), 'copies');
  warnings = [];
  free = 50;
  trial = async () => ({ ...empty, close: () => emptyDatabase(empty.db) });
});

const config = () => ({ dataFolder: folder, backups: { folder, kept: 2 } });
const run = (now: Date, signal = new AbortController().signal) =>
  backUpIfDue(
    {
      db,
      config: config(),
      log: { warn: (facts: unknown) => void warnings.push(JSON.stringify(facts)) },
      now: () => now,
      measure: async () => ({ gigabytes: free, share: free / 100 }),
      open: async () => trial(),
    },
    signal,
  );
const nameAt = (hours: number) => `${later(hours).toISOString().slice(0, 19).replaceAll(':', '-')}.gz`;
const files = async () => (existsSync(folder) ? (await readdir(folder)).toSorted() : []);

it('a back-up a day is written, restored on trial, and the last ones are kept', async () => {
  await run(NIGHT);
  expect(await files()).toEqual(['daily-2026-05-03T02-10-00.gz']);
  const file = join(folder, 'daily-2026-05-03T02-10-00.gz');
  expect((await checkBackup(file)).rows).toBeGreaterThan(30);
  expect((await readLastBackups(db)).good).toEqual({ at: NIGHT, file, isRestored: true });
  await run(later(2));
  await run(later(19));
  expect(await files()).toHaveLength(1);
  await run(later(24));
  await run(later(48));
  expect(await files()).toEqual(['daily-2026-05-04T02-10-00.gz', 'daily-2026-05-05T02-10-00.gz']);
});

it('one that the night has missed is written by day', async () => {
  await run(NIGHT);
  await run(later(27));
  expect(await files()).toHaveLength(1);
  await run(later(29));
  expect(await files()).toHaveLength(2);
});

it('the last tenth of the disk is never taken: the failure is noted once, and the earlier files stay', async () => {
  await run(NIGHT);
  const [kept = ''] = await files();
  const before = await readFile(join(folder, kept));
  free = 9;
  await run(later(24));
  await run(later(24.5));
  await run(later(25.5));
  expect(await files()).toEqual([kept]);
  expect(await readFile(join(folder, kept))).toEqual(before);
  expect(warnings).toHaveLength(1);
  const { good, failure } = await readLastBackups(db);
  expect(good?.at).toEqual(NIGHT);
  expect(failure?.reason).toContain('less than a tenth of the disk');
  const [failed] = await checkBackups(config(), async () => db);
  expect(failed).toMatchObject({ state: 'fail', check: 'backups' });
  free = 50;
  await run(later(29));
  expect(await files()).toHaveLength(2);
  expect((await readLastBackups(db)).failure).toBeUndefined();
});

it('a file that cannot be restored is not a back-up: it goes, and the reason is noted', async () => {
  await fillSmallCatalogue(empty.db);
  await run(NIGHT);
  expect(await files()).toEqual([]);
  expect((await readLastBackups(db)).failure?.reason).toContain('the database is not empty');
});

it('back-ups on whose trial servers were killed push out none that was tried, and only the last of them stays', async () => {
  await run(NIGHT);
  await run(later(24));
  const tried = await files();
  trial = () => new Promise(() => undefined);
  for (const hours of [48, 72]) {
    void run(later(hours));
    await expect.poll(files, { timeout: 10_000 }).toContain(`untried-${nameAt(hours)}`);
  }
  expect((await files()).filter((name) => !name.startsWith('trial-'))).toEqual([
    ...tried,
    `untried-${nameAt(48)}`,
    `untried-${nameAt(72)}`,
  ]);
  trial = async () => ({ ...empty, close: () => emptyDatabase(empty.db) });
  await run(later(96));
  expect(await files()).toEqual([tried.at(-1), `daily-${nameAt(96)}`]);
});

it('a back-up that a server ended in the middle of is tidied away, and files of others stay', async () => {
  await mkdir(join(folder, 'trial-abc'), { recursive: true });
  for (const name of ['daily-2026-05-01T02-10-00.gz.part', 'before-0002.gz', 'mine.txt'])
    await writeFile(join(folder, name), 'x');
  await run(NIGHT);
  expect(await files()).toEqual(['before-0002.gz', 'daily-2026-05-03T02-10-00.gz', 'mine.txt']);
});

it('a server that stops leaves no half of a back-up, and notes no failure', async () => {
  const stopping = new AbortController();
  stopping.abort();
  await run(NIGHT, stopping.signal);
  expect(await files()).toEqual([]);
  expect(await readLastBackups(db)).toEqual({});
});
