import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ImportCounts, type ImportOptions, importTitles } from '../import-titles.ts';
import { resumableJob } from '../resumable-job.ts';
import { untilStopped } from '../until-stopped.ts';
import { plannedTitles, planTmdb, type TmdbJob, type TmdbSource } from './job.ts';
import { tmdbRows } from './rows.ts';

/** Titles that go in by one transaction, a second's worth: what a kill costs. */
const BATCH = 30;

type Options = Omit<ImportOptions, 'batch' | 'signal'> & {
  /** Begins anew, whatever an earlier run of the same job has done. */
  restart?: boolean;
  /** Hears how many titles there are, and how many of them an earlier run has settled. */
  onPlanned?: (job: { total: number; done: number }) => void;
};

/**
 * Imports titles of the movie database. Killed at any point, the same job goes on where it stood; a dry run neither
 * reads nor leaves a trace of that. Rejects when the movie database does not let us in or cannot be reached any more.
 */
export async function importTmdb(
  db: Kysely<Schema>,
  source: TmdbSource,
  job: TmdbJob,
  { restart = false, onPlanned, ...options }: Options = {},
): Promise<ImportCounts> {
  const plan = () => planTmdb(source, job);
  const kept = options.dryRun
    ? undefined
    : await resumableJob(db, { words: JSON.stringify(job), plan, restart });
  const titles = await plannedTitles(source, kept?.plan ?? (await plan()));
  const done = kept?.done ?? 0;
  onPlanned?.({ total: titles.total, done });
  const { client, signal } = source;
  const counts = await importTitles(db, untilStopped(tmdbRows(client, titles.after(done)), signal), {
    ...options,
    batch: BATCH,
    signal,
    async onProgress(counts) {
      await options.onProgress?.(counts);
      await kept?.keepDone(done + settled(counts));
    },
  });
  if (!signal?.aborted) await kept?.finish();
  return counts;
}

function settled({ created, changed, unchanged, refused }: Readonly<ImportCounts>): number {
  return created + changed + unchanged + refused;
}
