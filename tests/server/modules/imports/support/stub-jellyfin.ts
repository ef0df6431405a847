import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createPhoto } from './create-photo.ts';
import { episodeItem, itemIdOf, type Part, SERVER_ID, titleItem } from './jellyfin-fixtures.ts';
import { type StubService, startStubService } from './stub-service.ts';
import { STUB_TITLES, type StubTitle } from './stub-titles.ts';

export const JELLYFIN_KEY = 'fedcba9876543210fedcba9876543210';
/** The id of a person who does not administer the server. */
export const JELLYFIN_PERSON = '00112233445566778899aabbccddeeff';

const LIBRARIES = [
  { Name: 'Film', CollectionType: 'movies' },
  { Name: 'Serie TV', CollectionType: 'tvshows' },
  { Name: 'Musica', CollectionType: 'music' },
  { Name: 'Raccolte', CollectionType: 'boxsets' },
].map((library) => ({ ...library, Id: createHash('md5').update(library.Name).digest('hex') }));

type Options = {
  port?: number;
  titles?: readonly StubTitle[];
  /** Peculiarities of its item, by title. */
  peculiar?: Record<string, Record<string, unknown>>;
};

/** A media server with a library of films and one of series, with two seasons of each series at most. */
export function stubJellyfin({
  port = 0,
  titles = STUB_TITLES,
  peculiar = {},
}: Options = {}): Promise<StubService> {
  return startStubService((app) => {
    app.get('/System/Info/Public', async () => ({
      LocalAddress: 'http://172.17.0.2:8096',
      ServerName: 'Salotto',
      Version: '10.10.7',
      ProductName: 'Jellyfin Server',
      OperatingSystem: '',
      Id: SERVER_ID,
      StartupWizardCompleted: true,
    }));
    app.register(async (locked) => answerLocked(locked, titles, peculiar));
    answerPictures(app, titles);
    app.get('/web/', async (_request, reply) =>
      reply.type('text/html').send('<!doctype html><title>Jellyfin</title><h1>Jellyfin</h1>'),
    );
  }, port);
}

function answerLocked(app: FastifyInstance, titles: readonly StubTitle[], peculiar: Record<string, object>) {
  app.addHook('preHandler', async ({ headers, url }, reply) => {
    const token = /^MediaBrowser .*Token="([^"]*)"/.exec(headers.authorization ?? '')?.[1];
    if (token === JELLYFIN_PERSON) return url.startsWith('/Library/') ? reply.code(403).send() : undefined;
    return token === JELLYFIN_KEY ? undefined : reply.code(401).send();
  });
  const folders = async () => ({
    Items: LIBRARIES.map((library) => ({
      ...library,
      ServerId: SERVER_ID,
      Type: 'CollectionFolder',
      IsFolder: true,
    })),
    TotalRecordCount: LIBRARIES.length,
    StartIndex: 0,
  });
  app.get('/Library/MediaFolders', folders);
  app.get('/UserViews', folders);
  app.get<{ Querystring: Record<string, string> }>('/Items', async ({ query }) => {
    const fields = new Set<Part>((query['Fields'] ?? '').split(',') as Part[]);
    const found = itemsOf(query['ParentId'] ?? '', titles, fields, peculiar);
    const start = Number(query['StartIndex'] ?? 0);
    const items = found.slice(start, start + Number(query['Limit'] ?? found.length));
    return { Items: items, TotalRecordCount: found.length, StartIndex: start };
  });
}

function itemsOf(
  parent: string,
  titles: readonly StubTitle[],
  fields: ReadonlySet<Part>,
  peculiar: Record<string, object>,
): object[] {
  const library = LIBRARIES.find(({ Id }) => Id === parent);
  const type =
    library?.CollectionType === 'movies'
      ? 'film'
      : library?.CollectionType === 'tvshows'
        ? 'serie'
        : undefined;
  if (type) {
    const held = titles.filter((title) => title.type === type);
    return held.map((title) => ({ ...titleItem(title, fields), ...peculiar[title.title] }));
  }
  const series = titles.find((title) => itemIdOf(title) === parent);
  if (!series) return [];
  const seasons = Array.from({ length: Math.min(2, series.length) }, (_, index) => index + 1);
  const episodes = seasons.flatMap((season) =>
    [1, 2, 3].map((episode) => episodeItem(series, season, episode)),
  );
  // Episodes that the server knows to be missing are listed as well.
  return [...episodes, { ...episodeItem(series, seasons.length, 4), LocationType: 'Virtual' }];
}

function answerPictures(app: FastifyInstance, titles: readonly StubTitle[]) {
  const send = async (id: string, wide: boolean) => {
    const title = titles.find((one) => itemIdOf(one) === id);
    return title && createPhoto(`jellyfin ${title.id} ${wide}`, wide ? [1280, 720] : [780, 1170]);
  };
  app.get<{ Params: { id: string; kind: string } }>('/Items/:id/Images/:kind', async ({ params }, reply) => {
    const picture = await send(params.id, params.kind !== 'Primary');
    return picture ? reply.type('image/jpeg').send(picture) : reply.code(404).send();
  });
  app.get<{ Params: { id: string } }>('/Items/:id/Images/Backdrop/0', async ({ params }, reply) => {
    const picture = await send(params.id, true);
    return picture ? reply.type('image/jpeg').send(picture) : reply.code(404).send();
  });
}
