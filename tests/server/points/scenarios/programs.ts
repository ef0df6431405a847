import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { backUpBeforeMigrating } from '../../../../src/server/backup/back-up-before-migrating.ts';
import { backUpIfDue } from '../../../../src/server/backup/daily-backups.ts';
import { withSnapshot } from '../../../../src/server/backup/database-snapshot.ts';
import { checkBackup } from '../../../../src/server/backup/read-backup.ts';
import { restoreBackup } from '../../../../src/server/backup/restore-backup.ts';
import { writeBackup } from '../../../../src/server/backup/write-backup.ts';
import { lastPublicUrl, savePublicUrl } from '../../../../src/server/config/last-public-url.ts';
import { loadOrCreateSecret } from '../../../../src/server/config/load-signing-secrets.ts';
import { appliedMigrations } from '../../../../src/server/database/apply-migrations.ts';
import { initializeEmbeddedDatabase } from '../../../../src/server/database/embedded/initialize-embedded-database.ts';
import { refuseMoved } from '../../../../src/server/database/embedded/moved-database.ts';
import { migrate } from '../../../../src/server/database/migrate.ts';
import { migrations } from '../../../../src/server/database/migrations/index.ts';
import { removeDrafts, writeSettingsFile } from '../../../../src/server/first-start/settings-file.ts';
import { openDiskCache } from '../../../../src/server/images/image-proxy.ts';
import { commandLine } from '../../support/command-line.ts';
import { testDatabase } from '../../support/test-database.ts';
import { finalState } from '../support/final-state.ts';
import type { Place, Program } from '../support/try-programs.ts';

const { signal } = new AbortController();
const backUp = ({ db, folder }: Pick<Place, 'db' | 'folder'>) =>
  writeBackup(join(folder, 'copy.gz'), (work) => withSnapshot(db, work), signal);

/** Names of files, without numbers. */
const namesIn = async (folder: string) =>
  (await readdir(folder)).map((name) => name.replaceAll(/\d+/g, 'N')).toSorted();
/** Each back-up that has its name is whole. */
async function areWhole({ folder }: Place): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('.gz')) await checkBackup(join(folder, name));
}

let hours = 0;
/** The next time, two hours later: a failed back-up is tried again in one. */
const later = () => new Date(Date.UTC(2026, 4, 3, 2, 10) + 7_200_000 * (hours += 1));

const BEFORE = 'OTHER=1\nBOT_TOKEN=old\n';
const AFTER = 'OTHER=1\nBOT_TOKEN=new\n';
const settings = ({ folder }: Place) => join(folder, '.env');

const addressed = ({ folder }: Place, publicUrl: string) => ({
  dataFolder: join(folder, 'data'),
  publicUrl,
  namesAddress: false,
});
const PICTURE = Buffer.from('a picture');
const pictures = ({ folder }: Place) => openDiskCache(join(folder, 'pictures'), 1000);
const titlesFile = ({ folder }: Place) => join(folder, 'titles.ndjson.gz');
const readTitles = async (place: Place) =>
  gunzipSync(await readFile(titlesFile(place)))
    .toString()
    .split('\n').length;

async function tableNamesIn(db: Place['db']): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

/** Programs that change files or the whole database. */
export const programs: Record<string, Program> = {
  'the settings of a first start are written': {
    given: (place) => writeFile(settings(place), BEFORE, { mode: 0o600 }),
    async run(place) {
      await removeDrafts(settings(place));
      await writeSettingsFile(settings(place), { BOT_TOKEN: 'new' }, later());
    },
    async always(place) {
      const text = await readFile(settings(place), 'utf8');
      if (text !== BEFORE && text !== AFTER) throw new Error(`half written: ${text}`);
    },
    end: async (place) => [
      await readFile(settings(place), 'utf8'),
      new Set((await namesIn(place.folder)).filter((name) => !name.endsWith('.bak'))),
    ],
  },
  'a secret is made': {
    run: ({ folder }) => loadOrCreateSecret(join(folder, 'data')),
    end: async ({ folder }) => (await readFile(join(folder, 'data', 'launch-secret'), 'utf8')).length,
  },
  'the embedded database is made': {
    run: ({ folder }) => initializeEmbeddedDatabase(join(folder, 'database')),
    end: async ({ folder }) => [await namesIn(folder), await namesIn(join(folder, 'database'))],
  },
  'the schema of a first start is made': {
    given: ({ db }) => sql.raw('drop schema public cascade; create schema public').execute(db),
    run: ({ db }) => migrate(db),
    end: async ({ db }) => [await appliedMigrations(db), await tableNamesIn(db)],
  },
  'the address of a start is kept': {
    isPublic: true,
    given: (place) => savePublicUrl(addressed(place, 'https://before.example')),
    run: (place) => savePublicUrl(addressed(place, 'https://vetrina.example')),
    async always(place) {
      const address = await lastPublicUrl(addressed(place, 'http://unknown.example'));
      if (!/^https?:\/\/(before|vetrina|unknown)\.example$/.test(address)) throw new Error(address);
    },
    end: (place) => lastPublicUrl(addressed(place, 'http://unknown.example')),
  },
  'a picture is kept': {
    isPublic: true,
    run: async (place) => (await pictures(place)).write('one', PICTURE),
    async always(place) {
      const kept = await (await pictures(place)).read('one');
      if (kept && !kept.equals(PICTURE)) throw new Error('a part of a picture is shown');
    },
    end: async (place) => [await (await pictures(place)).read('one'), await namesIn(place.folder)],
  },
  'titles are exported': {
    isPublic: true,
    async run(place) {
      const open = async () => ({ ...place, close: async () => {} });
      const { code, stderr } = await commandLine(['titles', 'export', titlesFile(place)], { open });
      if (code !== 0) throw new Error(stderr);
    },
    async always(place) {
      if (existsSync(titlesFile(place))) await readTitles(place);
    },
    end: async (place) => [await readTitles(place), await namesIn(place.folder)],
  },
  'a back-up is written': {
    run: backUp,
    always: areWhole,
    end: async ({ folder }) => [await namesIn(folder), (await checkBackup(join(folder, 'copy.gz'))).rows],
  },
  'a daily back-up is written': {
    run: ({ db, folder }) =>
      backUpIfDue(
        {
          db,
          config: { dataFolder: folder, backups: { folder: join(folder, 'copies'), kept: 2 } },
          log: { warn: () => {} },
          now: later,
          measure: async () => ({ gigabytes: 50, share: 0.5 }),
          open: () => testDatabase(),
        },
        signal,
      ),
    always: areWhole,
    end: async ({ folder }) => new Set(await namesIn(join(folder, 'copies'))),
  },
  'a back-up is restored': {
    async given(place) {
      await backUp(place);
      await place.db.deleteFrom('title').where('hidden', '=', false).execute();
    },
    run: ({ db, folder }) => restoreBackup(db, join(folder, 'copy.gz'), { replaces: true, signal }),
    end: ({ db }) => finalState(db),
  },
  'a database moves to PostgreSQL': {
    async given(place) {
      await backUp(place);
      await mkdir(join(place.folder, 'database'), { mode: 0o700 });
    },
    async run(place) {
      const { folder } = place;
      const open = async () => ({ ...place, close: async () => {} });
      const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://vetrina@database.example/vetrina' };
      const { code, stderr } = await commandLine(['restore', join(folder, 'copy.gz'), '--yes'], {
        open,
        env,
      });
      if (code !== 0) throw new Error(stderr);
    },
    async end({ db, folder }) {
      const isRefused = await refuseMoved(folder).then(
        () => false,
        () => true,
      );
      if (!isRefused) throw new Error('a start would open the old database');
      return finalState(db);
    },
  },
  'the schema is brought up to date': {
    given: ({ db }) => db.deleteFrom('title').where('hidden', '=', true).execute(),
    async run({ db, folder }) {
      const addColumn = sql`alter table video add column next text`;
      migrations['9998-next'] = { up: async (to) => void (await addColumn.execute(to)) };
      const before = backUpBeforeMigrating({ dataFolder: folder, say: () => {} });
      await migrate(db, { before }).finally(() => delete migrations['9998-next']);
    },
    always: areWhole,
    end: async ({ db }) => [await appliedMigrations(db), await finalState(db)],
  },
};
