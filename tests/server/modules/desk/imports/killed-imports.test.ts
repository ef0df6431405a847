import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../../../../../src/server/config/create-logger.ts';
import { recordChanges } from '../../../../../src/server/modules/changes/changes.ts';
import { IMPORTS, startImport } from '../../../../../src/server/modules/desk/imports/import-sources.ts';
import { readImport } from '../../../../../src/server/modules/desk/imports/title-imports.ts';
import { doDueWork } from '../../../support/do-due-work.ts';
import { killAtCommit } from '../../../support/kill-at-commit.ts';
import { emptyDatabase } from '../../../support/reset-database.ts';
import { useTestDatabase } from '../../../support/test-database.ts';
import { stubTmdb } from '../../imports/support/stub-tmdb.ts';
import { tmdbClientFor } from '../../imports/support/stub-tmdb-client.ts';

const db = await useTestDatabase();
const log = createLogger('silent');

const CSV = [
  'origin,type,titolo,data_uscita',
  'mine:1,film,Gita a Goa,2019-05-01',
  'mine:2,film,Amarcord,1973-12-18',
].join('\n');

const press = (of: typeof db) =>
  startImport(
    { db: of, log, tmdb: undefined, record: recordChanges(of, { userId: '9', role: 'owner' }) },
    {
      name: 'mine.csv',
      isPreview: false,
      input: { source: 'file', kind: 'titles' },
      bytes: Buffer.from(CSV),
    },
  );
const state = async () => (await readImport(db))?.state;
const WAIT = { timeout: 30_000, interval: 2 };
const untilDone = () => vi.waitUntil(async () => (await state()) === 'done', WAIT);

it('an import whose process is killed before or after any commit ends once, at another one', async () => {
  for (let commit = 1, isDone = false; !isDone; commit += 1)
    for (const when of ['before', 'after'] as const) {
      await emptyDatabase(db);
      const killed = killAtCommit(db, { commit, when });
      await press(killed.db).catch(() => 'killed');
      await vi.waitUntil(async () => killed.isKilled() || (await state()) === 'done', WAIT);
      isDone = !killed.isKilled();
      // Nothing was stored: the owner sees that, and presses again.
      if ((await state()) === undefined) {
        await press(db);
        await untilDone();
      }
      await IMPORTS.queue.releaseAll(db);
      await doDueWork(IMPORTS, { db, log, bot: { services: { tmdb: undefined } } });
      expect(await readImport(db)).toMatchObject({
        state: 'done',
        lines: ['2 titoli nuovi, 0 cambiati, 0 già uguali.'],
      });
      const titles = await db.selectFrom('title').select('titolo').orderBy('titolo').execute();
      expect(titles.map(({ titolo }) => titolo)).toEqual(['Amarcord', 'Gita a Goa']);
      expect(await db.selectFrom('change').select('id').execute()).toHaveLength(1);
      expect(await db.selectFrom('due_work').select('id').execute()).toEqual([]);
      expect(await db.selectFrom('title_import').select('file').execute()).toEqual([{ file: null }]);
      if (isDone) expect(commit).toBeGreaterThan(3);
    }
}, 600_000);

it('an import from TMDB whose process is killed at any commit counts what it has made', async () => {
  const service = await stubTmdb({ limit: 1000 });
  onTestFinished(() => service.close());
  const tmdb = tmdbClientFor(service, {});
  const input = { source: 'tmdb', type: 'film', pages: 1, year: null } as const;
  const start = (of: typeof db) =>
    startImport(
      { db: of, log, tmdb, record: recordChanges(of, { userId: '9', role: 'owner' }) },
      { name: 'TMDB', isPreview: false, input },
    );
  for (let commit = 1, isDone = false; !isDone; commit += 1)
    for (const when of ['before', 'after'] as const) {
      await emptyDatabase(db);
      const killed = killAtCommit(db, { commit, when });
      await start(killed.db).catch(() => 'killed');
      await vi.waitUntil(async () => killed.isKilled() || (await state()) === 'done', WAIT);
      isDone = !killed.isKilled();
      if ((await state()) === undefined) {
        await start(db);
        await untilDone();
      }
      await IMPORTS.queue.releaseAll(db);
      await doDueWork(IMPORTS, { db, log, bot: { services: { tmdb } } });
      expect(await readImport(db), `${when} commit ${commit}`).toMatchObject({
        state: 'done',
        lines: ['20 titoli nuovi, 0 cambiati, 0 già uguali.'],
      });
      expect(await db.selectFrom('setting').select('key').where('key', 'like', 'import %').execute()).toEqual(
        [],
      );
    }
}, 600_000);
