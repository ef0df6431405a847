import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { VersionPreference } from './choose-version.ts';

/** What a person prefers; null for what they leave open. */
export async function readVersionPreference(db: Kysely<Schema>, userId: string): Promise<VersionPreference> {
  const person = await db
    .selectFrom('person')
    .select(['preferred_quality as quality', 'preferred_language as language'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return person ?? { quality: null, language: null };
}

/** Stores what a person prefers. */
export async function saveVersionPreference(
  db: Kysely<Schema>,
  userId: string,
  { quality, language }: VersionPreference,
): Promise<void> {
  await sql`
    insert into person (user_id, preferred_quality, preferred_language) values (${userId}, ${quality}, ${language})
    on conflict (user_id) do update set
      preferred_quality = excluded.preferred_quality, preferred_language = excluded.preferred_language`.execute(
    db,
  );
}
