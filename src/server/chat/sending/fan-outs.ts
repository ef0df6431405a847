import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

type Begun = { id: number; details: Record<string, unknown> };

/**
 * Notifies everyone who is to know of a subject, by the `recipients` of the kind's rules. Begun again it starts anew, and
 * skips whoever has a message with the same details.
 */
export async function beginFanOut(db: Db, kind: string, { id, details }: Begun): Promise<void> {
  await sql`
    insert into fan_out (kind, subject, details) values (${kind}, ${id}::text, ${JSON.stringify(details)}::jsonb)
    on conflict (kind, subject) do update set details = excluded.details, reached = '', next_at = now(), failures = 0,
      failure = null, given_up_at = null`.execute(db);
}

/** Stops a fan-out: nobody else is notified. */
export async function endFanOut(db: Db, kind: string, id: number): Promise<void> {
  await sql`delete from fan_out where kind = ${kind} and subject = ${id}::text`.execute(db);
}
