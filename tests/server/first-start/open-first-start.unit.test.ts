import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Simulator,
  startSimulator,
} from '../../../packages/telegram-simulator/server/start-simulator.ts';
import { WEBHOOK_PATH } from '../../../src/server/chat/updates/webhook.ts';
import { TELEGRAM_API_ROOT } from '../../../src/server/config/environment-schema.ts';
import { parseAddress } from '../../../src/server/first-start/check-address.ts';
import { openFirstStart } from '../../../src/server/first-start/open-first-start.ts';
import { freePort } from '../support/built-program.ts';
import { stubBotApi, TOKEN } from '../support/stub-bot-api.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const OLGA = 9009;
const MINUTE_MS = 60_000;
const SETTINGS = ['BOT_TOKEN', 'PUBLIC_URL', 'OWNER_IDS', 'TRUST_PROXY', 'LANGUAGES'];

let simulator: Simulator;
let server: FastifyInstance;
let folder = '';
let page = '';
let address = '';
let now = Date.now();
const restart = vi.fn<() => Promise<void>>();
const fail = vi.fn<(error: unknown) => Promise<void>>();

/** Opens the page beside a server that a public address leads to. */
async function open(botApiRoot: string): Promise<void> {
  server = fastify();
  const config = { botApiRoot, port: 3000, publicUrl: 'http://localhost:3000' };
  const surroundings = { file: join(folder, '.env'), now: () => now };
  page = (await openFirstStart({ config, app: server, restart, fail }, surroundings)).replace(/^.*: /, '');
  address = await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(async () => {
  folder = await temporaryFolder();
  simulator = await startSimulator({
    port: 0,
    appUrl: 'http://localhost:3000',
    log: pino({ level: 'silent' }),
  });
  restart.mockReset().mockResolvedValue();
  fail.mockReset().mockResolvedValue();
  await open(simulator.apiRoot);
});

afterEach(async () => {
  for (const name of SETTINGS) delete process.env[name];
  await Promise.all([simulator.close(), server.close()]);
});

/** The page without markup, as a person reads it. */
const read = async (answer: Response) =>
  (await answer.text())
    .replace(/<style>.*<\/style>|<script>.*<\/script>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');

const show = async () => read(await fetch(page));
const state = async () => (await fetch(new URL('state', page))).text();

async function submit(form: string, values: Record<string, string>): Promise<string> {
  return read(await fetch(new URL(form, page), { method: 'POST', body: new URLSearchParams(values) }));
}

async function act(action: Record<string, unknown>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/wire/act', simulator.apiRoot), {
    method: 'POST',
    headers,
    body: JSON.stringify(action),
  });
  expect(await answer.json()).toMatchObject({ ok: true });
}

const codeIn = (text: string) => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? '';

async function connectUntilCode(): Promise<string> {
  await submit('token', { token: simulator.token });
  return codeIn(await submit('address', { address }));
}

async function connectUntilFinish(): Promise<void> {
  await act({ type: 'pressStart', person: OLGA, payload: await connectUntilCode() });
  await expect.poll(show).toContain('Sei tu?');
  await submit('owner', { answer: 'yes' });
  await submit('language', { main: 'it' });
}

/** The status of a request that names a different host than its own, or comes from a different page. */
async function statusWith(headers: Record<string, string>, url = page, method = 'GET'): Promise<number> {
  const call = request(url, { headers, method }).end();
  const [answer] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

describe('The page that connects a bot', () => {
  it('leads from a token to a running bot, and then answers no more', async () => {
    expect(await show()).toContain('Token del bot');
    expect(await submit('token', { token: ` ${simulator.token} ` })).toContain('@vetrina_demo_bot');
    const code = codeIn(await submit('address', { address: `${address}/` }));
    await act({ type: 'sendText', chat: OLGA, person: OLGA, text: code.toLowerCase().replace('-', ' ') });
    await expect.poll(show).toMatch(/Sei tu\?.*Olga @olga_demo id 9009/);
    expect(await submit('owner', { answer: 'yes' })).toContain('Lingua principale');
    expect(await submit('language', { main: 'en', others: 'yes' })).toContain('Tutto pronto');
    restart.mockImplementation(async () => {
      expect(process.env).toMatchObject({ BOT_TOKEN: simulator.token, OWNER_IDS: '9009' });
    });
    expect(await submit('finish', {})).toContain('Il bot è collegato');
    expect(restart).toHaveBeenCalledOnce();
    expect(await readFile(join(folder, '.env'), 'utf8')).toBe(
      `BOT_TOKEN=${simulator.token}\nPUBLIC_URL=${address}\nOWNER_IDS=9009\nTRUST_PROXY=yes\nLANGUAGES=en,it,es\n`,
    );
    await expect.poll(() => show().catch(() => 'closed')).toBe('closed');
  });

  it('the page is found by its whole link on this machine only', async () => {
    const { host, origin } = new URL(page);
    expect(await statusWith({ host })).toBe(200);
    expect(await statusWith({ host: host.replace('127.0.0.1', 'localhost') })).toBe(200);
    expect(await statusWith({ host: `evil.example:${new URL(page).port}` })).toBe(404);
    expect(
      await statusWith({ host, origin: 'https://evil.example' }, new URL('back', page).href, 'POST'),
    ).toBe(404);
    expect(await statusWith({ host }, `${origin}/`)).toBe(404);
    expect(await statusWith({ host }, page.replace(/.\/$/, '/'))).toBe(404);
    expect(host).toMatch(/^127\.0\.0\.1:/);
  });

  it.each([
    ['en-GB,en;q=0.9', 'Connect your bot', 'This is not a token.'],
    ['pt-BR, es;q=0.8', 'Conecta tu bot', 'Esto no es un token.'],
    ['fr-CH, fr;q=0.9, *;q=0.5', 'Connect your bot', 'This is not a token.'],
    ['*', 'Collega il tuo bot', 'Questo non è un token.'],
  ])('the page is in the language of a browser that accepts %s', async (accepted, heading, problem) => {
    const headers = { 'accept-language': accepted };
    expect(await read(await fetch(page, { headers }))).toContain(heading);
    const body = new URLSearchParams({ token: 'hello' });
    expect(await read(await fetch(new URL('token', page), { method: 'POST', headers, body }))).toContain(
      problem,
    );
  });

  it('never shows the token again', async () => {
    await connectUntilFinish();
    const markup = await (await fetch(page)).text();
    expect(markup).toContain('@vetrina_demo_bot');
    expect(markup).not.toContain(simulator.token);
  });

  it.each([
    ['no token at all', 'hello', 'Questo non è un token'],
    ['a token of no bot', '123456:ABC-def', 'Telegram non riconosce questo token'],
  ])('explains %s', async (_, token, words) => {
    expect(await submit('token', { token })).toContain(words);
  });

  it('says that another program answers in the messenger’s place', async () => {
    await server.close();
    const port = await freePort();
    const other = createServer((_, answer) => void answer.end('{"ok":false}')).listen(port, '127.0.0.1');
    await once(other, 'listening');
    await open(`http://127.0.0.1:${port}/bot`);
    expect(await submit('token', { token: TOKEN })).toContain('BOT_API_ROOT risponde un altro programma');
    other.close();
  });

  it('explains that the messenger is away', async () => {
    await server.close();
    await open(`http://127.0.0.1:${await freePort()}`);
    expect(await submit('token', { token: TOKEN })).toContain('Telegram non risponde');
  });

  it.each([
    ['no address', () => 'vetrina', 'deve cominciare con https://'],
    ['an unknown name', () => 'http://vetrina.invalid', 'Il nome vetrina.invalid non si trova'],
    ['a port without a program', (free: number) => `http://127.0.0.1:${free}`, 'non risponde nessuno'],
    ['another program', () => simulator.apiRoot, 'risponde un altro programma (codice 404)'],
    ['a server without certificate', () => address.replace('http', 'https'), 'non è valido'],
  ])('explains %s', async (_, addressOf, words) => {
    await submit('token', { token: simulator.token });
    expect(await submit('address', { address: addressOf(await freePort()) })).toContain(words);
  });

  it('takes only https for the real messenger', () => {
    expect(() => parseAddress('http://vetrina.example', TELEGRAM_API_ROOT)).toThrow('https://');
    expect(parseAddress(' HTTPS://Vetrina.Example/app/ ', TELEGRAM_API_ROOT)).toBe('https://vetrina.example');
    expect(parseAddress(' vetrina.example.org/ ', TELEGRAM_API_ROOT)).toBe('https://vetrina.example.org');
  });

  it('quotes the messenger when it refuses the address', async () => {
    await submit('token', { token: simulator.token });
    const said = await submit('address', { address: 'http://vetrina.example', anyway: 'yes' });
    expect(said).toContain('Telegram rifiuta questo indirizzo: An HTTPS URL must be provided for webhook.');
  });

  it('tells while it waits that the messenger cannot reach the address', async () => {
    const broken = createServer((_request, response) => response.writeHead(502).end()).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as { port: number };
    await submit('token', { token: simulator.token });
    const code = codeIn(await submit('address', { address: `http://127.0.0.1:${port}`, anyway: 'yes' }));
    await act({ type: 'sendText', chat: OLGA, person: OLGA, text: code });
    await expect.poll(state).toContain('waiting Telegram non riesce a raggiungere');
    expect(await show()).toContain('502');
    broken.close();
  });

  it('takes no code after ten minutes, and gives a new one', async () => {
    const old = await connectUntilCode();
    now += 10 * MINUTE_MS;
    expect(await show()).toContain('Il codice è scaduto.');
    await act({ type: 'sendText', chat: OLGA, person: OLGA, text: old });
    const fresh = codeIn(await submit('owner', { answer: 'renew' }));
    expect(fresh).not.toBe(old);
    await act({ type: 'sendText', chat: OLGA, person: OLGA, text: fresh });
    await expect.poll(show).toContain('Sei tu?');
  });

  it('gives ten minutes for the code from when it is shown, however long the steps before took', async () => {
    await submit('token', { token: simulator.token });
    now += 11 * MINUTE_MS;
    expect(codeIn(await submit('address', { address }))).not.toBe('');
  });

  it('forgets a sender who is somebody else', async () => {
    await act({ type: 'pressStart', person: OLGA, payload: await connectUntilCode() });
    await expect.poll(show).toContain('Sei tu?');
    expect(codeIn(await submit('owner', { answer: 'renew' }))).not.toBe('');
    expect(await submit('finish', {})).toContain('Aspetto il messaggio');
    expect(restart).not.toHaveBeenCalled();
  });

  it('goes back to each step', async () => {
    await connectUntilFinish();
    expect(await show()).toContain('Lingua: Italiano Cambia');
    expect(await submit('back', { to: 'language' })).toContain('Lingua principale');
    expect(await submit('back', { to: 'owner' })).toContain('Aspetto il messaggio');
    expect(await submit('back', { to: 'address' })).toContain('Indirizzo pubblico');
    expect(await submit('back', { to: 'token' })).toContain('Token del bot');
  });

  it('says why the server did not start, and ends it', async () => {
    await connectUntilFinish();
    const reason = new Error('the disk is full');
    restart.mockRejectedValue(reason);
    const said = await submit('finish', {});
    expect(said).toContain('Vetrina non è ripartita');
    expect(said).toContain('the disk is full');
    await expect.poll(() => fail.mock.calls).toEqual([[reason]]);
  });

  it('says that the settings could not be written, and continues', async () => {
    await connectUntilFinish();
    await rm(folder, { recursive: true });
    expect(await submit('finish', {})).toContain('Non riesco a scrivere');
    expect(restart).not.toHaveBeenCalled();
    expect(process.env['BOT_TOKEN']).toBeUndefined();
    expect(await show()).toContain('Tutto pronto');
  });

  it('unknown paths and input that no page sends are refused as such', async () => {
    await connectUntilFinish();
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(new URL(path, page), init)).status;
    const form = (values: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(values) });
    expect(await statusOf('nothing')).toBe(404);
    expect(await statusOf('nothing/further')).toBe(404);
    expect(await statusOf('language', form({ main: 'klingon' }))).toBe(400);
    expect(
      await statusOf('language', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }),
    ).toBe(415);
    expect(await show()).toContain('Tutto pronto');
  });

  it('a token that was revoked meanwhile is reported before anything is written', async () => {
    const api = await stubBotApi();
    await server.close();
    await open(api.root);
    let webhook = '';
    api.answer('setWebhook', ({ url }) => {
      webhook = String(url);
      return true;
    });
    api.answer('getWebhookInfo', () => ({ url: webhook, pending_update_count: 0 }));
    await submit('token', { token: TOKEN });
    const code = codeIn(await submit('address', { address: 'http://vetrina.example', anyway: 'yes' }));
    const from = { id: OLGA, is_bot: false, first_name: 'Olga' };
    const message = { message_id: 1, date: 1, text: code, from, chat: { id: OLGA, type: 'private' } };
    await server.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'x-telegram-bot-api-secret-token': String(api.of('setWebhook')[0]?.['secret_token']) },
      payload: { update_id: 1, message },
    });
    await expect.poll(show).toContain('Sei tu?');
    await submit('owner', { answer: 'yes' });
    await submit('language', { main: 'it' });
    api.fail('getMe', { error_code: 401, description: 'Unauthorized' });
    expect(await submit('finish', {})).toContain('Telegram non riconosce questo token');
    expect(restart).not.toHaveBeenCalled();
    await expect(readFile(join(folder, '.env'))).rejects.toThrow('ENOENT');
    await api.close();
  });

  it('shows the bot’s picture, and where its messages have gone so far', async () => {
    const api = await stubBotApi();
    api.answer('getUserProfilePhotos', () => ({ total_count: 1, photos: [[{ file_id: 'face' }]] }));
    api.answer('getWebhookInfo', () => ({ url: 'https://old.example/hook', pending_update_count: 0 }));
    api.keepFile('face', 'JPEG');
    await server.close();
    await open(api.root);
    const answer = await fetch(new URL('token', page), {
      method: 'POST',
      body: new URLSearchParams({ token: TOKEN }),
    });
    const markup = await answer.text();
    expect(markup).toContain(`src="data:image/jpeg;base64,${Buffer.from('JPEG').toString('base64')}"`);
    expect(markup).toContain('old.example');
    await api.close();
  });
});
