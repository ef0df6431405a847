import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDialogue, type Dialogue } from '../../../src/server/first-start/dialogue.ts';

const [OWN, OTHER] = ['111:own', '222:other'];

let api: FastifyInstance;
let dialogue: Dialogue;
let webhook = '';

beforeEach(async () => {
  api = fastify();
  const answers: Record<string, (token: string, body: Record<string, unknown>) => unknown> = {
    getMe: (token) => ({ id: 1, is_bot: true, first_name: token, username: `bot_${token.slice(4)}` }),
    getWebhookInfo: () => ({ url: webhook, pending_update_count: 0 }),
    setWebhook: (_, { url }) => {
      webhook = String(url);
      return true;
    },
    getUserProfilePhotos: () => ({ total_count: 0, photos: [] }),
    sendMessage: () => ({ message_id: 1 }),
  };
  api.post<{ Params: { token: string; method: string }; Body: Record<string, unknown> }>(
    '/bot:token/:method',
    async ({ params: { token, method }, body }) => ({
      ok: true,
      result: answers[method]?.(token, body ?? {}),
    }),
  );
  const apiRoot = await api.listen({ port: 0, host: '127.0.0.1' });
  const options = { apiRoot, port: 3000, suggestedAddress: '', file: '.env', secret: 'a secret' };
  dialogue = createDialogue({ ...options, now: Date.now });
});
afterEach(() => api.close());

const codeIn = (markup: string) => /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(markup)?.[0] ?? '';
const idIn = (markup: string) => /name="id" value="(\d+)"/.exec(markup)?.[1] ?? '';

async function sendCode(id: number, name: string): Promise<void> {
  const text = codeIn(await dialogue.page());
  const from = { id, is_bot: false as const, first_name: name };
  const chat = { id, type: 'private' as const, first_name: name };
  await dialogue.receive({ update_id: id, message: { message_id: 1, date: 1, text, from, chat } });
}

async function connect(token: string): Promise<void> {
  await dialogue.submit('token', { token });
  await dialogue.submit('address', { address: 'http://vetrina.example', anyway: 'yes' });
}

it('another bot’s token from a tab at the first step starts over', async () => {
  await connect(OWN);
  await sendCode(1, 'Anna');
  await dialogue.submit('owner', { answer: 'yes', id: '1' });
  await dialogue.submit('language', { main: 'it' });
  expect(dialogue.settled()).toMatchObject({ token: OWN });

  await dialogue.submit('token', { token: OTHER });
  expect(dialogue.settled()).toBeUndefined();
  expect(await dialogue.page()).toContain('name="address"');
  await dialogue.submit('address', { address: 'http://vetrina.example', anyway: 'yes' });
  expect(codeIn(await dialogue.page())).not.toBe('');
});

it('the same token again changes nothing', async () => {
  await connect(OWN);
  const before = await dialogue.page();
  await dialogue.submit('token', { token: OWN });
  expect(await dialogue.page()).toBe(before);
});

it('a yes counts for the person on the page: the sender of a newer code is asked about again', async () => {
  await connect(OWN);
  await sendCode(1, 'Anna');
  const shown = idIn(await dialogue.page());
  await dialogue.submit('owner', { answer: 'renew' });
  await sendCode(666, 'Mallory');
  await dialogue.submit('owner', { answer: 'yes', id: shown });
  const page = await dialogue.page();
  expect(page).toContain('Mallory');
  expect(idIn(page)).toBe('666');
  expect(dialogue.settled()).toBeUndefined();
});
