import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

const PAGE = '<!doctype html><title>Vetrina</title>';
const START_PAGE = '<!doctype html><title>Vetrina</title><script>start()</script>';
const SCRIPT = 'console.log("Vetrina");'.repeat(20);
const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let server: TestApp;

const parent = await temporaryFolder();
beforeAll(async () => {
  const put = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(parent, path)), { recursive: true });
    await writeFile(join(parent, path), text);
  };
  await put('secret.txt', 'secret');
  await put('dist/.env', 'secret');
  await put('dist/index.html', PAGE);
  await put('dist/index.html.br', brotliCompressSync(PAGE));
  await put('dist/avvia.html', START_PAGE);
  await put('dist/favicon.svg', ICON);
  await put('dist/assets/index-abc.js', SCRIPT);
  await put('dist/assets/index-abc.js.br', brotliCompressSync(SCRIPT));
  await put('dist/assets/index-abc.js.gz', gzipSync(SCRIPT));
  await put('dist/assets/small-abc.css', 'a{}');
  await put('dist/posters/film-cover.webp', 'RIFF');
  server = await testApp({ clientFolder: join(parent, 'dist') });
});

afterAll(() => server.close());

const get = (path: string, encoding = '') =>
  server.ask(`GET ${path}`, { headers: { 'accept-encoding': encoding } });

describe('the start page', () => {
  it.each(['/avvia', '/avvia/', '/avvia?tgWebAppStartParam=12'])('opens at %s', async (path) => {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, body]).toEqual([200, START_PAGE]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  });
});

describe('the page', () => {
  it.each([
    '/',
    '/home',
    '/?user-id=1&key=a.b',
    '/content-view/7',
    '/genere/Sci-Fi%20%26%20Fantasy',
    '/genere/Film.Noir',
    '/content-view/12.5',
    '/list/a.b',
    '/foo.bar',
    '/a/b.css',
    '/index.html',
    '/assets',
  ])('opens at %s and is revalidated each time', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('may be framed by a messenger and show trailers, but runs no foreign script', async () => {
    const { headers } = await get('/home', 'br');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-src https://www.youtube.com');
    expect(policy).toContain("img-src 'self' https: data:");
    expect(policy).not.toContain('frame-ancestors');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('answers HEAD like GET without the body', async () => {
    const answer = await server.ask('HEAD /home');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String(PAGE.length));
  });

  it('gets a 304 when it did not change', async () => {
    const { etag } = (await get('/home')).headers;
    const again = await server.ask('GET /home', { headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe('no-cache');
  });
});

describe('a file', () => {
  it('with a hash in its name is cached for ever', async () => {
    const answer = await get('/assets/index-abc.js');
    expect([answer.statusCode, answer.body]).toEqual([200, SCRIPT]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  it('comes in the compressed form of the build', async () => {
    const zipped = await get('/assets/index-abc.js', 'gzip');
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(zipped.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
    expect((await get('/assets/index-abc.js', 'gzip, deflate, br')).headers['content-encoding']).toBe('br');
    expect((await get('/assets/small-abc.css', 'gzip, br')).headers['content-encoding']).toBeUndefined();
    expect((await get('/assets/index-abc.js')).headers['content-encoding']).toBeUndefined();
  });

  it('a poster’s file is cached for a week', async () => {
    const answer = await get('/posters/film-cover.webp', 'br, gzip');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=604800',
      'content-type': 'image/webp',
    });
  });

  it('in the folder itself is served', async () => {
    const answer = await get('/favicon.svg');
    expect([answer.statusCode, answer.body]).toEqual([200, ICON]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/index-old.js',
    '/assets/index-old.js.map',
    '/assets/index-old',
    '/favicon.ico',
    '/robots.txt',
    '/posters/none.webp',
    '/posters/none',
  ])('a missing file is a 404 and not the page: %s', async (path) => {
    const answer = await get(path, 'br, gzip');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/.env',
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/x/%2E%2E/%2e%2e/%2e%2e/secret.txt',
    '/posters/./..%2f//..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/%00.js',
    '/%E0%A4%A.js',
  ])('outside the client’s folder is not served: %s', async (path) => {
    const answer = await get(path);
    // If the way out is removed before the server looks, the rest is a screen's path.
    if (answer.statusCode === 200) expect(answer.body).toBe(PAGE);
    else expect([403, 404, 400]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('secret');
  });
});

it('without a built client the page is a 404, and the calls work', async () => {
  const bare = await testApp();
  expect((await bare.ask('GET /home')).statusCode).toBe(404);
  expect((await bare.ask('GET /healthz')).statusCode).toBe(200);
  await bare.close();
});
