import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/db.ts';
import { KINDS_OF_WORK } from '../kinds-of-work.ts';
import { clock } from '../lib/clock.ts';
import { type QueueHealth, readQueueHealth } from '../queue/given-up-work.ts';

/** Timeout of a scrape's query, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Gauges of all kinds of work, read at each scrape; without values when the database fails. */
export function registerQueueGauges(db: Db, registry: Registry): void {
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
