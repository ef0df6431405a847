import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Lease = { name: string; holder: string };

/** Acquires or renews a lease for a number of seconds; false while another holder has it. */
export async function acquireLease(db: Kysely<Schema>, lease: Lease, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into lease (name, holder, held_until)
    values (${lease.name}, ${lease.holder}, now() + make_interval(secs => ${seconds}))
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
    insert into lease (name, holder, held_until) values (${name}, ${holder}, 'infinity')
    on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until`.execute(db);
}
