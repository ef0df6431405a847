// @vitest-environment node
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { compiledOpenDatabase } from '../../support/compiled-open-database.ts';

const openDatabase = await compiledOpenDatabase();
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let server: Database;
const joinServer = () => openDatabase({ folder, sharing: 'join' });
const words = async ({ db }: Database) =>
  (await sql<{ word: string }>`select word from kept order by word`.execute(db)).rows.map(({ word }) => word);

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'vetrina-test-')), 'data');
  server = await openDatabase({ folder, timeLimit: 1500, sharing: 'serve' });
  await sql`create table kept (word text)`.execute(server.db);
});

afterAll(async () => {
  await server.close();
  await rm(join(folder, '..'), { recursive: true });
});

/** A command that can be killed: its connection, on which a statement runs. */
function query(text: string): Socket {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  const socket = connect(join(folder, '.s.PGSQL.5432'));
  socket.write(Buffer.concat([startup, head, body]));
  return socket;
}

it('a command uses the database that a server has open, and both see what the other writes', async () => {
  const command = await joinServer();
  await sql`insert into kept values ('command')`.execute(command.db);
  await sql`insert into kept values ('server')`.execute(server.db);
  expect(await words(command)).toEqual(['command', 'server']);
  expect(await words(server)).toEqual(['command', 'server']);
  await command.close();
});

it('the socket belongs to this user alone', async () => {
  expect((await stat(join(folder, '.s.PGSQL.5432'))).mode & 0o077).toBe(0);
});

it('commands and the server take turns, a transaction at a time', async () => {
  const command = await joinServer();
  const order: string[] = [];
  const transaction = command.db.transaction().execute(async (own) => {
    await sql`select 1`.execute(own);
    order.push('begun');
    await sql`select pg_sleep(0.2)`.execute(own);
    order.push('committed');
  });
  await vi.waitFor(() => expect(order).toEqual(['begun']));
  await sql`select 1`.execute(server.db).then(() => order.push('server'));
  await transaction;
  expect(order).toEqual(['begun', 'committed', 'server']);
  await command.close();
});

it('errors reach the command that caused them; its connection keeps working', async () => {
  const command = await joinServer();
  await expect(sql`select nothing from nowhere`.execute(command.db)).rejects.toMatchObject({ code: '42P01' });
  await expect(
    command.db.transaction().execute(async (own) => {
      await sql`insert into kept values ('rolled back')`.execute(own);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(await words(command)).not.toContain('rolled back');
  await command.close();
});

it('a command that dies within a transaction is rolled back and blocks no others', async () => {
  await sql`delete from kept`.execute(server.db);
  const socket = query("begin; insert into kept values ('half')");
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  // ReadyForQuery within a transaction.
  await vi.waitFor(() => expect(answer.endsWith('T')).toBe(true));
  socket.destroy();
  expect(await words(server)).toEqual([]);
});

it('a command’s statement may take longer than the server’s', async () => {
  await expect(sql`select pg_sleep(2)`.execute(server.db)).rejects.toMatchObject({ code: '57014' });
  const command = await joinServer();
  const { rows } = await sql`select 1 as one from pg_sleep(2)`.execute(command.db);
  expect(rows).toEqual([{ one: 1 }]);
  await command.close();
});

it('the statement of a command that is killed ends with it', async () => {
  const before = await words(server);
  const socket = query('select pg_sleep(600)');
  // AuthenticationOk: the statement is next.
  await once(socket, 'data');
  const later = words(server);
  await vi.waitFor(() => expect(server.pool.waitingCount).toBe(1));
  socket.destroy();
  expect(await later).toEqual(before);
});

it('a large statement that comes in many pieces is one', async () => {
  const command = await joinServer();
  const long = 'x'.repeat(3_000_000);
  const { rows } = await sql<{ length: number }>`select length(${long}::text)::int as length`.execute(
    command.db,
  );
  expect(rows).toEqual([{ length: long.length }]);
  await command.close();
});

it('bytes that are not a PostgreSQL message end only that connection', async () => {
  const socket = connect(join(folder, '.s.PGSQL.5432'));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET / HTTP/1.1\r\n\r\n');
  await closed;
  expect((await sql`select 1 as one`.execute(server.db)).rows).toEqual([{ one: 1 }]);
});

it('a locked folder that is not shared is refused, naming the process', async () => {
  const alone = join(folder, '..', 'alone');
  const owner = await openDatabase({ folder: alone });
  await expect(openDatabase({ folder: alone, sharing: 'join' })).rejects.toThrow(
    `in use by process ${process.pid}`,
  );
  await owner.close();
});

it('a folder that is not open elsewhere is opened by the command itself', async () => {
  const alone = join(folder, '..', 'alone');
  const command = await openDatabase({ folder: alone, sharing: 'join' });
  expect((await sql`select 1 as one`.execute(command.db)).rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(alone, '.s.PGSQL.5432'))).toBe(false);
  await command.close();
});
