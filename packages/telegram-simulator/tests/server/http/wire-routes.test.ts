import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { startSimulator } from '../../../server/start-simulator.ts';
import { wireEvent } from '../../../wire.ts';
import { ANNA, CARLA, GROUP, type TestSimulator, testSimulator } from '../support/test-simulator.ts';

/** Reads events until there are enough of them. */
async function events({ apiRoot }: TestSimulator, after: number | string, count: number, headers = {}) {
  const stop = new AbortController();
  const response = await fetch(`${apiRoot}/wire/events?after=${after}`, { signal: stop.signal, headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if ([...text.matchAll(/^data: .*\n\n/gm)].length >= count) break;
  }
  stop.abort();
  return [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
    id: Number(id),
    event: v.parse(wireEvent, JSON.parse(data ?? '')),
  }));
}

it('the page sees everybody, and every later change', async () => {
  const simulator = await testSimulator();
  const before = await simulator.state();
  expect(before.people.map(({ firstName }) => firstName)).toEqual(['Anna', 'Bruno', 'Carla', 'Olga']);
  expect(before.chats.map(({ title }) => title)).toEqual([
    'Anna',
    'Bruno',
    'Carla',
    'Olga',
    'Amici',
    'Amici del cinema',
    'Archivio',
    'Anna, Bruno',
  ]);
  const seen = events(simulator, before.sequence, 7);
  await simulator.act({ type: 'pressStart', person: CARLA });
  await simulator.call('sendChatAction', { chat_id: CARLA, action: 'typing' });
  await simulator.call('sendMessage', { chat_id: CARLA, text: 'Ciao' });
  const kinds = (await seen).map(({ event }) => event.type);
  expect(kinds).toEqual([
    'personChanged',
    'messageSent',
    'logged',
    'chatAction',
    'logged',
    'messageSent',
    'logged',
  ]);
});

it('the page sees a new person in everybody’s group', async () => {
  const simulator = await testSimulator();
  const { sequence } = await simulator.state();
  const seen = events(simulator, sequence, 3);
  const { id } = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
  const chats = (await seen).flatMap(({ event }) => (event.type === 'chatAdded' ? [event.chat] : []));
  expect(chats.find((chat) => chat.id === GROUP)?.personIds).toContain(id);
});

it('a page that was away catches up, or is asked to start over', async () => {
  const simulator = await testSimulator({ events: 4 });
  const say = (text: string) => simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text });
  await say('a');
  const { sequence } = await simulator.state();
  await say('b');
  const caughtUp = await events(simulator, sequence, 2);
  expect(caughtUp.map(({ id }) => id)).toEqual([sequence + 1, sequence + 2]);
  expect(await events(simulator, 0, 2, { 'last-event-id': String(sequence) })).toEqual(caughtUp);
  await say('c');
  await say('d');
  for (const lost of [sequence, 9_999, 'x']) {
    expect((await events(simulator, lost, 1))[0]?.event.type).toBe('reset');
  }
});

it('the page sees the calls and updates between bot and messenger, without secrets', async () => {
  const simulator = await testSimulator({ logEntries: 3 });
  await simulator.call('getUpdates');
  await simulator.call('sendMessage', { chat_id: ANNA });
  await simulator.call('setWebhook', { url: 'https://example.com/', secret_token: 'molto-segreto' });
  await simulator.call('deleteWebhook');
  await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'ciao' });
  const { log } = await simulator.state();
  expect(log.map(({ kind, name, isOk, status }) => [kind, name, isOk, status])).toEqual([
    ['call', 'setWebhook', true, 200],
    ['call', 'deleteWebhook', true, 200],
    ['update', 'message', true, undefined],
  ]);
  expect(JSON.stringify(await simulator.state())).not.toContain('molto-segreto');
  expect(JSON.stringify(await simulator.state())).not.toContain(simulator.token);
});

it('actions are taken as JSON only, which no other site can send', async () => {
  const { apiRoot } = await testSimulator();
  const send = async (type: string) => {
    const body = JSON.stringify({ type: 'reset' });
    return (await fetch(`${apiRoot}/wire/act`, { method: 'POST', headers: { 'content-type': type }, body }))
      .status;
  };
  expect(await send('application/json')).toBe(200);
  expect(await send('text/plain')).toBe(415);
  expect((await fetch(`${apiRoot}/wire/files/none`)).status).toBe(404);
});

it('the page is served, and no browser stores it', async () => {
  const pageFolder = await mkdtemp(join(tmpdir(), 'simulator-page-'));
  await writeFile(join(pageFolder, 'index.html'), '<title>Simulatore</title>');
  const log = pino({ level: 'silent' });
  const simulator = await startSimulator({ port: 0, appUrl: 'http://localhost:3000/', log, pageFolder });
  const response = await fetch(simulator.url);
  expect(await response.text()).toContain('Simulatore');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await simulator.close();
  await rm(pageFolder, { recursive: true });
});
