import * as v from 'valibot';
import { fetchJson } from './fetch-json.ts';
import { lenientList } from './lenient-schemas.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { RemoteService } from './remote-service.ts';

const REQUESTS_PER_SECOND = 5;
const RETRY_LIMITS = { timeoutMs: 20_000, maxAttempts: 1, maxRetryAfterMs: 0 };

/** The requested title; `season` null for all of it. */
export type SeerrTitle = { type: 'film' | 'serie'; tmdbId: number; season: number | null };

/** A request's state at Seerr; `available`, `declined` and `failed` are final. */
type SeerrState = 'pending' | 'approved' | 'processing' | 'partial' | 'available' | 'declined' | 'failed';

export type SeerrRequest = { id: number; state: SeerrState };

export type SeerrSettings = { seerrUrl: string | undefined; seerrKey: string | undefined };

/** Both throw `RemoteServiceError`. */
export type SeerrClient = {
  /** Requests a title, once: a repeat returns the same request. */
  request(title: SeerrTitle): Promise<SeerrRequest>;
  /** A request's state. */
  follow(id: number): Promise<SeerrRequest>;
};

const PENDING = 1;
const DECLINED = 3;
const FAILED = 4;

/** `POST /api/v1/request` and `GET /api/v1/request/{id}`; numbers as in Seerr's `MediaRequestStatus` and `MediaStatus`. */
const requestSchema = v.object({
  id: v.number(),
  status: v.fallback(v.number(), PENDING),
  media: v.fallback(v.object({ status: v.fallback(v.number(), 0) }), { status: 0 }),
});

const seasonsSchema = lenientList(v.object({ seasonNumber: v.number() }));

/** `GET /api/v1/movie/{id}` and `GET /api/v1/tv/{id}`: a title's seasons, none for a film, and the requests for it. */
const titleSchema = v.object({
  seasons: v.optional(seasonsSchema, []),
  mediaInfo: v.fallback(
    v.object({
      requests: lenientList(
        v.object({
          id: v.number(),
          status: v.fallback(v.number(), PENDING),
          seasons: seasonsSchema,
        }),
      ),
    }),
    { requests: [] },
  ),
});

/** A client of the bridge's Seerr; undefined without its settings. */
export function createSeerrClient({ seerrUrl: root, seerrKey: key }: SeerrSettings): SeerrClient | undefined {
  if (root === undefined || key === undefined) return undefined;
  const service: RemoteService = {
    name: 'Seerr',
    headers: { 'x-api-key': key },
    rateLimiter: createRateLimiter(REQUESTS_PER_SECOND),
    ...RETRY_LIMITS,
  };
  const url = (path: string) => new URL(`${root}/api/v1${path}`);
  const follow = async (id: number) =>
    stateOf(await fetchJson(service, url(`/request/${id}`), requestSchema));

  return {
    follow,
    async request({ type, tmdbId, season }) {
      const mediaType = type === 'film' ? 'movie' : 'tv';
      // Finds a request that a server made just before it died.
      const existing = requestFor(
        await fetchJson(service, url(`/${mediaType}/${tmdbId}`), titleSchema),
        season,
      );
      if (existing) return follow(existing.id);
      const seasons = mediaType === 'tv' ? { seasons: season === null ? 'all' : [season] } : {};
      const body = { mediaType, mediaId: tmdbId, ...seasons };
      return stateOf(await fetchJson(service, url('/request'), requestSchema, body));
    },
  };
}

/** The latest of the requests that together ask for a season, or for all but the specials, which 'all' leaves out. */
function requestFor({ seasons: all, mediaInfo }: v.InferOutput<typeof titleSchema>, season: number | null) {
  const numbers = (seasons: typeof all) => seasons.map(({ seasonNumber }) => seasonNumber);
  const wanted = season === null ? numbers(all).filter((number) => number > 0) : [season];
  const asks = ({ seasons }: { seasons: typeof all }) =>
    wanted.length === 0 || numbers(seasons).some((number) => wanted.includes(number));
  const requests = mediaInfo.requests.filter((request) => request.status !== DECLINED && asks(request));
  const asked = new Set(requests.flatMap(({ seasons }) => numbers(seasons)));
  if (!wanted.every((number) => asked.has(number))) return undefined;
  return requests.toSorted((one, other) => one.id - other.id).at(-1);
}

/** Prefers the media's status, which says more, unless the request itself failed. */
function stateOf({ id, status, media }: v.InferOutput<typeof requestSchema>): SeerrRequest {
  const byMedia = ({ 3: 'processing', 4: 'partial', 5: 'available' } as const)[media.status];
  if (status === DECLINED) return { id, state: 'declined' };
  if (status === FAILED) return { id, state: 'failed' };
  return { id, state: byMedia ?? (status === PENDING ? 'pending' : 'approved') };
}
