import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CHANNEL, GROUP, testSimulator } from '../support/test-simulator.ts';

describe('impossible actions', () => {
  it.each([
    [{ type: 'dance' }, 'type: '],
    [{ type: 'sendText', chat: ANNA, person: ANNA }, 'text: '],
    [{ type: 'sendText', chat: ANNA, person: ANNA, text: ' ' }, 'Un messaggio vuoto'],
    [{ type: 'sendText', chat: ANNA, person: BRUNO, text: 'x' }, 'Bruno non è nella chat 1001.'],
    [{ type: 'sendText', chat: CHANNEL, person: ANNA, text: 'x' }, 'Anna non è nella chat'],
    [{ type: 'sendText', chat: 5, person: ANNA, text: 'x' }, 'La chat 5 non c’è.'],
    [{ type: 'sendText', chat: ANNA, person: 5, text: 'x' }, 'La persona 5 non c’è.'],
    [{ type: 'pay', chat: ANNA, person: ANNA, messageId: 5 }, 'Il messaggio 5 non c’è nella chat 1001.'],
    [{ type: 'repeatPayment', chat: ANNA, messageId: 5 }, 'Il messaggio 5 non c’è'],
    [{ type: 'pressStart', person: ANNA, payload: 'a b' }, 'payload: '],
    [{ type: 'chooseInline', chat: ANNA, person: ANNA, queryId: 'x', resultId: 'x' }, 'non è più offerto'],
    [
      { type: 'openApp', person: ANNA, url: 'nowhere', platform: 'web', version: '8.0', theme: {} },
      'non è l’indirizzo',
    ],
    [
      { type: 'openApp', person: ANNA, url: 'http://localhost', platform: 'web', version: '8', theme: {} },
      'version: ',
    ],
  ])('an impossible action is refused with a reason: %j', async (action, reason) => {
    const simulator = await testSimulator();
    const { status, body } = await simulator.tryTo(action);
    expect(status).toBe(400);
    expect(body.error).toContain(reason);
  });
});

describe('a bot without an answer', () => {
  it('a pressed button and an inline query end without an answer', async () => {
    const simulator = await testSimulator({ callbackLife: 50, inlineLife: 50 });
    const reply_markup = { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] };
    const { result } = await simulator.call('sendMessage', { chat_id: ANNA, text: 'x', reply_markup });
    const messageId = Number(result['message_id']);
    expect(
      await simulator.act({ type: 'pressCallback', chat: ANNA, person: ANNA, messageId, data: 'a' }),
    ).toBeNull();
    expect(await simulator.act({ type: 'inlineQuery', chat: GROUP, person: ANNA, query: 'a' })).toBeNull();
    const [press] = await simulator.updates();
    const late = await simulator.call('answerCallbackQuery', {
      callback_query_id: press?.['callback_query']?.['id'],
    });
    expect(late.description).toContain('query is too old');
  });
});

describe('messages', () => {
  it('a message can answer another one', async () => {
    const simulator = await testSimulator();
    const { result } = await simulator.call('sendMessage', { chat_id: ANNA, text: 'Che cosa cerchi?' });
    const replyTo = Number(result['message_id']);
    const answer = { type: 'sendText', chat: ANNA, person: ANNA, text: 'Nosferatu' } as const;
    await simulator.act({ ...answer, replyTo });
    expect(await simulator.updates()).toMatchObject([
      { message: { text: 'Nosferatu', reply_to_message: { text: 'Che cosa cerchi?' } } },
    ]);
    expect((await simulator.tryTo({ ...answer, replyTo: 9_999 })).status).toBe(400);
  });

  it('people can delete messages', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
    await simulator.act({ type: 'deleteMessage', chat: ANNA, messageId: id });
    expect(await simulator.chat(ANNA)).toEqual([]);
  });

  it('only the latest messages are kept', async () => {
    const simulator = await testSimulator({ messagesPerChat: 2 });
    for (const text of ['a', 'b', 'c'])
      await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text });
    expect((await simulator.chat(ANNA)).map(({ text }) => text)).toEqual(['b', 'c']);
  });
});
