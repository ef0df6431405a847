import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { Db } from '../../../src/server/database/db.ts';
import { compareSchema } from '../../../src/server/database/migrate.ts';
import { TABLES, tableNames } from '../../../src/server/database/schema.ts';
import { VERSION } from '../../../src/server/lib/project.ts';
import { MODULES } from '../../../src/server/modules.ts';
import { contentsOf } from '../backup/support/backup-fixtures.ts';
import { runOn } from '../backup/support/use-backups.ts';
import { compiledOpenDatabase } from '../support/compiled-open-database.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type TestBot, testBot } from '../support/test-bot.ts';
import { testDatabase } from '../support/test-database.ts';
import { backupOf, keepRelease, keptReleases, unpackFolder } from './kept-releases.ts';

const TIMEOUT_MS = 120_000;
const KINDS = MODULES.flatMap(({ due }) => due?.flatMap(({ queue }) => queue.owners?.name ?? []) ?? []);
/** These wait until the movie database is set up. */
const OF_OTHER_SERVICES = ['lookups'];

it.each(process.env['KEEP_RELEASE'] ? [VERSION] : [])(
  'the release %s is kept',
  { timeout: 10 * TIMEOUT_MS },
  async (version) => {
    await keepRelease(version, KINDS, await temporaryFolder());
  },
);

describe.each(keptReleases())('a database of %s', (version) => {
  it(
    'its back-up is restored and brought up to date',
    { timeout: TIMEOUT_MS },
    async ({ onTestFinished }) => {
      const restored = await testDatabase();
      onTestFinished(restored.close);
      expect(await runOn(restored, ['restore', backupOf(version)])).toMatchObject({ code: 0, stderr: '' });
      expect((await compareSchema(restored.db)).missing).toEqual([]);
      expect(await emptyTables(restored.db)).toEqual([]);
    },
  );

  it(
    'its data folder is brought up to date, with all rows',
    { timeout: TIMEOUT_MS },
    async ({ onTestFinished }) => {
      const folder = await temporaryFolder();
      await unpackFolder(version, folder);
      const openDatabase = await compiledOpenDatabase();
      const { db, close } = await openDatabase({ folder });
      onTestFinished(close);
      const restored = await testDatabase();
      onTestFinished(restored.close);
      await runOn(restored, ['restore', backupOf(version)]);
      expect(await contentsOf(db)).toEqual(await contentsOf(restored.db));
      expect(await compareSchema(db)).toMatchObject({ missing: [], isInUse: true });
    },
  );

  it('the work that waits in it is done', { timeout: TIMEOUT_MS }, async ({ onTestFinished }) => {
    const bot = await testBot();
    onTestFinished(bot.close);
    await restoreInto(bot, version);
    for (const kind of KINDS) await bot.run(kind);
    const left = await bot.db.selectFrom('due_work').select('kind').where('attempts', '=', 0).execute();
    expect(left.map(({ kind }) => kind).sort()).toEqual(OF_OTHER_SERVICES);
    expect(bot.log()).not.toMatch(/\b(42703|42P01|42883)\b/);
  });
});

async function restoreInto({ db }: TestBot, version: string): Promise<void> {
  const pool = { totalCount: 1, idleCount: 0, waitingCount: 0 };
  const place: Database = { db, pool, kind: 'embedded', close: async () => {}, migrated: [] };
  expect(await runOn(place, ['restore', '--yes', backupOf(version)])).toMatchObject({ code: 0 });
}

/** The tables of back-ups that have no row. */
async function emptyTables(db: Db): Promise<string[]> {
  const kept = tableNames.filter((name) => TABLES[name].backup);
  const found = await Promise.all(
    kept.map(async (name) => {
      const rows = await sql`select from ${sql.table(name)} limit 1`.execute(db);
      return rows.rows.length > 0 ? [] : [name];
    }),
  );
  return found.flat();
}
