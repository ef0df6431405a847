import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { dropSettings, keepSetting, readSetting } from '../repositories/settings.ts';

/**
 * A long import that can be killed at any point: what it is to fetch, and how many of that are settled, is kept in
 * the database until it is through.
 */
export type ResumableJob = {
  /** As `plan` gave it when the job began. */
  plan: string;
  /** How many items of the plan an earlier run has settled. */
  done: number;
  keepDone(done: number): Promise<void>;
  /** Forgets the job, so that the same words begin it anew. */
  finish(): Promise<void>;
};

type Begin = {
  /** What the job was asked for by; the same words go on with the same job. */
  words: string;
  /** Finds out what there is to fetch. */
  plan: () => Promise<string>;
  /** Begins anew, whatever an earlier run has done. */
  restart?: boolean | undefined;
};

/** Begins a job, or takes up the one that was begun by the same words. */
export async function resumableJob(
  db: Kysely<Schema>,
  { words, plan, restart = false }: Begin,
): Promise<ResumableJob> {
  const name = `import ${createHash('sha256').update(words).digest('base64url').slice(0, 16)}`;
  const keys = { plan: `${name} plan`, done: `${name} done` };
  const finish = () => dropSettings(db, Object.values(keys));
  if (restart) await finish();
  const kept = await readSetting(db, keys.plan);
  if (kept === undefined) await keepSetting(db, keys.done, '0');
  const planned = kept ?? (await plan());
  if (kept === undefined) await keepSetting(db, keys.plan, planned);
  return {
    plan: planned,
    done: Number(await readSetting(db, keys.done)) || 0,
    keepDone: (done) => keepSetting(db, keys.done, String(done)),
    finish,
  };
}
