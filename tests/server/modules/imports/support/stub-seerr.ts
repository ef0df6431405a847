import { type StubService, startStubService } from './stub-service.ts';

export const SEERR_KEY = 'MTY5stand-in==';

type Media = { status: number; requests: SeerrStubRequest[] };
type SeerrStubRequest = {
  id: number;
  status: number;
  seasons: { id: number; seasonNumber: number; status: number }[];
};

export type StubSeerr = StubService & {
  /** Bodies of the requests made so far. */
  made: Record<string, unknown>[];
  /** The media by `movie:653`. */
  media: Map<string, Media>;
  /** The numbers of a series' seasons by `tv:1396`. */
  seasons: Map<string, number[]>;
};

/** A Seerr with the three calls that the bridge makes; it approves the requests of the key's owner, as Seerr does. */
export async function stubSeerr(): Promise<StubSeerr> {
  const made: Record<string, unknown>[] = [];
  const media = new Map<string, Media>();
  const seasons: StubSeerr['seasons'] = new Map();
  let lastId = 40;
  const service = await startStubService((app) => {
    app.addHook('preHandler', async (request, reply) =>
      request.headers['x-api-key'] === SEERR_KEY
        ? undefined
        : reply.code(403).send({ status: 403, error: 'You do not have permission to access this endpoint' }),
    );
    app.get<{ Params: { kind: string; id: string } }>(
      '/api/v1/:kind(^movie|tv$)/:id',
      async ({ params }) => ({
        id: Number(params.id),
        seasons: seasons.get(`${params.kind}:${params.id}`)?.map((seasonNumber) => ({ seasonNumber })),
        ...(media.has(`${params.kind}:${params.id}`)
          ? { mediaInfo: { id: 1, ...media.get(`${params.kind}:${params.id}`) } }
          : {}),
      }),
    );
    app.post<{ Body: { mediaType: string; mediaId: number; seasons?: number[] | 'all' } }>(
      '/api/v1/request',
      async ({ body }, reply) => {
        made.push(body);
        lastId += 1;
        const numbers = body.seasons === 'all' ? [1, 2, 3] : (body.seasons ?? []);
        const seasons = numbers.map((seasonNumber) => ({ id: seasonNumber, seasonNumber, status: 2 }));
        const key = `${body.mediaType}:${body.mediaId}`;
        const one = media.get(key) ?? { status: 3, requests: [] };
        const request = { id: lastId, status: 2, seasons };
        media.set(key, { ...one, requests: [...one.requests, request] });
        return reply
          .code(201)
          .send({ ...request, media: { id: 1, tmdbId: body.mediaId, status: one.status } });
      },
    );
    app.get<{ Params: { id: string } }>('/api/v1/request/:id', async ({ params }, reply) => {
      for (const { status, requests } of media.values()) {
        const request = requests.find(({ id }) => id === Number(params.id));
        if (request) return { ...request, media: { id: 1, status } };
      }
      return reply.code(404).send({ message: 'Request not found.' });
    });
  });
  return Object.assign(service, { made, media, seasons });
}
