import type { Db } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { CATALOGUE_LANGUAGE, currentLanguage, inLanguage } from '../../../languages/current-language.ts';
import { type DueWork, dueWork } from '../../../queue/due-work.ts';
import type { TmdbAccess, TmdbClient } from '../../../remote/tmdb-client.ts';
import type { RecordChanges } from '../../changes/changes.ts';
import { rowsUntilAborted } from '../../imports/import-row.ts';
import { importTitles } from '../../imports/import-titles.ts';
import { connectJellyfin } from '../../imports/jellyfin/jellyfin-client.ts';
import { jellyfinRows } from '../../imports/jellyfin/jellyfin-rows.ts';
import { chooseLibraries } from '../../imports/jellyfin/libraries.ts';
import { importTmdb } from '../../imports/tmdb/import-tmdb.ts';
import type { TmdbSelection } from '../../imports/tmdb/tmdb-plan.ts';
import { type FileOutcome, takeOwnersFile, titlesOutcome } from './owners-file.ts';
import { type ImportReport, type Reading, runImport } from './run-import.ts';
import {
  findRunningImport,
  type ImportInput,
  type NewImport,
  type RunningImport,
  storeImport,
} from './title-imports.ts';

type Deps = { db: Db; log: Pick<Logger, 'error' | 'warn'>; bot: { services: TmdbAccess } | undefined };

/** Keys of media servers, by their imports: only the process that began an import has its key. */
const keys = new Map<number, string>();

/**
 * Imports of titles that owners begin at the desk. The server that began an import runs it; once that server has
 * gone, another one takes over.
 */
export const IMPORTS: DueWork<Deps> = dueWork<Deps>({
  name: 'imports',
  summary: 'imports of titles begun at the desk',
  isPaced: true,
  handler: ({ db, log, bot }) =>
    bot &&
    (async ({ subject, attempts }, _, signal) => {
      const run = await findRunningImport(db, Number(subject));
      if (!run) return undefined;
      const read = readSource({ db, ...bot.services, key: keys.get(run.id) }, run);
      const isHeld = IMPORTS.queue.isHeld(attempts);
      const work = () => runImport({ db, log }, { run, read, isHeld, signal });
      return inLanguage(run.language, work, CATALOGUE_LANGUAGE);
    }),
});

type Beginning = Omit<NewImport, 'language'> & {
  /** The source's name in 'Ultime modifiche', if it differs from `name`. */
  from?: string;
  /** The key of a media server. */
  key?: string;
};

/**
 * Starts an import, which continues after the call; null while a different one runs. Recorded at its start: a
 * preview changes nothing, and an import cannot be undone at once.
 */
export async function startImport(
  { record, ...desk }: Pick<Deps, 'db' | 'log'> & TmdbAccess & { record: RecordChanges },
  { from, key, ...what }: Beginning,
): Promise<string | null> {
  const { begun } = await record(async (transaction) => {
    const id = await storeImport(transaction, { ...what, language: currentLanguage() });
    if (id === undefined) return { begun: undefined, changes: [] };
    const job = await IMPORTS.begin(transaction, String(id));
    const changes = [{ what: { kind: 'titlesImported', from: from ?? what.name } } as const];
    return { begun: { id, job }, changes: what.isPreview ? [] : changes };
  });
  if (!begun) return null;
  const { id, job } = begun;
  if (key !== undefined) keys.set(id, key);
  IMPORTS.doBegun({ ...desk, bot: { services: desk } }, job)
    .catch((error: unknown) =>
      desk.log.warn({ reason: String(error) }, 'could not store how an import ended'),
    )
    .finally(() => keys.delete(id));
  return String(id);
}

type Access = { db: Db; tmdb: TmdbClient | undefined; key: string | undefined };

/** Reads the source of an import; undefined where this server has no access to it. */
function readSource({ db, tmdb, key }: Access, run: RunningImport): Reading | undefined {
  const { input, isPreview, name, bytes } = run;
  switch (input.source) {
    case 'file':
      return bytes && ((report) => takeOwnersFile(db, { name, bytes }, { isPreview, report }));
    case 'tmdb':
      return tmdb && ((report) => readTmdb(db, tmdb, { input, isPreview }, report));
    case 'jellyfin':
      return key === undefined
        ? undefined
        : (report) => readJellyfin(db, { ...input, key, isPreview }, report);
  }
}

type TmdbImport = { input: Extract<ImportInput, { source: 'tmdb' }>; isPreview: boolean };

/** Imports from TMDB as the command line does; an interrupted one resumes. */
function readTmdb(
  db: Db,
  client: TmdbClient,
  { input: { type, pages, year }, isPreview }: TmdbImport,
  { signal, onProgress, setShare, atEnd }: ImportReport,
): Promise<FileOutcome> {
  const selection: TmdbSelection =
    year === null ? { kind: 'popular', type, pages } : { kind: 'discover', type, pages, year, genres: [] };
  let total = 1;
  return titlesOutcome((onRefused) =>
    // Only the command line reads the export of all ids.
    importTmdb(db, { client, exportsRoot: '', signal }, selection, {
      dryRun: isPreview,
      onRefused,
      onFinished: atEnd,
      onPlanned: (plan) => {
        total = Math.max(1, plan.total);
      },
      onProgress: (counts) => {
        const { created, changed, unchanged, refused } = counts;
        setShare((created + changed + unchanged + refused) / total);
        return onProgress(counts);
      },
    }),
  );
}

type JellyfinImport = { url: string; key: string; isPreview: boolean };

/** Imports all libraries of a Jellyfin server. */
async function readJellyfin(
  db: Db,
  { url, key: token, isPreview }: JellyfinImport,
  { signal, onProgress, setShare }: ImportReport,
): Promise<FileOutcome> {
  const jellyfin = await connectJellyfin(url, { token, signal });
  const libraries = await chooseLibraries(jellyfin, []);
  const reached = { library: -1, row: 0, total: 1 };
  const rows = jellyfinRows(jellyfin, libraries, {
    onLibrary: (_library, total) => {
      reached.library += 1;
      reached.row = 0;
      reached.total = Math.max(1, total);
    },
  });
  async function* counted() {
    for await (const row of rowsUntilAborted(rows, signal)) {
      yield row;
      reached.row += 1;
      setShare((reached.library + reached.row / reached.total) / libraries.length);
    }
  }
  return titlesOutcome((onRefused) =>
    importTitles(db, counted(), { dryRun: isPreview, onRefused, onProgress, signal }),
  );
}
