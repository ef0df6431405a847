import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import pg from 'pg';
import { portOf } from '../../commands/child-process.mjs';
import { startPostgres } from '../../verify/postgres.mjs';

type Node = { url: string; port: number; checkPort: number };

export type PrimaryAndStandby = {
  primary: Node;
  standby: Node;
  failOver(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A primary and its synchronous standby: what the primary acknowledged, the standby has. Each has a port that tells
 * whether it is the primary, as Patroni does.
 */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const primary = await startPostgres({ durable: true });
  const standby = await startPostgres({ durable: true, standbyOf: primary.url });
  // The primary's own setting: the standby, once promoted, has nobody to wait for, and would wait for ever.
  await ask(primary.url, `alter system set synchronous_standby_names = '*'`);
  await ask(primary.url, 'select pg_reload_conf()');
  while ((await ask(primary.url, SYNCHRONOUS)).length === 0);
  const tellers = [await tellPrimary(primary.url), await tellPrimary(standby.url)] as const;
  return {
    primary: { url: primary.url, port: primary.port, checkPort: portOf(tellers[0]) },
    standby: { url: standby.url, port: standby.port, checkPort: portOf(tellers[1]) },
    async failOver() {
      await primary.kill();
      await standby.promote();
    },
    async stop() {
      for (const teller of tellers) teller.close();
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}

const SYNCHRONOUS = `select from pg_stat_replication where sync_state in ('sync', 'quorum')`;

/** Answers `GET /primary` with 200 while this PostgreSQL is one that takes writes, otherwise with 503. */
async function tellPrimary(url: string): Promise<Server> {
  const server = createServer(async (_request, response) => {
    const [found] = await ask<{ follows: boolean }>(url, 'select pg_is_in_recovery() as follows').catch(
      () => [],
    );
    response.writeHead(found?.follows === false ? 200 : 503).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function ask<Row extends pg.QueryResultRow>(url: string, question: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
