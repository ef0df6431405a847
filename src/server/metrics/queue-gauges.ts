import type { Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Schema } from '../database/schema.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';
import { readQueueDepths } from '../queue/queue-depths.ts';

/** Timeout of a scrape's query, in milliseconds. */
const TIMEOUT_MS = 2000;

type Queues = Awaited<ReturnType<typeof readQueueDepths>>;

/** Gauges of the queues, read at each scrape. They have no value when the database fails. */
export function registerQueueGauges(db: Kysely<Schema>, registry: Registry): void {
  const read = readOnce(() => readQueueDepths(db));
  const gauge = (name: string, help: string, valueOf: (queues: Queues | undefined) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(valueOf(await read()) ?? Number.NaN);
      },
    });
  gauge('vetrina_database_up', '1 while the database answers', (queues) => (queues ? 1 : 0));
  gauge(
    'vetrina_deliveries_waiting',
    'Plays and searches that the bot has not answered yet',
    (queues) => queues?.deliveries.waiting,
  );
  gauge(
    'vetrina_deliveries_oldest_seconds',
    'How long the oldest of them has been waiting',
    (queues) => queues?.deliveries.oldestSeconds,
  );
  gauge(
    'vetrina_updates_waiting',
    'Updates of the messenger that are not dealt with yet',
    (queues) => queues?.updates.waiting,
  );
  gauge(
    'vetrina_updates_oldest_seconds',
    'How long the oldest of them has been waiting',
    (queues) => queues?.updates.oldestSeconds,
  );
  registerQueueHealth(db, registry);
}

/** Gauges of every queue, by its name; without values when the database fails. */
function registerQueueHealth(db: Kysely<Schema>, registry: Registry): void {
  const read = readOnce(() => readQueueHealth(db));
  const gauge = (name: string, help: string, valueOf: (health: QueueHealth) => number) =>
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
  gauge(
    'vetrina_queue_oldest_seconds',
    'How long the oldest work of a queue has been waiting',
    ({ oldestSeconds }) => oldestSeconds,
  );
  gauge(
    'vetrina_queue_given_up',
    'Work of a queue that is not tried any more, up to 1,000; see queue list',
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
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, undefined).unref());
}
