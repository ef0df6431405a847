import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { CLAIM_VERSION } from './claim-version.ts';

type Lease = { name: string; holder: string };

/**
 * Acquires or renews a lease for a number of seconds; false while another holder has it, or where a newer schema refuses
 * this build. Then nothing is written: a conflict
 * alone would lock the row, on disk.
 */
export async function acquireLease(db: Kysely<Schema>, lease: Lease, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into lease (name, holder, held_until, claim_version)
    select ${lease.name}::text, ${lease.holder}::text, now() + make_interval(secs => ${seconds}), ${CLAIM_VERSION}
    where not exists (
      select from lease where name = ${lease.name} and holder <> ${lease.holder} and held_until > now()
    )
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
    where lease.holder = excluded.holder or lease.held_until <= now()
    returning name`.execute(db);
  return rows.length > 0;
}

/** Releases a lease before it expires. */
export async function releaseLease(db: Kysely<Schema>, { name, holder }: Lease): Promise<void> {
  await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
}

/** Takes a lease without expiry, whoever holds it. Only where no other process can be running. */
export async function holdLease(db: Kysely<Schema>, { name, holder }: Lease): Promise<void> {
  await sql`
    insert into lease (name, holder, held_until, claim_version)
    values (${name}, ${holder}, 'infinity', ${CLAIM_VERSION})
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until`.execute(db);
}
