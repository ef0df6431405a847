import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Message } from '../../../wire-message.ts';
import { CARLA, type TestSimulator } from '../support/test-simulator.ts';

/** A picture of 40 x 30 pixels, as bytes and at an address. */
export type Picture = { bytes: Buffer; url: string };

/** Serves the picture while a file's tests run. */
export function servePicture(): () => Picture {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  });
  let bytes = Buffer.alloc(0);
  beforeAll(async () => {
    const blank = { width: 40, height: 30, channels: 3 as const, background: '#c33' };
    bytes = await sharp({ create: blank }).png().toBuffer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  });
  afterAll(() => void server.close());
  return () => ({ bytes, url: `http://localhost:${(server.address() as AddressInfo).port}/a.png` });
}

export const WELCOME = '*Ciao*, _Carla_\n>Una citazione\n>di due righe\nFine\\.';
export const LEGACY = '*Ciao* [qui](https://example.org) a_b'.replace('a_b', 'a\\_b');
export const INVOICE = {
  title: 'Premium',
  description: 'Un mese',
  payload: 'mese',
  currency: 'XTR',
  prices: [{ label: 'Mese', amount: 50 }],
};

/** A whole conversation between a person and a bot, from the first word to a payment. */
export async function expectWholeConversation(simulator: TestSimulator): Promise<void> {
  await simulator.act({ type: 'pressStart', person: CARLA });
  const [welcome] = await fromBot(simulator, 1);
  expect(welcome?.text).toBe('Ciao, Carla\nUna citazione\ndi due righe\nFine.');
  expect(welcome?.entities.map(({ type }) => type)).toEqual(['bold', 'italic', 'blockquote']);

  const press = { type: 'pressCallback', chat: CARLA, person: CARLA, data: 'premi' } as const;
  const answer = await simulator.act({ ...press, messageId: welcome?.id ?? 0 });
  expect(answer).toEqual({ text: 'Fatto', showAlert: false });
  await expect.poll(async () => (await fromBot(simulator, 1))[0]?.text).toBe('Premuto');

  await say(simulator, 'foto');
  const [, uploaded, fetched] = await fromBot(simulator, 3);
  expect(uploaded?.photo).toMatchObject({ width: 40, height: 30 });
  expect(fetched?.photo).toMatchObject({ width: 40, height: 30 });

  await say(simulator, 'vecchio');
  const [legacy] = (await fromBot(simulator, 4)).slice(-1);
  expect(legacy).toMatchObject({ text: 'Ciao qui a_b', entities: [{ type: 'bold' }, { type: 'text_link' }] });

  await say(simulator, 'compra');
  const [invoice] = (await fromBot(simulator, 5)).slice(-1);
  const paid = await simulator.act({ type: 'pay', chat: CARLA, person: CARLA, messageId: invoice?.id ?? 0 });
  expect(paid.outcome).toBe('paid');
  expect((await fromBot(simulator, 6)).at(-1)?.text).toBe('Grazie, 50');
}

const say = (simulator: TestSimulator, text: string) =>
  simulator.act({ type: 'sendText', chat: CARLA, person: CARLA, text });

async function fromBot(simulator: TestSimulator, count: number): Promise<Message[]> {
  const ofBot = async () => (await simulator.chat(CARLA)).filter(({ author }) => author.kind === 'bot');
  await expect.poll(async () => (await ofBot()).length, { timeout: 3_000 }).toBe(count);
  return ofBot();
}
