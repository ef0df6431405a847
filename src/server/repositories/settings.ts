import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A fact kept about this installation, or undefined when it was never kept. */
export async function readSetting(db: Kysely<Schema>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Keeps a fact about this installation in place of the one kept before. */
export async function keepSetting(db: Kysely<Schema>, key: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Forgets facts about this installation. */
export async function dropSettings(db: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('setting').where('key', 'in', keys).execute();
}
