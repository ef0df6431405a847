import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { holdLease, releaseLease } from '../repositories/leases.ts';

const LEASE_SECONDS = 4;
const RENEWAL_MS = 1000;

/** Tells which of several servers does what only one may do. */
export type Leader = {
  /** Whether it is this one; said no before another can become it. */
  isLeader(): boolean;
  stop(): Promise<void>;
};

/**
 * Contends for being the leader: one holds a lease in the database and renews it, another takes over when that
 * runs out. A row rather than a session's advisory lock: behind a pooler that hands out connections by transaction
 * there are no sessions to hold one.
 */
export function startLeader(
  db: Kysely<Schema>,
  log: Pick<Log, 'error'>,
  { renewalMs = RENEWAL_MS, leaseSeconds = LEASE_SECONDS } = {},
): Leader {
  const lease = { name: 'leader', holder: randomUUID() };
  const ending = new AbortController();
  /** By this process's own clock, counted from before the database was asked. */
  let leadsUntil = 0;

  async function renew(): Promise<void> {
    const asked = performance.now();
    const held = await holdLease(db, lease, leaseSeconds);
    leadsUntil = held ? asked + leaseSeconds * 1000 : 0;
  }

  const contending = (async () => {
    while (!ending.signal.aborted) {
      await renew().catch((err: unknown) => log.error({ err }, 'the leader’s lease could not be renewed'));
      await sleep(renewalMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return {
    isLeader: () => performance.now() < leadsUntil,
    async stop() {
      ending.abort();
      await contending;
      leadsUntil = 0;
      await releaseLease(db, lease).catch(() => undefined);
    },
  };
}
