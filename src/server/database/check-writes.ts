import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/** More than a page: it needs newly allocated space. */
const PAYLOAD_BYTES = 16_384;

/** Writes to the database, as a lease without a holder. Rejects when it cannot: the disk is full, or the database is read-only. */
export async function checkWrites(db: Db): Promise<void> {
  await sql`
    insert into lease (name, holder, held_until)
    values ('write check', ${randomBytes(PAYLOAD_BYTES).toString('base64')}, '-infinity')
    on conflict (name) do update set holder = excluded.holder`.execute(db);
}
