import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from '../database/database.ts';
import type { Db } from '../database/db.ts';
import type { CacheCounts } from '../http/catalogue-cache.ts';
import { registerQueueGauges } from './queue-gauges.ts';

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
