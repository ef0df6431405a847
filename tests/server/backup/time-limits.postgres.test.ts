import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { commandLine } from '../support/command-line.ts';
import { newDatabase, postgresUrl } from '../support/postgres-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { contentsOf, fillDatabase } from './support/backup-fixtures.ts';

/** The time limit of a statement; a connection counts as dead after half as long again in silence. */
const LIMIT_MS = 200;

let folder: string;
let server: Awaited<ReturnType<typeof newDatabase>>;
let database: Database;
beforeEach(async () => {
  folder = await temporaryFolder();
  server = await newDatabase(postgresUrl());
  database = await openDatabase({ url: server.url, folder });
});
afterEach(async () => {
  await database.close();
  await server.drop();
});

const vetrina = (...words: string[]) =>
  commandLine(words, { env: { DATABASE_URL: server.url, DATABASE_QUERY_MS: String(LIMIT_MS) } });

/** Has everybody else who wants a table wait for longer than any limit. */
async function holdTable(mode: 'share' | 'access exclusive'): Promise<{ held: Promise<void> }> {
  let held = Promise.resolve();
  await new Promise<void>((resolve) => {
    held = database.db.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`lock table outbox in ${sql.raw(mode)} mode`.execute(transaction);
      resolve();
      await sleep(4 * LIMIT_MS);
    });
  });
  return { held };
}

it('a back-up and a restore wait for statements that take longer than the limit', async () => {
  await fillDatabase(database.db);
  const before = await contentsOf(database.db);
  const file = join(folder, 'all.gz');
  const reading = await holdTable('access exclusive');
  expect(await vetrina('backup', file)).toMatchObject({ code: 0, stderr: '' });
  await reading.held;
  const writing = await holdTable('share');
  expect(await vetrina('restore', '--yes', file)).toMatchObject({ code: 0, stderr: '' });
  await writing.held;
  expect(await contentsOf(database.db)).toEqual(before);
});
