import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { forgetOldUpdates } from '../repositories/bot-updates.ts';

const HOUR_MS = 3_600_000;

/** Deletes what is kept for a time only, on the server that leads: at its start and every hour. */
export function startRetention(
  db: Kysely<Schema>,
  log: Pick<Log, 'error'>,
  { intervalMs = HOUR_MS, isLeader = (): boolean => true } = {},
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;

  const working = (async () => {
    while (!signal.aborted) {
      if (isLeader())
        await forgetOldUpdates(db).catch((err: unknown) =>
          log.error({ err }, 'old data could not be deleted'),
        );
      await sleep(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      ending.abort();
      await working;
    },
  };
}
