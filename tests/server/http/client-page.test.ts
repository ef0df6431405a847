import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

const meta = (name: string) => `<meta name="bot-username" content="${name}" />`;
const PAGE = `<!doctype html>${meta('%VITE_BOT_USERNAME%')}<title>Vetrina</title>${'<!-- long -->'.repeat(200)}`;

let server: TestApp;
let name: string | undefined;

const folder = await temporaryFolder();
beforeAll(async () => {
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'index.html.br'), 'made before anybody knew the bot');
  const bot = {
    username: () => name,
    notifyDeliveryQueue: () => {},
    registerWebhook: () => {},
    me: () => undefined,
  };
  server = await testApp({ clientFolder: folder, bot });
});

afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.ask(`GET ${path}`, { headers });

it('the page has no bot-username tag without a bot', async () => {
  expect((await get('/home')).body).toBe(PAGE.replace(/<meta name="bot-username"[^>]*>/, ''));
});

it.each(['/', '/home', '/content-view/7', '/index.html'])('the page names the bot at %s', async (path) => {
  name = 'prova_bot';
  const { body } = await get(path);
  expect(body).toContain(meta('prova_bot'));
  expect(body).not.toContain('%VITE');
});

it('the page names the bot in its compressed forms as well', async () => {
  name = 'prova_bot';
  const zipped = await get('/home', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toContain(meta('prova_bot'));
  const brotli = await get('/home', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain(meta('prova_bot'));
});

it('the page allows only its own inline scripts, by their hashes', async () => {
  const script = 'start()';
  await writeFile(join(folder, 'index.html'), `${PAGE}<script>${script}</script>`);
  const { headers } = await get('/home');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  await writeFile(join(folder, 'index.html'), PAGE);
});

it('the page’s ETag changes with the bot’s name and with the file', async () => {
  name = 'prova_bot';
  const tag = String((await get('/home')).headers.etag);
  expect((await get('/home', { 'if-none-match': tag })).statusCode).toBe(304);
  name = 'altro_bot';
  expect((await get('/home', { 'if-none-match': tag })).body).toContain(meta('altro_bot'));
  await writeFile(join(folder, 'index.html'), `${PAGE}<!-- new build -->`);
  expect((await get('/home')).body).toContain('<!-- new build -->');
});

it('the page has the name and the logo of the installation, escaped', async () => {
  const page = '<link rel="icon" href="/favicon.svg" /><meta name="application-name" content="Vetrina" />';
  await writeFile(join(folder, 'index.html'), `${page}<title>Vetrina</title>`);
  const brand = { name: 'Film & "$&" <serie>', logo: '/logo.png?a=1&b=2' };
  const own = await testApp({ clientFolder: folder, brand });
  const { body } = await own.ask('GET /home');
  await own.close();
  expect(body).toContain('<title>Film &amp; &quot;$&amp;&quot; &lt;serie></title>');
  expect(body).toContain(
    '<meta name="application-name" content="Film &amp; &quot;$&amp;&quot; &lt;serie>" />',
  );
  expect(body).toContain('<link rel="icon" href="/logo.png?a=1&amp;b=2" />');
  expect(body).toContain('<meta name="app-logo" content="/logo.png?a=1&amp;b=2" />');
});
