import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PoolCounts } from '../database/database.ts';
import type { Db } from '../database/db.ts';
import type { CacheCounts } from '../http/catalogue-cache.ts';
import { KINDS_OF_WORK } from '../kinds-of-work.ts';
import { clock } from '../lib/clock.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';

/** Timeout of a scrape's query, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Gauges of all kinds of work, read at each scrape; without values when the database fails. */
function registerQueueGauges(db: Db, registry: Registry): void {
  const read = readOnce(() => readQueueHealth(db, KINDS_OF_WORK));
  const gauge = (
    name: string,
    help: string,
    valueOf: (kinds: QueueHealth[] | undefined) => number | undefined,
  ) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await read()) ?? Number.NaN);
      },
    });
  const gaugeByQueue = (name: string, help: string, valueOf: (health: QueueHealth) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const health of (await read()) ?? []) this.set({ queue: health.queue }, valueOf(health));
      },
    });
  gauge('vetrina_database_up', '1 while the database answers', (kinds) => (kinds ? 1 : 0));
  for (const [queue, what] of [
    ['deliveries', 'Plays and searches that the bot has not answered yet'],
    ['updates', 'Updates of the messenger that are not dealt with yet'],
  ] as const) {
    const ofQueue = (kinds: QueueHealth[] | undefined) => kinds?.find((kind) => kind.queue === queue);
    gauge(`vetrina_${queue}_waiting`, `${what}, up to 10,000`, (kinds) => ofQueue(kinds)?.waiting);
    gauge(
      `vetrina_${queue}_oldest_seconds`,
      'How long the oldest of them has been waiting',
      (kinds) => ofQueue(kinds)?.oldestSeconds,
    );
  }
  gaugeByQueue('vetrina_queue_waiting', 'Work of a queue that waits, up to 10,000', ({ waiting }) => waiting);
  gaugeByQueue(
    'vetrina_queue_oldest_seconds',
    'How long the oldest work of a queue has been waiting',
    ({ oldestSeconds }) => oldestSeconds,
  );
  gaugeByQueue(
    'vetrina_queue_given_up',
    'Work of a queue that is no longer tried, up to 1,000; see queue list',
    ({ givenUp }) => givenUp,
  );
}

/** One query for each scrape; undefined when it fails. */
function readOnce<Result>(query: () => Promise<Result>): () => Promise<Result | undefined> {
  let inFlight: Promise<Result | undefined> | undefined;
  return () => {
    inFlight ??= Promise.race([query(), late()])
      .catch(() => undefined)
      .finally(() => {
        inFlight = undefined;
      });
    return inFlight;
  };
}

function late(): Promise<undefined> {
  return new Promise((resolve) => clock.setTimeout(() => resolve(undefined), TIMEOUT_MS).unref());
}

/** Upper bounds of the times that calls take, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Watched = {
  db: Db;
  pool: PoolCounts;
  isLeader(): boolean;
  version: string;
};

/** Queries that the bot did not answer in time, by their kind, and updates that it could not read. */
type WatchedBot = { unansweredQuestions: Readonly<Record<string, number>>; droppedUpdates(): number };

/** Prometheus metrics of this server. */
export type Metrics = {
  /** Counts and times every call of `app`; before its routes are made. */
  watchCalls(app: FastifyInstance): void;
  watchCache(counts: CacheCounts): void;
  watchBot(bot: WatchedBot): void;
  /** The metrics in Prometheus' text format; `contentType` is that format's. */
  read(): Promise<string>;
  contentType: string;
};

export function createMetrics({ db, pool, isLeader, version }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect: function () {
        this.set(read());
      },
    });

  collectDefaultMetrics({ register: registry });
  gauge('vetrina_leader', '1 on the server that counts plays and asks for updates', () => Number(isLeader()));
  gauge('vetrina_pool_connections', 'Connections to the database', () => pool.totalCount);
  gauge('vetrina_pool_idle', 'Connections to the database that nobody uses', () => pool.idleCount);
  gauge('vetrina_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  const info = {
    name: 'vetrina_info',
    help: 'The version that runs',
    labelNames: ['version', 'node'],
    registers,
  };
  new Gauge(info).set({ version, node: process.version }, 1);
  registerQueueGauges(db, registry);

  return {
    watchCalls: (app) => watchCalls(app, registry),
    watchCache: (counts) => watchCache(counts, registry),
    watchBot: (bot) => watchBot(bot, registry),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Labelled by route pattern, not by URL, to bound the number of series. */
function watchCalls(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'vetrina_call_duration_seconds',
    help: 'Calls by route and status, and how long their answers took',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function watchCache(counts: CacheCounts, registry: Registry): void {
  new Counter({
    name: 'vetrina_catalogue_answers_total',
    help: 'Catalogue answers that were kept (hit) or had to be computed (miss)',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ outcome: 'hit' }, counts.lookups - counts.computed);
      this.inc({ outcome: 'miss' }, counts.computed);
    },
  });
}

function watchBot({ unansweredQuestions, droppedUpdates }: WatchedBot, registry: Registry): void {
  new Counter({
    name: 'vetrina_dropped_updates_total',
    help: 'Updates of the messenger that could not be read',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(droppedUpdates());
    },
  });
  new Counter({
    name: 'vetrina_unanswered_queries_total',
    help: 'Inline and pre-checkout queries that were not answered in time',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(unansweredQuestions)) this.inc({ kind }, count);
    },
  });
}
