// @vitest-environment node

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { requireVersion } from '../../../src/server/database/postgres-database.ts';

const url = process.env['TEST_DATABASE_URL'];

it('says so when no PostgreSQL answers', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const broken = openDatabase({ url: `postgres://user@127.0.0.1:${port}/none`, folder: '' });
  await expect(broken).rejects.toThrow(/^DATABASE_URL: PostgreSQL cannot be reached: .*terminated/);
  await new Promise((resolve) => server.close(resolve));
  const absent = openDatabase({ url: `postgres://user@127.0.0.1:${port}/none`, folder: '' });
  await expect(absent).rejects.toThrow(/^DATABASE_URL: PostgreSQL cannot be reached: .*ECONNREFUSED/);
});

it('says so when the address is none, without repeating it: it may hold a password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@:port/', folder: '' });
  await expect(opening).rejects.toThrow(/^DATABASE_URL: /);
  await expect(opening).rejects.not.toThrow('secret');
});

it.each(['15.0', '15.14 (Debian 15.14-0+deb12u1)', '18.6'])('accepts PostgreSQL %s', (version) => {
  expect(() => requireVersion(version)).not.toThrow();
});

it.each(['14.19', '9.6.24', 'unknown'])('refuses PostgreSQL %s', (version) => {
  expect(() => requireVersion(version)).toThrow(`PostgreSQL 15 or newer is needed, this one is ${version}`);
});

describe.runIf(url)('with a server', () => {
  let database: Database;
  afterEach(() => database.close());

  it('ends a query over the time limit', async () => {
    database = await openDatabase({ url, folder: '', timeLimit: 200 });
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toMatchObject({ code: '57014' });
  });

  it('outlives the loss of its connections, also in the middle of a transaction', async () => {
    database = await openDatabase({ url, folder: '' });
    const losing = database.db.transaction().execute(async (transaction) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(losing).rejects.toThrow(/terminat/);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('lets two servers start at once', async () => {
    const [one, other] = await Promise.all([
      openDatabase({ url, folder: '' }),
      openDatabase({ url, folder: '' }),
    ]);
    database = one;
    await other.close();
    expect(await database.db.selectFrom('content').select('id').limit(1).execute()).toBeInstanceOf(Array);
  });
});
