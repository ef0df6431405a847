import { sql } from 'kysely';
import pg from 'pg';
import { chance, clock, sleep } from '../../lib/clock.ts';
import { retryDelay } from '../../lib/retries.ts';
import type { Db } from '../db.ts';
import type { Logger } from '../logger.ts';

/** Within this time a notification must arrive, in milliseconds. */
const PROBE_TIMEOUT_MS = 2000;
/** Interval of the connection's probes, and of new attempts without notifications, in milliseconds. */
const PROBE_INTERVAL_MS = 20_000;

export type NotificationListener = {
  /** True while notifications arrive. */
  isLive(): boolean;
  close(): Promise<void>;
};

type Options = {
  url: string;
  /** Sends the probes: through a different connection than the one that listens. */
  db: Db;
  channel: string;
  onNotification(payload: string): void;
  log: Pick<Logger, 'info'>;
  /** For tests. */
  intervalMs?: number;
};

const PROBE = 'probe ';

/**
 * Listens for notifications on a dedicated connection. LISTEN succeeds through a pooler that gives connections to
 * transactions (PgBouncer) and never fires, so a probe shows if notifications arrive; it is repeated, which also
 * finds a dead connection.
 */
export function listenForNotifications(options: Options): NotificationListener {
  const { db, channel, log, intervalMs = PROBE_INTERVAL_MS } = options;
  const ending = new AbortController();
  const { signal } = ending;
  const isEnding = () => signal.aborted;
  const state = { isLive: false };

  const setLive = (now: boolean) => {
    if (now !== state.isLive && !isEnding())
      log.info({ channel }, now ? 'notifications arrive' : 'notifications do not arrive');
    state.isLive = now;
  };

  /** Listens until a probe fails; rejects if it cannot. */
  async function listenOnce(): Promise<void> {
    const probes = new EventTarget();
    const lost = new AbortController();
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'vetrina notifications',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(PROBE)) probes.dispatchEvent(new Event(payload));
      else options.onNotification(payload);
    });
    const over = AbortSignal.any([lost.signal, signal]);
    const isOver = () => over.aborted;
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      while (!isOver()) {
        const arrived = await probe(probes);
        if (isOver() || !arrived) return;
        setLive(true);
        await sleep(intervalMs, { signal: over, ref: false }).catch(() => undefined);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function probe(probes: EventTarget): Promise<boolean> {
    const payload = PROBE + chance.uuid();
    const arrival = new Promise<boolean>((resolve) => {
      const timer = clock.setTimeout(() => resolve(false), PROBE_TIMEOUT_MS);
      probes.addEventListener(payload, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    return arrival;
  }

  const listening = (async () => {
    for (let failures = 1; !isEnding(); failures += 1) {
      await listenOnce().catch(() => undefined);
      // It has worked: the connection was lost just now.
      if (state.isLive) failures = 1;
      setLive(false);
      const pause = Math.min(retryDelay(failures), intervalMs);
      await sleep(pause, { signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    isLive: () => state.isLive,
    async close() {
      ending.abort();
      await listening;
    },
  };
}
