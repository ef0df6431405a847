import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { builtProgram, freePort, TIMEOUT_MS } from '../support/built-program.ts';
import { compiledOpenDatabase } from '../support/compiled-open-database.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const start = builtProgram('build/src/server/main.js');
const NEWER =
  /^Vetrina could not start: The database belongs to a newer version of Vetrina \(9999-later\).*\n$/m;

const folder = await temporaryFolder();

/** Simulates a visit by a newer build. */
async function makeNewer(url?: string): Promise<void> {
  const openDatabase = await compiledOpenDatabase();
  const { db, close } = await openDatabase({ folder, ...(url && { url }) });
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(db);
  await close();
}

it(
  'a server refuses a data folder that a newer version has migrated, in one line',
  {
    timeout: 2 * TIMEOUT_MS,
  },
  async () => {
    await makeNewer();
    const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
    for (const MIGRATE_AT_START of ['yes', 'no']) {
      const { code, said } = await start({ ...settings, MIGRATE_AT_START }).exit;
      expect(code).toBe(1);
      expect(said).toMatch(NEWER);
    }
  },
);

it(
  'a server refuses a newer PostgreSQL, unless servers are upgraded one by one',
  {
    timeout: 2 * TIMEOUT_MS,
  },
  async ({ skip }) => {
    const postgres = inject('postgres') ?? skip();
    const { url, drop } = await newDatabase(postgres);
    await makeNewer(url);
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: url,
      LAUNCH_SECRET: 'a secret of this test',
      PORT: String(await freePort()),
    };
    const { code, said } = await start(settings).exit;
    expect(code).toBe(1);
    expect(said).toMatch(NEWER);
    const next = start({ ...settings, MIGRATE_AT_START: 'no' });
    await next.sayingOf('Vetrina listens');
    next.server.kill('SIGTERM');
    expect(await next.exit).toMatchObject({ code: 0 });
    await drop();
  },
);
