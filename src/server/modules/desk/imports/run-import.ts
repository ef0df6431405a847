import type { RawBuilder } from 'kysely';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { type Db, joinTransaction } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { clock } from '../../../lib/clock.ts';
import { classifyWorkFailure } from '../../../queue/retry-limit.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import type { ImportCounts, ImportOptions } from '../../imports/import-titles.ts';
import {
  type ImportInput,
  type ImportProgress,
  type RunningImport,
  saveImport,
  saveReached,
} from './title-imports.ts';

/** Interval at which a running import learns that it was stopped, in milliseconds. */
const BEAT_MS = 15_000;

/** The reports of an import at work. */
export type ImportReport = Pick<ImportOptions, 'onBatch' | 'resumed'> & {
  /** Aborted once somebody has stopped it, or its server stops. */
  signal: AbortSignal;
  onProgress: (counts: Readonly<ImportCounts>) => Promise<void>;
  /** Reports the finished share, from 0 to 1; stored with the next progress. */
  setShare: (share: number) => void;
  /** Adds work to the transaction that stores the import as done. */
  atEnd: (work: (db: Db) => Promise<void>) => void;
};

/** Reads a source, and imports its titles. */
export type Reading = (
  report: ImportReport,
) => Promise<Pick<ImportProgress, 'lines' | 'faults' | 'wrong' | 'isEmpty'>>;

type Run = {
  run: RunningImport;
  /** Undefined where this server has no access to the source. */
  read: Reading | undefined;
  /** SQL: this server still has the import's job. */
  isHeld: RawBuilder<boolean>;
  /** Aborted when this server stops, and leaves the import to another one. */
  signal: AbortSignal;
};

/** Runs an import to its end, and stores its progress. */
export async function runImport(
  { db, log }: { db: Db; log: Pick<Logger, 'warn'> },
  { run, read, isHeld, signal }: Run,
): Promise<{ againInMs: number } | undefined> {
  const { id, input } = run;
  const stop = new AbortController();
  let { progress } = run;
  const save = async (
    state: 'running' | 'done' | 'failed' | 'interrupted',
    changes: Partial<typeof progress>,
    within: Db = db,
  ) => {
    progress = { ...progress, ...changes };
    const isSaved = await saveImport(within, id, { state, progress, isHeld });
    if (!isSaved) stop.abort();
    return isSaved;
  };
  let end: ((db: Db) => Promise<void>) | undefined;
  const report: ImportReport = {
    signal: AbortSignal.any([signal, stop.signal]),
    onProgress: async ({ created, changed, unchanged }) => {
      await save('running', { lines: [fileTexts.titles(created, changed, unchanged)] });
    },
    resumed: run.reached,
    onBatch: async (transaction, reached) => {
      if (await saveReached(transaction, id, { reached, isHeld })) return;
      stop.abort();
      stop.signal.throwIfAborted();
    },
    setShare: (share) => {
      progress = { ...progress, share: Math.min(1, share) };
    },
    atEnd: (work) => {
      end = work;
    },
  };
  const beat = clock.setInterval(() => save('running', {}).catch(() => stop.abort()), BEAT_MS);
  try {
    if (!read) {
      await save('interrupted', {});
      return undefined;
    }
    const { lines, faults, wrong, isEmpty } = await read(report);
    if (signal.aborted) return { againInMs: 0 };
    const outcome = { lines, faults, wrong, isEmpty, share: 1 };
    await joinTransaction(db, async (transaction) => {
      if (await save('done', outcome, transaction)) await end?.(transaction);
    });
  } catch (error) {
    if (stop.signal.aborted) return undefined;
    if (signal.aborted) return { againInMs: 0 };
    if (classifyWorkFailure(error) === 'unavailable') throw error;
    log.warn({ reason: String(error) }, 'an import failed');
    await save('failed', { failure: importFailureText(input.source, error) });
  } finally {
    clearInterval(beat);
  }
  return undefined;
}

/** The text about an import's failure. */
function importFailureText(source: ImportInput['source'], error: unknown): string {
  if (source === 'file') return fileTexts.fileBreaksOff;
  if (!(error instanceof RemoteServiceError))
    return source === 'tmdb' ? fileTexts.tmdbBreaksOff : fileTexts.jellyfinHasNothing;
  if (source === 'tmdb') return ownerTexts.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000));
  if (error.failure === 'refused') return fileTexts.jellyfinRefused;
  return error.failure === 'transient' ? fileTexts.jellyfinDown : fileTexts.noJellyfin;
}
