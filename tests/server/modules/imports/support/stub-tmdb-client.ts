import { createTmdbClient } from '../../../../../src/server/remote/tmdb-client.ts';
import { type StubService } from './stub-service.ts';
import { TMDB_TOKEN } from './stub-tmdb.ts';

type Options = { token?: string; signal?: AbortSignal; retryLimits?: 'import' | 'chat'; perSecond?: number };

/** A client of the stub that neither sits out real waits nor keeps to the real pace. */
export function tmdbClientFor({ root }: StubService, { token = TMDB_TOKEN, ...options }: Options = {}) {
  return createTmdbClient(
    { tmdbToken: token, tmdbApiRoot: root, tmdbImagesRoot: 'https://image.tmdb.org/t/p' },
    { backoff: () => 1, perSecond: 1000, ...options },
  );
}
