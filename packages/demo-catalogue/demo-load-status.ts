import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../../src/server/database/schema.ts';
import { readSetting, saveSetting } from '../../src/server/database/stored-settings.ts';

const KEY = 'demo';

/**
 * Load status of the demo. `loading`: interrupted, resumes at the next start; `tried`: a start without a bot loaded
 * it; `wanted`: somebody asked for it; `removed`: it must not be loaded again without a request; `over`: nor are there any of the people who tried it out.
 */
const status = v.picklist(['loading', 'tried', 'wanted', 'removed', 'over']);

export type DemoLoadStatus = v.InferOutput<typeof status>;

/** Undefined if there never was a demo; throws for an unknown status. */
export async function readDemoLoadStatus(db: Kysely<Schema>): Promise<DemoLoadStatus | undefined> {
  const kept = await readSetting(db, KEY);
  return kept === undefined ? undefined : v.parse(status, kept);
}

export async function saveDemoLoadStatus(db: Kysely<Schema>, value: DemoLoadStatus): Promise<void> {
  await saveSetting(db, KEY, value);
}
