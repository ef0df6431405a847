import { createHash } from 'node:crypto';
import { pMapIterable } from 'p-map';
import type { Db, DbTransaction } from '../../../database/db.ts';
import { deleteSettings, readSetting, saveSetting } from '../../../database/stored-settings.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { TmdbClient } from '../../../remote/tmdb-client.ts';
import { type ImportRow, rowsUntilAborted } from '../import-row.ts';
import {
  type ImportCounts,
  type ImportOptions,
  type ImportReached,
  importTitles,
  NO_COUNTS,
  readReached,
} from '../import-titles.ts';
import { fetchTmdbTitle } from './fetch-tmdb-title.ts';
import {
  createImportPlan,
  readPlannedTitles,
  type TmdbImportContext,
  type TmdbSelection,
} from './tmdb-plan.ts';
import { formatTmdbRef, type TmdbRef } from './tmdb-refs.ts';

/** Titles in one transaction: the most that are lost when the process is killed. */
const BATCH = 30;

type Options = Omit<ImportOptions, 'batch' | 'onBatch' | 'resumed' | 'signal'> & {
  /** Discards the state of an earlier run of the same job. */
  restart?: boolean;
  /** Called with the numbers of all titles and of those completed earlier. */
  onPlanned?: (job: { total: number; done: number }) => void;
  /** Called at the end with what deletes the job's state, which then belongs into a transaction of the caller's. */
  onFinished?: (forget: (db: Db) => Promise<void>) => void;
};

/**
 * Imports titles from TMDB. Resumes after a kill; a dry run ignores that state. Rejects when TMDB refuses access or
 * stays unreachable.
 */
export async function importTmdb(
  db: Db,
  source: TmdbImportContext,
  job: TmdbSelection,
  { restart = false, onPlanned, onFinished, ...options }: Options = {},
): Promise<ImportCounts> {
  const plan = () => createImportPlan(source, job);
  const state = options.dryRun
    ? undefined
    : await startResumableJob(db, { key: JSON.stringify(job), plan, restart });
  const titles = await readPlannedTitles(source, state?.plan ?? (await plan()));
  const before = state?.counts ?? NO_COUNTS;
  const done = rowCount(before);
  onPlanned?.({ total: titles.total, done });
  const { client, signal } = source;
  const counts = await importTitles(db, rowsUntilAborted(tmdbRows(client, titles.after(done)), signal), {
    ...options,
    batch: BATCH,
    signal,
    resumed: { counts: before, taken: 0 },
    onBatch: state?.save,
  });
  if (state && !signal?.aborted) await (onFinished ? onFinished(state.finish) : state.finish(db));
  return counts;
}

function rowCount({ created, changed, unchanged, refused }: Readonly<ImportCounts>): number {
  return created + changed + unchanged + refused;
}

/** A resumable import: its plan and its position are stored in the database until it is complete. */
type ResumableJob = {
  /** The result of `plan` at the job's start. */
  plan: string;
  /** The counts of earlier runs. */
  counts: ImportCounts;
  save(transaction: DbTransaction, reached: ImportReached): Promise<void>;
  /** Deletes the job's state. */
  finish: (db: Db) => Promise<void>;
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
async function startResumableJob(db: Db, { key, plan, restart = false }: JobOptions): Promise<ResumableJob> {
  const name = `import ${createHash('sha256').update(key).digest('base64url').slice(0, 16)}`;
  const keys = { plan: `${name} plan`, done: `${name} done` };
  const finish = (of: Db) => deleteSettings(of, Object.values(keys));
  if (restart) await finish(db);
  const storedPlan = await readSetting(db, keys.plan);
  if (storedPlan === undefined) await deleteSettings(db, [keys.done]);
  const planned = storedPlan ?? (await plan());
  if (storedPlan === undefined) await saveSetting(db, keys.plan, planned);
  return {
    plan: planned,
    counts: readReached(JSON.parse((await readSetting(db, keys.done)) ?? 'null'))?.counts ?? NO_COUNTS,
    save: (transaction, reached) => saveSetting(transaction, keys.done, JSON.stringify(reached)),
    finish,
  };
}

/** Concurrent requests: enough for 30 a second. */
const CONCURRENCY = 10;

/** Consecutive failures after which the import gives up. */
const MAX_CONSECUTIVE_FAILURES = 8;

/**
 * Fetches titles concurrently and yields them in the order of `refs`; a failed one becomes an error row. Throws when
 * access is refused or after many consecutive failures, whose rows are not yielded, so that a resumed run fetches them
 * again.
 */
export async function* tmdbRows(client: TmdbClient, refs: Iterable<TmdbRef>): AsyncGenerator<ImportRow> {
  const fetched = pMapIterable(refs, (ref) => fetchRow(client, ref), {
    concurrency: CONCURRENCY,
    backpressure: 2 * CONCURRENCY,
  });
  let failedRows: ImportRow[] = [];
  for await (const { row, failure } of fetched) {
    if (failure === undefined) {
      yield* failedRows;
      yield row;
      failedRows = [];
    } else {
      failedRows.push(row);
      if (failedRows.length === MAX_CONSECUTIVE_FAILURES)
        throw new Error(`${failure}; run the same command again to continue from here`);
    }
  }
  yield* failedRows;
}

/** `failure`: an error that is not the title's. */
async function fetchRow(client: TmdbClient, ref: TmdbRef): Promise<{ row: ImportRow; failure?: string }> {
  const location = `tmdb:${formatTmdbRef(ref)}`;
  try {
    return { row: { location, value: await fetchTmdbTitle(client, ref) } };
  } catch (error) {
    if (!(error instanceof RemoteServiceError) || error.failure === 'refused') throw error;
    const row = { location, fault: error.message };
    const isOfTitle = error.failure === 'missing' || error.failure === 'unexpected';
    return isOfTitle ? { row } : { row, failure: error.message };
  }
}
