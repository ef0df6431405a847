import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import type pg from 'pg';
import { isDatabaseBusy } from '../../lib/retries.ts';
import type { Logger } from '../logger.ts';
import type { WireProtocolEngine } from './engine.ts';
import { IDLE, IDLE_TOO_LONG, ROLLBACK, WELCOME } from './wire-messages.ts';
import { readWireRequests } from './wire-requests.ts';

type SharedEngine = {
  engine: WireProtocolEngine;
  pool: pg.Pool;
  log: Logger | undefined;
  /** Milliseconds that a client may hold the database within a transaction without sending anything. */
  idleLimit: number;
};

/** Part of the socket's name, which PostgreSQL clients look for in a folder given as their host. */
const PORT = 5432;

/**
 * The address at which a PostgreSQL client reaches the embedded database that a different process serves from this
 * folder.
 */
export function engineSocketAddress(folder: string): { host: string; port: number } {
  return { host: resolve(folder), port: PORT };
}

/**
 * Lets other processes of this user use the embedded database while this one has it open, by a socket in its
 * folder. They and the pool take turns, a transaction at a time; a client that idles in its turn is disconnected.
 * Returns a function that stops sharing. If no socket can be created (its path is too long, the system has none),
 * logs that and shares nothing.
 */
export async function shareEngine(folder: string, shared: SharedEngine): Promise<() => Promise<void>> {
  const { host, port } = engineSocketAddress(folder);
  const path = `${host}/.s.PGSQL.${port}`;
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket)).on('error', () => undefined);
    void serveClient(socket, shared);
  });
  try {
    await rm(path, { force: true });
    await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
    await chmod(path, 0o600);
  } catch (err) {
    shared.log?.warn({ err }, 'commands cannot use the database while the server is running');
    return async () => undefined;
  }
  return async () => {
    for (const client of clients) client.destroy();
    await new Promise((closed) => server.close(closed));
  };
}

/** A command waits for slow statements, as it does without a server. */
const NO_TIME_LIMIT = 0;

async function serveClient(socket: Socket, { engine, pool, log, idleLimit }: SharedEngine): Promise<void> {
  // Holding the pool's only connection keeps its own queries waiting.
  let turn: pg.PoolClient | undefined;
  let isWelcomed = false;
  let isExecuting = false;
  // Nobody would end the statement of a killed command. The engine restarts with the pool's next query.
  socket.once('close', () => {
    if (isExecuting) void engine.kill();
  });
  socket.on('timeout', () => {
    log?.warn({ idleMs: idleLimit }, 'ended a command that held the database without using it');
    socket.write(IDLE_TOO_LONG);
    socket.destroy();
  });
  try {
    for await (const request of readWireRequests(untilClosed(socket))) {
      if (!isWelcomed) {
        isWelcomed = true;
        socket.write(WELCOME);
        continue;
      }
      socket.setTimeout(0);
      turn ??= await takeTurn(pool, socket);
      // Killed while it waited.
      if (!turn || socket.destroyed) break;
      isExecuting = true;
      const before = engine.lastCommit;
      const answer = await engine.execute(request, NO_TIME_LIMIT).finally(() => {
        isExecuting = false;
      });
      if (engine.lastCommit !== before) await engine.lastCommit;
      socket.write(answer);
      if (answer.at(-1) === IDLE) {
        turn.release();
        turn = undefined;
      } else socket.setTimeout(idleLimit);
    }
    // The client ended within a transaction.
    if (turn) await engine.execute(ROLLBACK);
    turn?.release();
  } catch (err) {
    log?.warn({ err }, 'a command lost its connection to the database');
    // The engine's state is unknown: the pool ends and restarts it.
    turn?.release(true);
  } finally {
    socket.destroy();
  }
}

/** Waits for as long as the client does, beyond the pool's limit for a query; undefined once the client has gone. */
async function takeTurn(pool: pg.Pool, socket: Socket): Promise<pg.PoolClient | undefined> {
  while (!socket.destroyed)
    try {
      return await pool.connect();
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  return undefined;
}

/** A client that is killed ends like one that says goodbye. */
async function* untilClosed(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket;
  } catch {
    return;
  }
}
