import type * as v from 'valibot';
import { fetchJson } from './fetch-json.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { type RemoteService, RemoteServiceError } from './remote-service.ts';

/** The movie database's limit lies "somewhere in the 40 requests per second range". */
const REQUESTS_PER_SECOND = 30;

const RETRY_LIMITS = {
  /** For imports that run for hours. */
  import: { maxAttempts: 6, timeoutMs: 20_000, maxRetryAfterMs: 60 * 60 * 1000 },
  /** For requests from the chat. */
  chat: { maxAttempts: 2, timeoutMs: 8000, maxRetryAfterMs: 3000 },
};

export type TmdbSettings = {
  /** A read access token (v4) or an API key (v3). */
  tmdbToken: string | undefined;
  tmdbApiRoot: string;
  tmdbImagesRoot: string;
};

export type TmdbClient = {
  imagesRoot: string;
  /** Fetches a path such as `/movie/653`; throws `RemoteServiceError`. */
  get<Output>(
    path: string,
    query: Readonly<Record<string, string | number | undefined>>,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output>;
};

/** Access to TMDB for handlers: undefined without a token. */
export type TmdbAccess = { tmdb: TmdbClient | undefined };

type Options = {
  retryLimits?: keyof typeof RETRY_LIMITS;
  signal?: AbortSignal | undefined;
  perSecond?: number;
} & Pick<RemoteService, 'backoff'>;

/** Throws when no token is set. */
export function createTmdbClient(
  { tmdbToken: token, tmdbApiRoot, tmdbImagesRoot }: TmdbSettings,
  { retryLimits = 'import', signal, perSecond = REQUESTS_PER_SECOND, backoff }: Options = {},
): TmdbClient {
  if (token === undefined)
    throw new Error('TMDB_TOKEN must be set: a token or key of the movie database (TMDB)');
  const isBearer = token.includes('.');
  const service: RemoteService = {
    name: 'TMDB',
    headers: isBearer ? { authorization: `Bearer ${token}` } : {},
    rateLimiter: createRateLimiter(perSecond, signal),
    signal,
    ...RETRY_LIMITS[retryLimits],
    ...(backoff ? { backoff } : {}),
  };

  return {
    imagesRoot: tmdbImagesRoot,
    async get(path, query, schema) {
      const url = new URL(`${tmdbApiRoot}/3${path}`);
      const all = { language: 'it-IT', ...query, api_key: isBearer ? undefined : token };
      for (const [name, value] of Object.entries(all))
        if (value !== undefined) url.searchParams.set(name, String(value));
      try {
        return await fetchJson(service, url, schema);
      } catch (error) {
        if (error instanceof RemoteServiceError && error.failure === 'refused')
          throw new RemoteServiceError(
            'refused',
            'TMDB rejected TMDB_TOKEN; create one in your TMDB account settings',
          );
        throw error;
      }
    },
  };
}
