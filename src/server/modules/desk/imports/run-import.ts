import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import type { Db } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { RemoteServiceError } from '../../../import/http/remote-service.ts';
import type { ImportCounts } from '../../../import/import-titles.ts';
import { chance, clock } from '../../../lib/clock.ts';
import type { RecordChanges } from '../../changes/changes.ts';
import { claimRun, STALE_MS, type StoredRun, saveRun } from './stored-run.ts';

type Deps = { db: Db; log: Pick<Logger, 'warn'>; record: RecordChanges };

/** The reports of an import at work. */
type ImportReport = {
  /** Aborted once somebody has stopped it. */
  signal: AbortSignal;
  onProgress: (counts: Readonly<ImportCounts>) => Promise<void>;
  /** Reports the finished share, from 0 to 1; stored with the next progress. */
  setShare: (share: number) => void;
};

type Outcome = Pick<StoredRun, 'lines' | 'faults' | 'wrong' | 'isEmpty'>;
type Import = Pick<StoredRun, 'source' | 'name' | 'isPreview'> & {
  /** The source's name in 'Ultime modifiche', if it differs from `name`. */
  from?: string;
  work: (report: ImportReport) => Promise<Outcome>;
};

/**
 * Starts an import, which continues after the call; null while a different one runs. Recorded at its start: a
 * preview changes nothing, and an import cannot be undone at once.
 */
export async function startImport(deps: Deps, { work, from, ...what }: Import): Promise<string | null> {
  const run: StoredRun = {
    ...what,
    id: chance.uuid(),
    state: 'running',
    lines: [],
    faults: [],
    wrong: 0,
    isEmpty: false,
    share: null,
    failure: null,
    at: clock.now(),
  };
  const { isClaimed } = await deps.record(async (transaction) => {
    const isClaimed = await claimRun(transaction, run);
    const isChange = isClaimed && !run.isPreview;
    return {
      isClaimed,
      changes: isChange ? [{ what: { kind: 'titlesImported', from: from ?? run.name } }] : [],
    };
  });
  if (!isClaimed) return null;
  runToEnd(deps, run, work).catch((error: unknown) =>
    deps.log.warn({ reason: String(error) }, 'could not store how an import ended'),
  );
  return run.id;
}

async function runToEnd({ db, log }: Deps, run: StoredRun, work: Import['work']): Promise<void> {
  const stop = new AbortController();
  let now = run;
  let share = run.share;
  const save = async (changes: Partial<StoredRun>) => {
    now = { ...now, share, ...changes, at: clock.now() };
    if (!(await saveRun(db, now))) stop.abort();
  };
  // A long wait for a remote service is no standstill.
  const beat = clock.setInterval(() => save({}).catch(() => stop.abort()), STALE_MS / 4);
  try {
    const outcome = await work({
      signal: stop.signal,
      onProgress: async ({ created, changed, unchanged }) =>
        save({ lines: [fileTexts.titles(created, changed, unchanged)] }),
      setShare: (reached) => {
        share = Math.min(1, reached);
      },
    });
    await save({ ...outcome, state: 'done', share: 1 });
  } catch (error) {
    if (stop.signal.aborted) return;
    log.warn({ reason: String(error) }, 'an import failed');
    await save({ state: 'failed', failure: importFailureText(run.source, error) });
  } finally {
    clearInterval(beat);
  }
}

/** The text about an import's failure. */
function importFailureText(source: 'file' | 'tmdb' | 'jellyfin', error: unknown): string {
  if (source === 'file') return fileTexts.fileBreaksOff;
  if (!(error instanceof RemoteServiceError))
    return source === 'tmdb' ? fileTexts.tmdbBreaksOff : fileTexts.jellyfinHasNothing;
  if (source === 'tmdb') return ownerTexts.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000));
  if (error.failure === 'refused') return fileTexts.jellyfinRefused;
  return error.failure === 'transient' ? fileTexts.jellyfinDown : fileTexts.noJellyfin;
}
