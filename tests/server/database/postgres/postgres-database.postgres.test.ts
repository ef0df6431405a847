import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { migrations } from '../../../../src/server/database/migrations/index.ts';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import {
  connectionFault,
  requireUsable,
} from '../../../../src/server/database/postgres/postgres-database.ts';
import { addressOf, executeOnServer } from '../../support/copy-database.ts';
import { newDatabase, postgresUrl } from '../../support/postgres-server.ts';

it('an unreachable PostgreSQL is reported', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const broken = openDatabase({ url: `postgres://user@127.0.0.1:${port}/none`, folder: '' });
  await expect(broken).rejects.toThrow(/^DATABASE_URL: PostgreSQL cannot be reached: .*terminated/);
  await new Promise((resolve) => server.close(resolve));
  const absent = openDatabase({ url: `postgres://user@127.0.0.1:${port}/none`, folder: '' });
  await expect(absent).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL cannot be reached: .*nothing listens there, check host and port .*ECONNREFUSED/,
  );
});

it('an invalid address is reported without repeating it, since it may hold a password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@:port/', folder: '' });
  await expect(opening).rejects.toThrow(/^DATABASE_URL: /);
  await expect(opening).rejects.not.toThrow('secret');
});

const ofVersion = (version: string) => ({ version, encoding: 'UTF8', isReadOnly: false });

it.each(['15.0', '15.14 (Debian 15.14-0+deb12u1)', '18.6'])('PostgreSQL %s is accepted', (version) => {
  expect(() => requireUsable(ofVersion(version))).not.toThrow();
});

it.each(['14.19', '9.6.24', 'unknown'])('PostgreSQL %s is refused', (version) => {
  expect(() => requireUsable(ofVersion(version))).toThrow(
    `PostgreSQL 15 or newer is needed, this one is ${version}`,
  );
});

let server: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  server = await newDatabase(postgresUrl());
});
afterAll(() => server.drop());

describe('a wrong DATABASE_URL', () => {
  const faultOf = async (change: Partial<URL>) => {
    const url = Object.assign(new URL(server.url), change).href;
    const database = await openDatabase({ url, folder: '' }).catch((error: unknown) => String(error));
    if (typeof database === 'string') return database;
    await database.close();
    return 'opens';
  };

  it('the fault of an unknown host is its name', async () => {
    expect(await faultOf({ hostname: 'nowhere.invalid' })).toMatch(
      /DATABASE_URL: PostgreSQL cannot be reached: no host has that name, check host/,
    );
  });

  it('the fault of an unknown database is the database', async () => {
    expect(await faultOf({ pathname: '/no_such' })).toMatch(
      /DATABASE_URL: PostgreSQL refuses: there is no such database, create it .*"no_such" does not exist/,
    );
  });

  it.each([true, false])(
    'the fault of a standby is that it takes no writes (migrates: %s)',
    async (migrates) => {
      const url = `${server.url}?options=-c%20default_transaction_read_only%3Don`;
      await expect(openDatabase({ url, folder: '', migrates })).rejects.toThrow(
        /^DATABASE_URL: this PostgreSQL takes no writes, as a standby .* name the primary/,
      );
    },
  );

  it.each(['SQL_ASCII', 'LATIN1'])('the fault of a new database in %s is the encoding', async (encoding) => {
    const name = `in_${encoding.toLowerCase()}`;
    await executeOnServer(
      postgresUrl(),
      `create database ${name} encoding '${encoding}' locale 'C' template template0`,
    );
    onTestFinished(() => executeOnServer(postgresUrl(), `drop database ${name} with (force)`));
    await expect(openDatabase({ url: addressOf(postgresUrl(), name), folder: '' })).rejects.toThrow(
      new RegExp(`^DATABASE_URL: the database's encoding is ${encoding}, .* encoding 'UTF8'`),
    );
  });
});

it.each([
  [{}, 'The server does not support SSL connections', 'leave sslmode out'],
  [
    { code: '28P01' },
    'password authentication failed for user "a"',
    'user or password in DATABASE_URL is wrong',
  ],
  [{ code: '28000' }, 'role "a" does not exist', 'user in DATABASE_URL is wrong'],
  [{ code: '28000' }, 'no pg_hba.conf entry for host "1.2.3.4", no encryption', 'add ?sslmode=require'],
  [{ code: '42501' }, 'permission denied for database "a"', 'GRANT CONNECT ON DATABASE'],
  [{ code: '08P01' }, 'no such database: a', 'there is no such database'],
  [{ code: '53300' }, 'sorry, too many clients already', 'lower DATABASE_CONNECTIONS'],
  [{ code: '57P03' }, 'the database system is starting up', 'start again in a minute'],
  [{}, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'it demands a password'],
])('the connection fault %j %s names the remedy', (fields, said, remedy) => {
  const fault = connectionFault(Object.assign(new Error(said), fields));
  expect(fault).toMatch(/^PostgreSQL refuses: /);
  expect(fault).toContain(remedy);
  expect(fault).toContain(`(${said})`);
});

it.each(['server login has been failing, try again later (server_login_retry)', 'query_wait_timeout'])(
  'the connection fault %s leads to PgBouncer',
  (said) => {
    const fault = connectionFault(Object.assign(new Error(said), { code: '08P01' }));
    expect(fault).toBe(
      `PostgreSQL cannot be reached: PgBouncer gets no connection to it, and its log says why; check host and port in pgbouncer.ini (${said})`,
    );
  },
);

describe('a connection pool', () => {
  let database: Database;
  afterEach(() => database.close());

  it('ends a query over the time limit', async () => {
    database = await openDatabase({ url: server.url, folder: '', timeLimit: 200 });
    await expect(sql`select pg_sleep(5)`.execute(database.db)).rejects.toMatchObject({ code: '57014' });
  });

  it('ends a transaction that is idle for as long', async () => {
    database = await openDatabase({ url: server.url, folder: '', timeLimit: 200 });
    const idle = database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await expect.poll(() => transactions(server.url)).toBe(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(idle).rejects.toThrow(/terminat|idle-in-transaction|not queryable/);
  });

  it('plans for one process, without compiling', async () => {
    database = await openDatabase({ url: server.url, folder: '' });
    const { rows } = await sql<{ workers: string; jit: string }>`
      select current_setting('max_parallel_workers_per_gather') as workers, current_setting('jit') as jit`.execute(
      database.db,
    );
    expect(rows).toEqual([{ workers: '0', jit: 'off' }]);
  });

  it('survives lost connections, even within a transaction', async () => {
    database = await openDatabase({ url: server.url, folder: '' });
    const losing = database.db.transaction().execute(async (transaction) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(losing).rejects.toThrow(/terminat/);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('replaces a connection that gets no response', async () => {
    const network = await silentNetwork(server.url);
    database = await openDatabase({ url: network.url, folder: '', timeLimit: 400 });
    await sql`select 1`.execute(database.db);
    network.swallow();
    await expect(sql`select 1`.execute(database.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    network.close();
  });

  it('respects the limits on connections and on waiting for one', async () => {
    database = await openDatabase({ url: server.url, folder: '', size: 2, waitLimit: 1000 });
    const hold = () =>
      database.db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        await held;
      });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = [hold(), hold()];
    await expect.poll(() => transactions(server.url)).toBe(2);
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow('timeout exceeded');
    release();
    await Promise.all(holding);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('two servers that start at once', () => {
  it('create one schema', async () => {
    const empty = await newDatabase(postgresUrl(), 'template1');
    const open = () => openDatabase({ url: empty.url, folder: '' });
    const both = await Promise.all([open(), open()]);
    const ran = both.map(({ migrated }) => migrated.length).sort((a, b) => a - b);
    expect(ran).toEqual([0, Object.keys(migrations).length]);
    await Promise.all(both.map((one) => one.close()));
    await empty.drop();
  });
});

/** The open transactions of others in a database, counted. */
async function transactions(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/** A network between a server and its database; from `swallow` on the connections that there are carry nothing more. */
async function silentNetwork(url: string) {
  const { port, hostname } = new URL(url);
  const links: Socket[] = [];
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    links.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}` }).href,
    swallow: () => links.forEach((socket) => void socket.unpipe().pause()),
    close() {
      for (const socket of links) socket.destroy();
      proxy.close();
    },
  };
}
