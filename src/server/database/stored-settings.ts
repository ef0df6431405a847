import type { Db } from './db.ts';

/** Reads an installation-wide value; undefined when not set. */
export async function readSetting(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Writes an installation-wide value. */
export async function saveSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Writes an installation-wide value unless there is one already; returns the value that is then set. */
export async function claimSetting(db: Db, key: string, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting(db, key)) ?? value;
}

/** Deletes installation-wide values. */
export async function deleteSettings(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('setting').where('key', 'in', keys).execute();
}
