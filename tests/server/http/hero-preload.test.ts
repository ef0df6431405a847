import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homeHeroUrl, titleHeroUrl } from '../../../src/contract/hero-image.ts';
import { IMAGE_SIZES, imageSources } from '../../../src/contract/image-sources.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { DEFAULT_RATE_LIMITS } from '../../../src/server/http/rate-limits.ts';
import { revokeSessions } from '../../../src/server/modules/people/people.ts';
import { createLaunchKey } from '../../../src/server/sessions/launch-key.ts';
import { simulateDatabaseOutage } from '../support/simulate-database-outage.ts';
import { ORDINARY } from '../support/small-catalogue.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { SECRET, type TestApp, testApp } from '../support/test-app.ts';

const HEAD = '<!doctype html><meta name="bot-username" content="" /><script>start()</script>';
const PAGE = `${HEAD}<title>Vetrina</title></head>${'<!-- long -->'.repeat(200)}`;

let server: TestApp;

const folder = await temporaryFolder();
beforeAll(async () => {
  await writeFile(join(folder, 'index.html'), PAGE);
});

beforeEach(async () => {
  server = await openServer();
});

afterEach(() => server.close());

const openServer = (changes: Parameters<typeof testApp>[0] = {}) =>
  testApp({
    clientFolder: folder,
    images: { hosts: ['images.example'] },
    limits: DEFAULT_RATE_LIMITS,
    ...changes,
  });

const inAnHour = () => new Date(Date.now() + 3_600_000);

function launchQuery({ userId = ORDINARY, secret = SECRET, expires = inAnHour() } = {}): string {
  return new URLSearchParams({
    'user-id': userId,
    key: createLaunchKey({ userId, secret, expires }),
  }).toString();
}

const pageAt = (path: string, query = launchQuery(), headers: Record<string, string> = {}) =>
  server.ask(`GET ${path}?${query}`, { headers });

/** The page's preload, as a browser reads it. */
async function preloadAt(path: string, query?: string): Promise<Record<string, string> | undefined> {
  const { body, statusCode } = await pageAt(path, query);
  expect(statusCode).toBe(200);
  const [tag] = body.match(/<link rel="preload"[^>]*>(?=<\/head>)/) ?? [];
  if (tag === undefined) return undefined;
  return Object.fromEntries(
    [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value = '']) => [
      name,
      value.replaceAll('&amp;', '&'),
    ]),
  );
}

async function setPictures(
  db: Kysely<Schema>,
  id: number | undefined,
  pictures: { copertina?: string | null; banner?: string | null },
): Promise<void> {
  await db.updateTable('title').set(pictures).where('id', '=', Number(id)).execute();
}

const BANNER = 'https://images.example/banner.jpg';
const COVER = 'https://images.example/cover.jpg';

describe('the page that a launch link opens', () => {
  it.each(['/', '/home', '/home/'])('preloads the image that the home will show, at %s', async (path) => {
    const { db, read, films } = server;
    await setPictures(db, films[0], { copertina: COVER, banner: BANNER });
    const url = homeHeroUrl(await read('GET /api/get_top', { as: ORDINARY })) ?? '';
    expect(url).toMatch(/^\/images\/copertina\//);
    await expect
      .poll(() => preloadAt(path))
      .toEqual({
        rel: 'preload',
        as: 'image',
        imagesrcset: imageSources(url, IMAGE_SIZES.banner).srcset,
        imagesizes: IMAGE_SIZES.banner,
      });
  });

  it('preloads a title’s image at its page', async () => {
    const { db, read, films } = server;
    await setPictures(db, films[6], { copertina: BANNER });
    const title = await read(`GET /api/get_content/${films[6]}?user-id=1`, { as: ORDINARY });
    await expect
      .poll(() => preloadAt(`/content-view/${films[6]}`))
      .toMatchObject({
        imagesrcset: imageSources(titleHeroUrl(title) ?? '', IMAGE_SIZES.titlePage).srcset,
        imagesizes: IMAGE_SIZES.titlePage,
      });
  });

  it('preloads an image of this server in its only size', async () => {
    const { films } = server;
    await expect
      .poll(() => preloadAt(`/content-view/${films[2]}`))
      .toEqual({
        rel: 'preload',
        as: 'image',
        href: '/drawings/film-3.svg',
      });
  });

  it('follows the title’s image, with another ETag', async () => {
    const { db, films } = server;
    const path = `/content-view/${films[3]}`;
    await expect.poll(() => preloadAt(path)).toHaveProperty('href');
    const tag = String((await pageAt(path)).headers['etag']);
    const revalidated = async () => (await pageAt(path, undefined, { 'if-none-match': tag })).statusCode;
    await expect.poll(revalidated).toBe(304);
    await setPictures(db, films[3], { banner: BANNER });
    await expect.poll(revalidated).toBe(200);
    await expect.poll(() => preloadAt(path)).toHaveProperty('imagesrcset');
  });

  it('the page for a launch link is otherwise the same, even compressed', async () => {
    const kept = await openServer({ catalogueLife: 60_000 });
    await kept.read('GET /api/get_top', { as: ORDINARY });
    const plain = await kept.ask('GET /home');
    const url = `GET /home?${launchQuery()}`;
    const launched = await kept.ask(url);
    expect(launched.body).toContain('rel="preload"');
    expect(launched.body.replace(/<link rel="preload"[^>]*>/, '')).toBe(plain.body);
    for (const name of ['cache-control', 'content-security-policy', 'link'])
      expect(launched.headers[name]).toBe(plain.headers[name]);
    const packed = await kept.ask(url, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(launched.body);
    await kept.close();
  });
});

describe('no image is preloaded', () => {
  it.each([
    ['without a launch link', ''],
    ['with another user’s key', launchQuery().replace('user-id=1', 'user-id=2')],
    ['with a key of another server', launchQuery({ secret: 'another' })],
    ['with an expired key', launchQuery({ expires: new Date(Date.now() - 1000) })],
    ['with two keys', `${launchQuery()}&key=a`],
  ])('%s', async (_, query) => {
    expect(await preloadAt('/home', query)).toBeUndefined();
  });

  it('after the link was revoked', async () => {
    await revokeSessions(server.db, ORDINARY);
    expect(await preloadAt('/home', launchQuery({ expires: inAnHour() }))).toBeUndefined();
  });

  it('for other screens, and for a missing title', async () => {
    for (const path of ['/films', '/generi', '/content-view/999999', '/content-view/x', '/content-view/1/2'])
      expect(await preloadAt(path), path).toBeUndefined();
  });

  it('if it comes from another server, or is missing', async () => {
    const { db, films } = server;
    await setPictures(db, films[0], { copertina: 'https://elsewhere.example/a.jpg' });
    expect(await preloadAt(`/content-view/${films[0]}`)).toBeUndefined();
    await setPictures(db, films[1], { copertina: null });
    expect(await preloadAt(`/content-view/${films[1]}`)).toBeUndefined();
  });

  it('beyond the limit of calls, which count pages of launch links as well', async () => {
    const limited = await openServer({
      catalogueLife: 60_000,
      limits: { ...DEFAULT_RATE_LIMITS, person: 2 },
    });
    await limited.read('GET /api/get_top', { as: 'another' });
    const pages = [1, 2, 3].map(() => limited.ask(`GET /home?${launchQuery()}`));
    const bodies = (await Promise.all(pages)).map(({ body }) => body.includes('rel="preload"'));
    expect(bodies).toEqual([true, true, false]);
    await limited.close();
  });

  it('while the database is down', async () => {
    const { db, cut } = simulateDatabaseOutage(server.db);
    const cutOff = await openServer({ db });
    cut(true);
    const { statusCode, body } = await cutOff.ask(`GET /home?${launchQuery()}`);
    expect([statusCode, body]).toEqual([200, PAGE.replace(/<meta name="bot-username"[^>]*>/, '')]);
    cut(false);
    await cutOff.close();
  });

  it('while the database is slow', async () => {
    let answer = () => {};
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await answers;
        return result;
      },
    });
    const waiting = await openServer({ db });
    expect((await waiting.ask(`GET /home?${launchQuery()}`)).body).not.toContain('rel="preload"');
    answer();
    await waiting.close();
  });
});
