import type * as v from 'valibot';
import {
  type importFromJellyfin,
  type importFromTmdb,
  TMDB_PAGE,
} from '../../../../contract/desk/imports.ts';
import { fileTexts } from '../../../chat/texts/file-texts.ts';
import { rowsUntilAborted } from '../../../import/import-row.ts';
import { importTitles } from '../../../import/import-titles.ts';
import { connectJellyfin } from '../../../import/jellyfin/jellyfin-client.ts';
import { jellyfinRows } from '../../../import/jellyfin/jellyfin-rows.ts';
import { chooseLibraries } from '../../../import/jellyfin/libraries.ts';
import { importTmdb } from '../../../import/tmdb/import-tmdb.ts';
import { type OwnersFile, takeOwnersFile, titlesOutcome } from '../../curation/owners-file.ts';
import type { DeskChangeContext } from '../register-desk-call.ts';
import { startImport } from './run-import.ts';

type Started = Promise<string | null>;

/** Imports a file as the chat does. */
export function startFileImport(desk: DeskChangeContext, file: OwnersFile, isPreview: boolean): Started {
  return startImport(desk, {
    source: 'file',
    name: file.name,
    isPreview,
    work: (report) => takeOwnersFile(desk.db, file, { isPreview, report }),
  });
}

type TmdbImport = v.InferOutput<typeof importFromTmdb.body>;

/** Imports from TMDB as the command line does; an interrupted one resumes. */
export function startTmdbImport(
  desk: DeskChangeContext,
  client: NonNullable<DeskChangeContext['tmdb']>,
  { type, pages, year, isPreview }: TmdbImport,
): Started {
  const selection =
    year === null
      ? ({ kind: 'popular', type, pages } as const)
      : ({ kind: 'discover', type, pages, year, genres: [] } as const);
  return startImport(desk, {
    source: 'tmdb',
    name: fileTexts[type === 'film' ? 'filmsOfTmdb' : 'seriesOfTmdb'](pages * TMDB_PAGE, year),
    from: 'TMDB',
    isPreview,
    work: ({ signal, onProgress, setShare }) => {
      let planned = { total: 0, done: 0 };
      return titlesOutcome((onRefused) =>
        // Only the command line reads the export of all ids.
        importTmdb(desk.db, { client, exportsRoot: '', signal }, selection, {
          dryRun: isPreview,
          onRefused,
          onPlanned: (plan) => {
            planned = plan;
          },
          onProgress: (counts) => {
            const { created, changed, unchanged, refused } = counts;
            setShare((planned.done + created + changed + unchanged + refused) / Math.max(1, planned.total));
            return onProgress(counts);
          },
        }),
      );
    },
  });
}

type JellyfinImport = v.InferOutput<typeof importFromJellyfin.body>;

/** Imports all libraries of a Jellyfin server. */
export function startJellyfinImport(
  desk: DeskChangeContext,
  { url, token, isPreview }: JellyfinImport,
): Started {
  const from = new URL(url).host;
  return startImport(desk, {
    source: 'jellyfin',
    name: `Jellyfin: ${from}`,
    from,
    isPreview,
    async work({ signal, onProgress, setShare }) {
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
        importTitles(desk.db, counted(), { dryRun: isPreview, onRefused, onProgress, signal }),
      );
    },
  });
}
