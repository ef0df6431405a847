import { sql } from 'kysely';
import { all, type Db } from '../database/db.ts';
import type { Logger } from '../database/logger.ts';
import { chance, clock, sleep } from '../lib/clock.ts';
import { CLAIM_VERSION } from './claim-version.ts';
import { logRetry } from './log-retry.ts';

const LEASE_SECONDS = 4;
const RENEWAL_MS = 1000;

/** Leader election among servers. */
export type LeaderElection = {
  /** True while this server leads; turns false before a different one can take over. */
  isLeader(): boolean;
  stop(): Promise<void>;
};

const newLease = () => ({ name: 'leader', holder: chance.uuid() });

/**
 * The leader of the embedded database, which has one process. Its lease never expires, so that an idle server does not write
 * to disk.
 */
export async function leadAlone(db: Db): Promise<LeaderElection> {
  const lease = newLease();
  await holdLease(db, lease);
  let leads = true;
  return {
    isLeader: () => leads,
    async stop() {
      leads = false;
      await releaseLease(db, lease).catch(() => undefined);
    },
  };
}

/**
 * Leader election by a lease in the database, renewed by its holder. Not an advisory lock: behind a transaction pooler
 * there is no session to hold one.
 */
export function startLeaderElection(
  db: Db,
  log: Pick<Logger, 'error'>,
  { renewalMs = RENEWAL_MS, leaseSeconds = LEASE_SECONDS } = {},
): LeaderElection {
  const lease = newLease();
  const ending = new AbortController();
  /** Local time, measured from before the query. */
  let leadsUntil = 0;

  async function renew(): Promise<void> {
    const requestedAt = clock.elapsed();
    const held = await acquireLease(db, lease, leaseSeconds);
    leadsUntil = held ? requestedAt + leaseSeconds * 1000 : 0;
  }

  const contending = (async () => {
    while (!ending.signal.aborted) {
      await renew().catch((err: unknown) => logRetry(log, { err }, 'could not renew the leader’s lease'));
      await sleep(renewalMs, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return {
    isLeader: () => clock.elapsed() < leadsUntil,
    async stop() {
      ending.abort();
      await contending;
      leadsUntil = 0;
      await releaseLease(db, lease).catch(() => undefined);
    },
  };
}

type Lease = { name: string; holder: string };

/**
 * Acquires or renews a lease for a number of seconds. False while a different holder has it, or if a newer schema
 * refuses this build; then nothing is written: a conflict alone would lock the row, on disk.
 */
export async function acquireLease(db: Db, lease: Lease, seconds: number): Promise<boolean> {
  // No holder takes it for longer: a fast clock has written any later time.
  const longest = sql`now() + make_interval(secs => ${2 * seconds})`;
  const isHeld = sql`(lease.held_until > now() and lease.held_until <= ${longest})`;
  const rows = await all<unknown>(db)`
    insert into lease (name, holder, held_until, claim_version)
    select ${lease.name}::text, ${lease.holder}::text, now() + make_interval(secs => ${seconds}), ${CLAIM_VERSION}
    where not exists (
      select from lease where name = ${lease.name} and holder <> ${lease.holder} and ${isHeld}
    )
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
    where lease.holder = excluded.holder or not ${isHeld}
    returning name`;
  return rows.length > 0;
}

/** Releases a lease before it expires. */
export async function releaseLease(db: Db, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Takes a lease without expiry, whoever holds it. Only if no other process can be running. */
async function holdLease(db: Db, { name, holder }: Lease): Promise<void> {
  await sql`
    insert into lease (name, holder, held_until, claim_version)
    values (${name}, ${holder}, 'infinity', ${CLAIM_VERSION})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until`.execute(db);
}
