import * as v from 'valibot';
import type { Db } from './db.ts';
import { readSetting, saveSetting } from './stored-settings.ts';

/** Setting: the outcome of the daily back-ups. */
const KEY = 'backups';

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const schema = v.object({
  good: v.optional(v.object({ at: time, file: v.string(), isRestored: v.boolean() })),
  failure: v.optional(v.object({ at: time, reason: v.string() })),
});

/**
 * The last daily back-up that was written and could be read; `isRestored`: it was restored into an empty database, too.
 * `failure`: why the last one failed, if none has succeeded since.
 */
export type LastBackups = v.InferOutput<typeof schema>;

/** The outcome of the daily back-ups; empty before the first. */
export async function readLastBackups(db: Db): Promise<LastBackups> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readSetting(db, KEY));
  return read.success ? read.output : {};
}

export async function saveLastBackups(db: Db, last: LastBackups): Promise<void> {
  await saveSetting(db, KEY, JSON.stringify(last));
}
