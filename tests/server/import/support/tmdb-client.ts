import { makeTmdbClient } from '../../../../src/server/import/tmdb/client.ts';
import { type StandIn } from './stand-in.ts';
import { TMDB_TOKEN } from './tmdb-stand-in.ts';

type Options = { token?: string; signal?: AbortSignal; patience?: 'import' | 'chat'; perSecond?: number };

/** A client of the stand-in that neither sits out real waits nor keeps to the real pace. */
export function clientOf({ root }: StandIn, { token = TMDB_TOKEN, ...options }: Options = {}) {
  return makeTmdbClient(
    { tmdbToken: token, tmdbApiRoot: root, tmdbImagesRoot: 'https://image.tmdb.org/t/p' },
    { backoff: () => 1, perSecond: 1000, ...options },
  );
}
