import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createPhoto } from './create-photo.ts';
import { type StubService, startStubService } from './stub-service.ts';
import { STUB_TITLES, type StubTitle } from './stub-titles.ts';
import { listedTitle, type Peculiar, titleDetails } from './tmdb-fixtures.ts';

export const TMDB_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.stand-in';
export const TMDB_KEY = '0123456789abcdef0123456789abcdef';

const PAGE = 20;
const LAST_PAGE = 500;

const SAYS = {
  401: {
    status_code: 7,
    status_message: 'Invalid API key: You must be granted a valid key.',
    success: false,
  },
  404: { success: false, status_code: 34, status_message: 'The resource you requested could not be found.' },
  429: { status_code: 25, status_message: 'Your request count (41) is over the allowed limit of (40).' },
  400: {
    success: false,
    status_code: 22,
    status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  },
};

type Options = {
  port?: number;
  titles?: readonly StubTitle[];
  /** Peculiarities of a title, by `movie:653`. */
  peculiar?: Record<string, Peculiar>;
  /** Requests that are answered in any second; beyond them 429. */
  limit?: number;
};

/** The movie database, its pictures and its daily lists of ids, on one port. */
export function stubTmdb({
  port = 0,
  titles = STUB_TITLES,
  peculiar = {},
  limit = 40,
}: Options = {}): Promise<StubService> {
  const recent: number[] = [];
  return startStubService((app) => {
    app.register(
      async (api) => {
        api.addHook('preHandler', async (request, reply) => {
          if (!isLetIn(request.headers.authorization, request.query)) return reply.code(401).send(SAYS[401]);
          const now = Date.now();
          while (recent[0] !== undefined && recent[0] <= now - 1000) recent.shift();
          if (recent.length >= limit) return reply.code(429).header('retry-after', '1').send(SAYS[429]);
          recent.push(now);
          return undefined;
        });
        answerTitles(api, titles, peculiar);
        answerLists(api, titles);
      },
      { prefix: '/3' },
    );
    answerExports(app, titles);
    app.get<{ Params: { size: string; file: string } }>('/t/p/:size/:file', async ({ params }, reply) => {
      const wide = params.file.startsWith('b');
      return reply.type('image/jpeg').send(await createPhoto(params.file, wide ? [1280, 720] : [780, 1170]));
    });
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(SAYS[404]));
  }, port);
}

function isLetIn(authorization: string | undefined, query: unknown): boolean {
  const key = typeof query === 'object' && query && 'api_key' in query ? query.api_key : undefined;
  return authorization === `Bearer ${TMDB_TOKEN}` || key === TMDB_KEY;
}

const TYPES = { movie: 'film', tv: 'serie' } as const;
type Kind = keyof typeof TYPES;

function answerTitles(
  api: FastifyInstance,
  titles: readonly StubTitle[],
  peculiar: Record<string, Peculiar>,
) {
  api.get<{ Params: { kind: Kind; id: string }; Querystring: { append_to_response?: string } }>(
    '/:kind(^movie|tv$)/:id(^\\d+$)',
    async ({ params: { kind, id }, query }, reply) => {
      const title = titles.find((one) => one.type === TYPES[kind] && one.id === Number(id));
      if (!title) return reply.code(404).send(SAYS[404]);
      const parts = query.append_to_response?.split(',') ?? [];
      return { ...titleDetails(title, parts), ...peculiar[`${kind}:${id}`] };
    },
  );

  api.get<{ Params: { id: string }; Querystring: ListQuery }>('/find/:id', async ({ params, query }) => {
    const found = titles.filter(({ imdb }) => query['external_source'] === 'imdb_id' && imdb === params.id);
    return {
      movie_results: found.filter(({ type }) => type === 'film').map(listedTitle),
      person_results: [],
      tv_results: found.filter(({ type }) => type === 'serie').map(listedTitle),
      tv_episode_results: [],
      tv_season_results: [],
    };
  });
}

type ListQuery = Record<string, string | undefined>;

function answerLists(api: FastifyInstance, titles: readonly StubTitle[]) {
  api.get<{ Params: { kind: Kind }; Querystring: ListQuery }>(
    '/:kind(^movie|tv$)/popular',
    async ({ params, query }, reply) => {
      const all = titles.filter(({ type }) => type === TYPES[params.kind]);
      return pageOf(all, query['page']) ?? reply.code(400).send(SAYS[400]);
    },
  );

  api.get<{ Params: { kind: Kind }; Querystring: ListQuery }>(
    '/search/:kind(^movie|tv$)',
    async ({ params, query }, reply) => {
      const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
      const words = plain(query['query'] ?? '');
      const year = query['year'] ?? query['first_air_date_year'];
      const all = titles.filter(
        ({ type, title, original, date }) =>
          type === TYPES[params.kind] &&
          [title, original].some((name) => plain(name).includes(words)) &&
          (year === undefined || date.startsWith(year)),
      );
      return pageOf(all, query['page']) ?? reply.code(400).send(SAYS[400]);
    },
  );

  api.get<{ Params: { kind: Kind }; Querystring: ListQuery }>(
    '/discover/:kind(^movie|tv$)',
    async ({ params, query }, reply) => {
      const year = query[params.kind === 'movie' ? 'primary_release_year' : 'first_air_date_year'];
      const genres = query['with_genres']?.split(',').map(Number) ?? [];
      const all = titles.filter(
        (one) =>
          one.type === TYPES[params.kind] &&
          (year === undefined || one.date.startsWith(year)) &&
          genres.every((genre) => one.genres.includes(genre)) &&
          one.votes >= Number(query['vote_count.gte'] ?? 0),
      );
      return pageOf(all, query['page']) ?? reply.code(400).send(SAYS[400]);
    },
  );
}

function pageOf(titles: readonly StubTitle[], asked = '1') {
  const page = Number(asked);
  if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE) return undefined;
  return {
    page,
    results: titles.slice((page - 1) * PAGE, page * PAGE).map(listedTitle),
    total_pages: Math.ceil(titles.length / PAGE),
    total_results: titles.length,
  };
}

function answerExports(app: FastifyInstance, titles: readonly StubTitle[]) {
  app.get<{ Params: { file: string } }>('/p/exports/:file', async ({ params: { file } }, reply) => {
    const [, name] = /^(movie_ids|tv_series_ids)_\d\d_\d\d_20(?!00)\d\d\.json\.gz$/.exec(file) ?? [];
    // The file store refuses requests for missing files.
    if (name === undefined)
      return reply.code(403).type('application/xml').send('<Error><Code>AccessDenied</Code></Error>');
    const film = name === 'movie_ids';
    const lines = titles
      .filter(({ type }) => type === (film ? 'film' : 'serie'))
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, original, popularity }) =>
        JSON.stringify(
          film
            ? { adult: false, id, original_title: original, popularity, video: false }
            : { id, original_name: original, popularity },
        ),
      );
    return reply.type('application/gzip').send(gzipSync(`${lines.join('\n')}\n`));
  });
}
