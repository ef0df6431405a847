import { sql } from 'kysely';
import * as v from 'valibot';
import { importRun } from '../../../../contract/desk/imports.ts';
import { all, type Db } from '../../../database/db.ts';
import { readSetting } from '../../../database/stored-settings.ts';
import { clock } from '../../../lib/clock.ts';

/** The key of the latest import, for all servers and for a page that is opened again. */
const KEY = 'desk.import';
/** Milliseconds without a sign of life after which a running import counts as interrupted. */
export const STALE_MS = 60_000;

const storedRun = v.pipe(v.string(), v.parseJson(), v.object({ ...importRun.entries, at: v.number() }));
/** An import; `at`: its last sign of life, in milliseconds. */
export type StoredRun = v.InferOutput<typeof storedRun>;

/** SQL: the stored import is running and has given a sign of life. */
const isAlive = (now: number) => sql`(setting.value::json->>'state' = 'running'
  and abs(${now}::float8 - (setting.value::json->>'at')::float8) < ${STALE_MS}::float8)`;

/** The latest import; one whose server has gone is interrupted. */
export async function readRun(db: Db): Promise<StoredRun | undefined> {
  const read = v.safeParse(storedRun, await readSetting(db, KEY));
  if (!read.success) return undefined;
  const run = read.output;
  return run.state === 'running' && Math.abs(clock.now() - run.at) >= STALE_MS
    ? { ...run, state: 'interrupted' }
    : run;
}

/** Stores a new import; false while a different one runs. */
export async function claimRun(db: Db, run: StoredRun): Promise<boolean> {
  const rows = await all(db)`
    insert into setting (key, value) values (${KEY}, ${JSON.stringify(run)})
    on conflict (key) do update set value = excluded.value where not ${isAlive(run.at)}
    returning key`;
  return rows.length > 0;
}

/** Stores an import's progress; false once it was stopped or replaced. */
export async function saveRun(db: Db, run: StoredRun): Promise<boolean> {
  const rows = await all(db)`
    update setting set value = ${JSON.stringify(run)}
    where key = ${KEY} and value::json->>'id' = ${run.id} and value::json->>'state' = 'running'
    returning key`;
  return rows.length > 0;
}

/** Stops the running import, which learns of it at its next report of progress. */
export async function stopRun(db: Db): Promise<void> {
  await sql`
    update setting set value = jsonb_set(value::jsonb, '{state}', '"stopped"')::text
    where key = ${KEY} and value::json->>'state' = 'running'`.execute(db);
}
