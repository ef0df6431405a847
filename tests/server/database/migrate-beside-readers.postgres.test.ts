import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildMissingIndexes } from '../../../src/server/database/build-missing-indexes.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { migrations } from '../../../src/server/database/migrations/index.ts';
import {
  createIndexesOfSmallTables,
  LARGE_INDEXES,
} from '../../../src/server/database/migrations/large-indexes.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { speedUpTimers } from '../support/fast-timers.ts';
import { newDatabase, postgresUrl } from '../support/postgres-server.ts';

let server: Awaited<ReturnType<typeof newDatabase>>;
let db: Kysely<Schema>;
let close: () => Promise<void>;
beforeEach(async () => {
  server = await newDatabase(postgresUrl());
  ({ db, close } = await openDatabase({ url: server.url, folder: '' }));
});
afterEach(async () => {
  delete migrations['9998-next'];
  await close();
  await server.drop();
});

/** A transaction that has read a table, as a back-up does, and stays open until `release`. */
async function beginReading() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reading = Promise.resolve();
  await new Promise<void>((begun) => {
    reading = db.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`select from setting`.execute(transaction);
      begun();
      await released;
    });
  });
  return { release, reading };
}

const write = () => sql`insert into setting (key, value) values (gen_random_uuid()::text, '')`.execute(db);

describe('a migration of a table that a long transaction reads', () => {
  it('lets others write meanwhile, and runs afterwards', async () => {
    migrations['9998-next'] = {
      up: async (transaction) =>
        void (await sql`alter table setting add column next text`.execute(transaction)),
    };
    const { release, reading } = await beginReading();
    onTestFinished(speedUpTimers());
    const warn = vi.fn();
    const migrating = migrate(db, { log: { warn }, lockTimeoutMs: 200 });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    expect(warn.mock.calls[0]?.[1]).toContain('a long transaction, such as a back-up, locks a table');
    for (let round = 0; round < 20; round += 1) await write();
    release();
    await reading;
    expect(await migrating).toEqual(['9998-next']);
    await sql`select next from setting`.execute(db);
  });

  it('a migration is not retried when it fails for another reason', async () => {
    migrations['9998-next'] = {
      up: async (transaction) => void (await sql`select 1/0`.execute(transaction)),
    };
    await expect(migrate(db)).rejects.toThrow('could not be brought up to date: division by zero');
  });
});

const validIndexes = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relname in ('play_event_latest', 'bot_update_by_chat') order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

describe('indexes of large tables', () => {
  beforeEach(() => {
    LARGE_INDEXES.push(
      { name: 'play_event_latest', table: 'play_event', columns: '(user_id, id desc) include (title_id)' },
      { name: 'bot_update_by_chat', table: 'bot_update', columns: '(chat)' },
    );
  });
  afterEach(() => void LARGE_INDEXES.splice(0));

  it('indexes of large tables are left out by a migration, and built while others write', async () => {
    await sql`drop index play_event_latest`.execute(db);
    migrations['9998-next'] = {
      up: (transaction) =>
        createIndexesOfSmallTables(transaction, ['play_event_latest', 'bot_update_by_chat']),
    };
    await sql`insert into bot_update (id, chat, payload) select n, '', repeat(md5(n::text), 50)
      from generate_series(1, 25000) as n`.execute(db);
    await sql`drop index bot_update_by_chat`.execute(db);
    await migrate(db);
    expect(await validIndexes()).toEqual(['play_event_latest']);
    expect(await buildMissingIndexes(server.url)).toEqual(['bot_update_by_chat']);
    expect(await validIndexes()).toEqual(['bot_update_by_chat', 'play_event_latest']);
    expect(await buildMissingIndexes(server.url)).toEqual([]);
  });

  it('indexes of large tables are rebuilt when left unfinished', async () => {
    await sql`update pg_index set indisvalid = false where indexrelid = 'play_event_latest'::regclass`.execute(
      db,
    );
    expect(await validIndexes()).toEqual(['bot_update_by_chat']);
    expect(await buildMissingIndexes(server.url)).toEqual(['play_event_latest']);
    expect(await validIndexes()).toEqual(['bot_update_by_chat', 'play_event_latest']);
  });
});
