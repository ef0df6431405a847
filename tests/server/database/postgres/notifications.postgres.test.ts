import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import type { Database } from '../../../../src/server/database/database.ts';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import {
  listenForNotifications,
  type NotificationListener,
} from '../../../../src/server/database/postgres/notifications.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { findPgbouncer, startPgbouncer } from '../../../../tools/verify/pgbouncer.mjs';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { newDatabase, postgresUrl } from '../../support/postgres-server.ts';

let server: Awaited<ReturnType<typeof newDatabase>>;
let database: Database;
let db: Kysely<Schema>;
let listener: NotificationListener;
beforeAll(async () => {
  server = await newDatabase(postgresUrl());
  database = await openDatabase({ url: server.url, folder: '' });
  db = database.db;
});
afterEach(() => listener.close());
afterAll(async () => {
  await database.close();
  await server.drop();
});

const channel = 'test channel';
const notify = (payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);

function listen(url: string): string[] {
  const received: string[] = [];
  const log = createLogger('silent');
  const onNotification = (payload: string) => void received.push(payload);
  listener = listenForNotifications({ url, db, channel, onNotification, log, intervalMs: 100 });
  return received;
}

it('a listener gets the notifications that are sent', async () => {
  const received = listen(server.url);
  await expect.poll(() => listener.isLive()).toBe(true);
  await notify('one');
  await expect.poll(() => received).toEqual(['one']);
});

it('a listener listens again after its connection is cut', async () => {
  const received = listen(server.url);
  await expect.poll(() => listener.isLive()).toBe(true);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vetrina notifications' and datname = current_database()`.execute(db);
  await expect.poll(() => listener.isLive(), { interval: 5 }).toBe(false);
  await expect.poll(() => listener.isLive()).toBe(true);
  await notify('again');
  await expect.poll(() => received).toEqual(['again']);
});

it('a listener is not live without a server', async () => {
  listen('postgres://nobody@127.0.0.1:1/none');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(listener.isLive()).toBe(false);
});

describe.runIf(await findPgbouncer())('behind PgBouncer, which hands out connections by transaction', () => {
  it('a listener knows that no notifications arrive', async () => {
    const bouncer = await startPgbouncer(server.url, { connections: 2 });
    const behind = await openDatabase({ url: bouncer.url, folder: '', migrates: false });
    onTestFinished(speedUpTimers());
    const received: string[] = [];
    listener = listenForNotifications({
      url: bouncer.url,
      db: behind.db,
      channel,
      onNotification: (payload) => void received.push(payload),
      log: createLogger('silent'),
      intervalMs: 100,
    });
    await sql`select pg_notify(${channel}, 'unheard')`.execute(behind.db);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect([listener.isLive(), received]).toEqual([false, []]);
    await listener.close();
    await behind.close();
    await bouncer.stop();
  });
});
