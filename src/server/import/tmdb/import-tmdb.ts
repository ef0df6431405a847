import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ImportCounts, type ImportOptions, importTitles } from '../import-titles.ts';
import { startResumableJob } from '../resumable-job.ts';
import { rowsUntilAborted } from '../rows-until-aborted.ts';
import {
  createImportPlan,
  readPlannedTitles,
  type TmdbImportContext,
  type TmdbSelection,
} from './tmdb-plan.ts';
import { tmdbRows } from './tmdb-rows.ts';

/** Titles in one transaction: the most that are lost when the process is killed. */
const BATCH = 30;

type Options = Omit<ImportOptions, 'batch' | 'signal'> & {
  /** Discards the state of an earlier run of the same job. */
  restart?: boolean;
  /** Called with the numbers of all titles and of those completed earlier. */
  onPlanned?: (job: { total: number; done: number }) => void;
};

/**
 * Imports titles from TMDB. Resumes after a kill; a dry run ignores that state. Rejects when TMDB refuses access or
 * stays unreachable.
 */
export async function importTmdb(
  db: Kysely<Schema>,
  source: TmdbImportContext,
  job: TmdbSelection,
  { restart = false, onPlanned, ...options }: Options = {},
): Promise<ImportCounts> {
  const plan = () => createImportPlan(source, job);
  const state = options.dryRun
    ? undefined
    : await startResumableJob(db, { key: JSON.stringify(job), plan, restart });
  const titles = await readPlannedTitles(source, state?.plan ?? (await plan()));
  const done = state?.done ?? 0;
  onPlanned?.({ total: titles.total, done });
  const { client, signal } = source;
  const counts = await importTitles(db, rowsUntilAborted(tmdbRows(client, titles.after(done)), signal), {
    ...options,
    batch: BATCH,
    signal,
    async onProgress(counts) {
      await options.onProgress?.(counts);
      await state?.saveDone(done + rowCount(counts));
    },
  });
  if (!signal?.aborted) await state?.finish();
  return counts;
}

function rowCount({ created, changed, unchanged, refused }: Readonly<ImportCounts>): number {
  return created + changed + unchanged + refused;
}
