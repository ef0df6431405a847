import { sql } from 'kysely';
import { type Db, one } from '../../database/db.ts';

const KEY = 'catalogue.changed';

/** Notes in the writer's transaction that titles came in or changed. Writers of the catalogue are serialised. */
export async function noteCatalogueChange(transaction: Db): Promise<void> {
  await sql`
    insert into setting (key, value) values (${KEY}, clock_timestamp()::text)
    on conflict (key) do update set value = excluded.value`.execute(transaction);
}

/** The time of the catalogue's last change, as the database writes it, and its age in seconds; undefined before. */
export async function lastCatalogueChange(db: Db): Promise<{ at: string; secondsAgo: number } | undefined> {
  return one<{ at: string; secondsAgo: number }>(db)`
    select value as at, extract(epoch from clock_timestamp() - value::timestamptz)::float8 as "secondsAgo"
    from setting where key = ${KEY}`;
}
