import { Readable } from 'node:stream';
import * as v from 'valibot';
import { clock, sleep } from '../../../lib/clock.ts';
import { readLines } from '../../../lib/read-lines.ts';
import { retryDelay } from '../../../lib/retries.ts';
import { isWebPage, networkErrorReason } from '../../../remote/fetch-json.ts';
import { RemoteServiceError } from '../../../remote/remote-service.ts';
import { unzipped } from '../open-import.ts';
import { exportedIdSchema } from './tmdb-schemas.ts';

export type IdExport = {
  type: 'film' | 'serie';
  /** `YYYY-MM-DD` */
  day: string;
  minPopularity: number;
};

const FILES = { film: 'movie_ids', serie: 'tv_series_ids' } as const;
const MAX_ATTEMPTS = 4;
/** Hour (UTC) when the day's files exist for sure. */
const READY_HOUR = 9;

type Options = { signal?: AbortSignal | undefined; backoff?: (attempts: number) => number };

/**
 * All TMDB ids of a day without adult titles, the most popular first. Downloaded at once: no server keeps a connection
 * open for hours.
 */
export async function fetchExportedIds(
  root: string,
  wanted: IdExport,
  { signal, backoff = retryDelay }: Options = {},
): Promise<number[]> {
  const [year, month, date] = wanted.day.split('-');
  const url = `${root}/p/exports/${FILES[wanted.type]}_${month}_${date}_${year}.json.gz`;
  for (let attempt = 1; ; attempt++) {
    try {
      const found = await download(url, wanted, signal);
      return found.sort((one, other) => other.popularity - one.popularity).map(({ id }) => id);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof RemoteServiceError) throw error;
      if (attempt === MAX_ATTEMPTS)
        throw new RemoteServiceError(
          'transient',
          `could not download the list of ids from TMDB: ${networkErrorReason(error)}`,
        );
      await sleep(backoff(attempt), { signal });
    }
  }
}

async function download(url: string, { day, minPopularity }: IdExport, signal: AbortSignal | undefined) {
  const response = await fetch(url, { signal: signal ?? null });
  // The file store answers 403 for missing files, in XML.
  if ((response.status === 403 && !isWebPage(response)) || response.status === 404) {
    const availability = 'they come at about 8:00 UTC and are kept for three months';
    throw new RemoteServiceError('missing', `TMDB has no list of ids of ${day}: ${availability}`);
  }
  if (!response.ok || !response.body) throw new Error(`it answered ${response.status}`);
  if (isWebPage(response)) throw new Error('it answered with a web page');
  const found: { id: number; popularity: number }[] = [];
  for await (const { text } of readLines(unzipped(Readable.from(response.body)))) {
    const read = v.safeParse(exportedLine, text);
    if (!read.success || read.output.adult || read.output.popularity < minPopularity) continue;
    found.push({ id: read.output.id, popularity: read.output.popularity });
  }
  return found;
}

const exportedLine = v.pipe(v.string(), v.parseJson(), exportedIdSchema);

/** The newest day that has its files by now. */
export function newestExportDay(now = clock.date()): string {
  const day = new Date(now.getTime() - READY_HOUR * 60 * 60 * 1000);
  return day.toISOString().slice(0, 10);
}
