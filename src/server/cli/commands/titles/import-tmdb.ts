import { importTmdb } from '../../../modules/imports/tmdb/import-tmdb.ts';
import { createTmdbClient } from '../../../remote/tmdb-client.ts';
import type { Command } from '../../command.ts';
import { counted } from '../../counted.ts';
import { runWithImportReport } from '../../import-and-report.ts';
import { parseTmdbOptions, TMDB_OPTIONS } from '../../tmdb-options.ts';

const DETAILS = `TMDB_TOKEN has to be set: a read access token or an API key of the movie database. After a kill at any point the same
command resumes there. This product uses the TMDB API but is not endorsed or certified by TMDB.`;

export const importTmdbCommand: Command = {
  name: 'titles import tmdb',
  summary: 'import titles from The Movie Database (TMDB)',
  options: {
    ...TMDB_OPTIONS,
    'dry-run': { summary: 'only report what would change' },
    restart: { summary: 'start over, ignoring an interrupted run' },
  },
  details: DETAILS,
  async run({ options }, context) {
    const { config, db, signal, complain } = context;
    const job = parseTmdbOptions(options);
    const source = {
      client: createTmdbClient(config, { signal }),
      exportsRoot: config.tmdbExportsRoot,
      signal,
    };
    const settings = { dryRun: options['dry-run'] === true, restart: options['restart'] === true };
    let total = 1;
    const share = (settled: number) => settled / total;
    return runWithImportReport(context, { ...settings, share }, async (reported) =>
      importTmdb(await db(), source, job, {
        ...settings,
        ...reported,
        onPlanned(plan) {
          total = Math.max(1, plan.total);
          const { done } = plan;
          complain(
            done > 0
              ? `Going on after ${done} of ${counted(plan.total, 'title')}.`
              : `${counted(plan.total, 'title')} to be fetched.`,
          );
        },
      }),
    );
  },
};
