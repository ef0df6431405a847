import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../server/database/schema.ts';
import { readSetting, saveSetting } from '../server/repositories/stored-settings.ts';

const KEY = 'demo';

/**
 * What became of the demo here. `loading`: cut short, to be gone on with; `tried`: a start without a bot loaded it;
 * `wanted`: somebody asked for it; `removed`: it is not to come back by itself.
 */
const state = v.picklist(['loading', 'tried', 'wanted', 'removed']);

export type DemoState = v.InferOutput<typeof state>;

/** Undefined where there never was a demo; throws for what no version of this program has kept. */
export async function readDemoState(db: Kysely<Schema>): Promise<DemoState | undefined> {
  const kept = await readSetting(db, KEY);
  return kept === undefined ? undefined : v.parse(state, kept);
}

export async function saveDemoState(db: Kysely<Schema>, value: DemoState): Promise<void> {
  await saveSetting(db, KEY, value);
}
