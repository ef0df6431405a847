import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { drawnCoverSource } from '../../../../src/server/lib/drawn-covers.ts';
import { imagePath } from '../../../../src/server/lib/image-urls.ts';
import { ORDINARY } from '../../support/small-catalogue.ts';
import { type StubImageServer, startStubImageServer } from '../../support/stub-image-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { NO_LIMITS, type TestApp, testApp } from '../../support/test-app.ts';

const as = ORDINARY;
let source: StubImageServer;
let server: TestApp;
let id: number;

const folder = await temporaryFolder();
const clientFolder = await temporaryFolder();
beforeAll(async () => {
  source = await startStubImageServer();
  server = await testApp({ clientFolder, images: { folder, privateHosts: [source.host] } });
  id = server.films[0] ?? 0;
});
afterEach(() => change({ copertina: null, banner: null, anteprima: null, hidden: false }));
afterAll(() => Promise.all([server.close(), source.close()]));

async function change(values: {
  copertina?: string | null;
  banner?: string | null;
  anteprima?: string | null;
  hidden?: boolean;
}) {
  await server.db.updateTable('title').set(values).where('id', '=', id).execute();
}

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const title = () =>
  server.read(`GET /api/get_content/${id}?user-id=${as}`, { as }) as Promise<Record<string, string>>;

describe('a picture of this server', () => {
  it('comes in the requested width and the best accepted format, to be cached for ever', async () => {
    await change({ banner: source.at('/1600x900.jpeg') });
    const { banner } = await title();
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/avif;q=0, image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
      ['', 'image/jpeg'],
    ]) {
      const answer = await get(`${banner}&w=480`, { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 270 });
    }
    expect(source.asked).toEqual(['/1600x900.jpeg']);
  });

  it('gets a 304', async () => {
    await change({ banner: source.at('/160x90.jpeg') });
    const { banner } = await title();
    const { etag } = (await get(`${banner}&w=120`)).headers;
    const again = await get(`${banner}&w=120`, { 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get(`${banner}&w=180`, { 'if-none-match': etag })).statusCode).toBe(200);
    expect((await get(`${banner}&w=120`, { 'if-none-match': etag, accept: 'image/webp' })).statusCode).toBe(
      200,
    );
  });

  it('has one address: every other one redirects there, and renders nothing', async () => {
    await change({ banner: source.at('/1600x901.jpeg') });
    const { banner } = await title();
    for (const [url, place] of [
      [`/images/banner/${id}`, `${banner}&w=640`],
      [`/images/banner/${id}?v=old&w=120`, `${banner}&w=120`],
      [`/images/banner/${id}.jpg?v=old`, `${banner?.replace('?', '.jpg?')}&w=640`],
    ] as const) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, place]);
      expect(answer.headers['cache-control']).toBe('public, max-age=60');
    }
    expect(source.asked).not.toContain('/1600x901.jpeg');
    const answer = await get(banner ?? '');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(640);
  });

  it('a picture is a JPEG for messengers, whatever they accept', async () => {
    await change({ copertina: source.at('/300x450.png') });
    const { copertina } = await title();
    const answer = await get(`${copertina?.replace('?', '.jpg?')}&w=960`, { accept: 'image/webp' });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.headers).not.toHaveProperty('vary');
  });

  it('a file of the client’s own is a JPEG for messengers, and itself for browsers', async () => {
    await mkdir(join(clientFolder, 'posters'));
    const cover = sharp({ create: { width: 540, height: 810, channels: 3, background: '#c00' } }).webp();
    await cover.toFile(join(clientFolder, 'posters/one-cover.webp'));
    const copertina = '/posters/one-cover.webp';
    await change({ copertina });
    expect(await title()).toMatchObject({ copertina });
    const image = { kind: 'copertina', id, source: copertina } as const;
    const answer = await get(imagePath(image, { extension: '.jpg', width: 240 }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 240, height: 360 });
  });

  it('adds a preview of the cover to the title, once', async () => {
    await change({ copertina: source.at('/301x450.jpeg'), banner: source.at('/451x300.jpeg') });
    expect(await title()).not.toHaveProperty('anteprima');
    const { copertina, banner } = await title();
    await get(`${banner}&w=120`);
    expect(await title()).not.toHaveProperty('anteprima');
    await get(`${copertina}&w=120`);
    const { anteprima } = await title();
    expect(Buffer.from(anteprima ?? '', 'base64').length).toBeGreaterThan(15);
  });

  it('does not replace a title’s own preview', async () => {
    await change({ copertina: source.at('/302x450.jpeg'), anteprima: 'b3du' });
    await get(`${(await title()).copertina}&w=120`);
    expect(await title()).toMatchObject({ anteprima: 'b3du' });
  });
});

describe('a title without a cover', () => {
  const drawn = (name: string, width: 240 | 960 = 960) =>
    imagePath(
      { kind: 'copertina', id, source: drawnCoverSource({ titolo: name, generi: genres }) },
      { extension: '.jpg', width },
    );
  let genres: string[] = [];
  let name = '';
  beforeAll(async () => {
    const row = await server.db
      .selectFrom('title')
      .select(['titolo', 'generi'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    [name, genres] = [row.titolo, row.generi];
  });

  it('has a drawn one, which is cached for ever and fetched from nowhere', async () => {
    source.asked.length = 0;
    const [answer, small] = [await get(drawn(name)), await get(drawn(name, 240))];
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 960, height: 1440 });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 240, height: 360 });
    const { etag } = answer.headers;
    expect((await get(drawn(name), { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(drawn(name))).rawPayload).toEqual(answer.rawPayload);
    expect(source.asked).toEqual([]);
    expect(await title()).toMatchObject({ copertina: null });
  });

  it('the drawing of another name leads to that of today’s', async () => {
    const answer = await get(drawn('Un altro nome'));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, drawn(name)]);
  });

  it('many people who ask for it at once get one drawing, and none of a hidden title', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(drawn(name, 240))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await change({ hidden: true });
    expect((await get(drawn(name))).statusCode).toBe(404);
  });
});

describe('the calls', () => {
  it('contain this server’s addresses for named hosts, and leave all others as they are', async () => {
    await change({ copertina: source.at('/30x45.jpeg'), banner: 'https://elsewhere.example/b.jpg' });
    const ours = expect.stringMatching(new RegExp(`^/images/copertina/${id}\\?v=[\\w-]{10}$`));
    expect(await title()).toMatchObject({ copertina: ours, banner: 'https://elsewhere.example/b.jpg' });
    const path = `GET /api/filter_contents?user-id=${as}&genere=&durata=&anno=&contenuto=&page=1&perPage=50`;
    expect(await server.read(path, { as })).toContainEqual(expect.objectContaining({ id, copertina: ours }));
  });

  it('contain this server’s addresses for genres as well', async () => {
    await server.db
      .updateTable('title')
      .set({ banner: source.at('/160x90.jpeg') })
      .execute();
    const genres = await server.read(`GET /api/get_generi/0?user-id=${as}&limit=0`, { as });
    expect(genres).toContainEqual({
      genere: 'Horror',
      copertina: expect.stringMatching(/^\/images\/banner\/\d+\?v=[\w-]{10}$/),
    });
    await server.db.updateTable('title').set({ banner: null }).execute();
  });
});

describe('no picture is served', () => {
  it.each([
    ['an unknown title', '/images/copertina/999999'],
    ['an id that no title can have', '/images/copertina/99999999999'],
    ['what is no id', '/images/copertina/abc'],
    ['another kind', '/images/trailer/1'],
    ['another path', '/images/a/b/c'],
    ['the folder', '/images/'],
  ])('for %s', async (_what, url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: expect.any(String) }]);
  });

  it.each([
    ['a banner that a title has not', 'banner', { banner: null }],
    ['a path of our own', 'copertina', { copertina: '/posters/a.svg' }],
  ])('for %s', async (_what, kind, values) => {
    await change(values);
    const answer = await get(`/images/${kind}/${id}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'public, max-age=60']);
  });

  it('no picture is served of a hidden title, nor from a host that is not named', async () => {
    await change({ copertina: source.at('/30x45.jpeg'), hidden: true });
    expect((await get(`/images/copertina/${id}`)).statusCode).toBe(404);
    await change({ copertina: 'http://127.0.0.1:1/30x45.jpeg', hidden: false });
    expect((await get(`/images/copertina/${id}`)).statusCode).toBe(404);
  });

  it.each(['121', '0', '-1', '99999', 'abc', ''])('no picture is served with the width %s', async (w) => {
    await change({ copertina: source.at('/30x45.jpeg') });
    expect((await get(`/images/copertina/${id}?w=${w}`)).statusCode).toBe(400);
  });

  it.each([
    '/missing.jpg',
    '/broken.jpg',
    '/page.jpg',
    '/drawing.jpg',
    '/empty.jpg',
    '/cut.jpg',
    '/large.jpg',
    '/900x1350.jpeg?half',
    '/8000x6000.png',
    '/30x45.tiff',
  ])(
    'when its source sends %s: the response is 404 for a minute, and the source is called once',
    async (path) => {
      await change({ copertina: source.at(path) });
      const { copertina } = await title();
      source.asked.length = 0;
      for (const w of [120, 240]) {
        const answer = await get(`${copertina}&w=${w}`);
        expect([answer.statusCode, answer.json()]).toEqual([404, { error: expect.any(String) }]);
        expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60' });
        expect(answer.headers).not.toHaveProperty('etag');
      }
      expect(source.asked).toHaveLength(1);
    },
  );
});

describe('a flood of pictures', () => {
  it('queries the database once for the pictures of a moment, and not again for known ones', async () => {
    await change({ banner: source.at('/160x90.jpeg') });
    const own = await testApp({ catalogueLife: 60_000, images: { folder, privateHosts: [source.host] } });
    await own.db
      .updateTable('title')
      .set({ banner: source.at('/160x90.jpeg') })
      .execute();
    const { banner } = (await own.read(`GET /api/get_content/${own.films[0]}?user-id=${as}`, { as })) as {
      banner: string;
    };
    const addresses = own.films.map((film) => banner.replace(/\d+/, String(film)));
    const queries = vi.spyOn(own.db.getExecutor(), 'executeQuery');
    const all = async () => {
      const answers = await Promise.all(addresses.map((url) => own.app.inject({ url: `${url}&w=120` })));
      return new Set(answers.map(({ statusCode }) => statusCode));
    };
    expect(await all()).toEqual(new Set([200]));
    expect(queries).toHaveBeenCalledTimes(1);
    expect(await all()).toEqual(new Set([200]));
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
    await own.close();
  });

  it('shows a changed cover under its new address at once', async () => {
    const own = await testApp({ catalogueLife: 60_000, images: { folder, privateHosts: [source.host] } });
    const film = own.films[0] ?? 0;
    for (const path of ['/300x450.jpeg', '/301x451.jpeg']) {
      await own.db
        .updateTable('title')
        .set({ copertina: source.at(path) })
        .where('id', '=', film)
        .execute();
      const url = imagePath({ kind: 'copertina', id: film, source: source.at(path) });
      expect((await own.app.inject({ url })).statusCode).toBe(200);
    }
    await own.close();
  });

  it('from one address is refused, but other addresses and calls are not', async () => {
    const own = await testApp({ limits: { ...NO_LIMITS, pictures: 3 } });
    const from = async (remoteAddress: string, url = '/images/banner/999999?v=x') =>
      (await own.app.inject({ url, remoteAddress })).statusCode;
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push(await from('192.0.2.1'));
    expect(answers).toEqual([404, 404, 404, 429]);
    expect(await from('192.0.2.2')).toBe(404);
    expect(await from('192.0.2.1', '/api/get_top')).toBe(401);
    await own.close();
  });

  it('logs a failing source once, and one line a second of each reason', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    const own = await testApp({ log, images: { folder, privateHosts: [source.host] } });
    for (const film of own.films)
      await own.db
        .updateTable('title')
        .set({ copertina: source.at(`/missing.jpg?${film}`) })
        .where('id', '=', film)
        .execute();
    for (const film of own.films)
      for (const w of [120, 240, 480]) {
        const image = { kind: 'copertina', id: film, source: source.at(`/missing.jpg?${film}`) } as const;
        expect((await own.app.inject({ url: `${imagePath(image)}&w=${w}` })).statusCode).toBe(404);
      }
    expect(own.films.length).toBeGreaterThan(3);
    const failures = lines.filter((line) => line.includes('could not serve a picture'));
    expect(failures.length).toBeLessThan(own.films.length);
    expect(JSON.parse(failures[0] ?? '')).toMatchObject({
      id: own.films[0],
      reason: 'the source answers 404',
    });
    await own.close();
  });
});
