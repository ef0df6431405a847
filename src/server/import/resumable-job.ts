import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { deleteSettings, readSetting, saveSetting } from '../database/stored-settings.ts';

/** A resumable import: its plan and its position are stored in the database until it is complete. */
export type ResumableJob = {
  /** The result of `plan` at the job's start. */
  plan: string;
  /** Number of items completed by earlier runs. */
  done: number;
  saveDone(done: number): Promise<void>;
  /** Deletes the job's state. */
  finish(): Promise<void>;
};

type JobOptions = {
  /** The same key resumes the job. */
  key: string;
  /** Creates the plan. */
  plan: () => Promise<string>;
  /** Discards an earlier run's state. */
  restart?: boolean | undefined;
};

/** Starts a job, or resumes the one with the same key. */
export async function startResumableJob(
  db: Kysely<Schema>,
  { key, plan, restart = false }: JobOptions,
): Promise<ResumableJob> {
  const name = `import ${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
  const keys = { plan: `${name} plan`, done: `${name} done` };
  const finish = () => deleteSettings(db, Object.values(keys));
  if (restart) await finish();
  const storedPlan = await readSetting(db, keys.plan);
  if (storedPlan === undefined) await saveSetting(db, keys.done, '0');
  const planned = storedPlan ?? (await plan());
  if (storedPlan === undefined) await saveSetting(db, keys.plan, planned);
  return {
    plan: planned,
    done: Number(await readSetting(db, keys.done)) || 0,
    saveDone: (done) => saveSetting(db, keys.done, String(done)),
    finish,
  };
}
