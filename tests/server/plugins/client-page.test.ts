// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/test-app.ts';

const meta = (name: string) => `<meta name="bot-username" content="${name}" />`;
const PAGE = `<!doctype html>${meta('%VITE_BOT_USERNAME%')}<title>Vetrina</title>${'<!-- long -->'.repeat(200)}`;

let folder: string;
let server: TestApp;
let name: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'index.html.br'), 'made before anybody knew the bot');
  const bot = { username: () => name, wished: () => {}, serve: () => {} };
  server = await testApp({ clientFolder: folder, bot });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => server.ask(`GET ${path}`, { headers });

it('is as it was built until the bot’s name is known', async () => {
  expect((await get('/home')).body).toBe(PAGE);
});

it.each(['/', '/home', '/content-view/7', '/index.html'])('names the bot at %s', async (path) => {
  name = 'prova_bot';
  const { body } = await get(path);
  expect(body).toContain(meta('prova_bot'));
  expect(body).not.toContain('%VITE');
});

it('names it in the compressed forms too', async () => {
  name = 'prova_bot';
  const zipped = await get('/home', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain(meta('prova_bot'));
  const brotli = await get('/home', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(meta('prova_bot'));
});

it('counts as changed when the name or the file changed', async () => {
  name = 'prova_bot';
  const tag = String((await get('/home')).headers.etag);
  expect((await get('/home', { 'if-none-match': tag })).statusCode).toBe(304);
  name = 'altro_bot';
  expect((await get('/home', { 'if-none-match': tag })).body).toContain(meta('altro_bot'));
  await writeFile(join(folder, 'index.html'), `${PAGE}<!-- new build -->`);
  expect((await get('/home')).body).toContain('<!-- new build -->');
});
