import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CARLA, CHANNEL, GROUP, OLGA, testSimulator } from '../support/test-simulator.ts';

describe('links', () => {
  it('of the bot open its chat and start it', async () => {
    const simulator = await testSimulator();
    const open = (url: string) => simulator.act({ type: 'openLink', person: CARLA, url });
    expect(await open('https://t.me/Vetrina_Demo_Bot?start=42')).toEqual({ kind: 'chat', chatId: CARLA });
    expect(await open('tg://resolve?domain=vetrina_demo_bot&start=43')).toEqual({
      kind: 'chat',
      chatId: CARLA,
    });
    expect(await open('https://t.me/vetrina_demo_bot')).toEqual({ kind: 'chat', chatId: CARLA });
    expect((await simulator.chat(CARLA)).map(({ text }) => text)).toEqual(['/start 42', '/start 43']);
  });

  it.each([
    ['https://t.me/vetrina_demo_bot?startapp=42', '42'],
    ['https://t.me/vetrina_demo_bot/app?startapp=a_b-C', 'a_b-C'],
    ['tg://resolve?domain=vetrina_demo_bot&startapp=42', '42'],
    ['tg://resolve?domain=vetrina_demo_bot&appname=app', undefined],
    ['https://t.me/vetrina_demo_bot?startapp', undefined],
    ['https://t.me/vetrina_demo_bot/app', undefined],
  ])('open the Main Mini App, and start nothing: %s', async (url, startParam) => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setMainApp', url: 'http://localhost:3000/start' });
    expect(await simulator.act({ type: 'openLink', person: CARLA, url })).toEqual({
      kind: 'app',
      url: 'http://localhost:3000/start',
      ...(startParam && { startParam }),
    });
    expect(await simulator.chat(CARLA)).toEqual([]);
    expect(await simulator.call('sendMessage', { chat_id: CARLA, text: 'x' })).toMatchObject({
      error_code: 403,
      description: "Forbidden: bot can't initiate conversation with a user",
    });
  });

  it('with a start parameter of other characters, or too long, say so', async () => {
    const simulator = await testSimulator();
    for (const parameter of ['a%20b', 'x'.repeat(513)]) {
      const url = `https://t.me/vetrina_demo_bot?startapp=${parameter}`;
      expect((await simulator.tryTo({ type: 'openLink', person: CARLA, url })).body.error).toContain(
        'startapp',
      );
    }
  });

  it('of the share sheet offer to choose a chat, all others go to a browser', async () => {
    const simulator = await testSimulator();
    const open = (url: string) => simulator.act({ type: 'openLink', person: ANNA, url });
    const shared = 'https://t.me/vetrina_demo_bot?start=42';
    expect(await open(`https://t.me/share/url?url=${encodeURIComponent(shared)}&text=Guarda`)).toEqual({
      kind: 'share',
      url: shared,
      text: 'Guarda',
    });
    for (const url of ['https://example.com/', 'https://t.me/another_bot?start=1', 'no link']) {
      expect(await open(url)).toEqual({ kind: 'external', url });
    }
  });

  it('of a channel’s post open the channel, for those who are in it', async () => {
    const simulator = await testSimulator();
    const url = 'https://t.me/c/9009000001/101';
    const open = (person: number) => simulator.act({ type: 'openLink', person, url });
    expect(await open(OLGA)).toEqual({ kind: 'chat', chatId: CHANNEL });
    expect(await open(ANNA)).toEqual({ kind: 'external', url });
  });

  it('can be shared with friends', async () => {
    const simulator = await testSimulator();
    await simulator.act({
      type: 'share',
      person: ANNA,
      toChat: GROUP,
      url: 'https://t.me/vetrina_demo_bot?start=42',
      text: 'Guarda',
    });
    expect(await simulator.chat(GROUP)).toMatchObject([
      {
        text: 'https://t.me/vetrina_demo_bot?start=42\nGuarda',
        author: { name: 'Anna' },
        entities: [{ type: 'url', offset: 0, length: 38 }],
      },
    ]);
  });
});

describe('an action that cannot be done', () => {
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
  ])('is refused with a reason: %j', async (action, reason) => {
    const simulator = await testSimulator();
    const { status, body } = await simulator.tryTo(action);
    expect(status).toBe(400);
    expect(body.error).toContain(reason);
  });
});

describe('people', () => {
  it('come and go', async () => {
    const simulator = await testSimulator();
    const dario = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
    await simulator.act({ type: 'sendText', chat: GROUP, person: dario.id, text: 'Eccomi' });
    expect((await simulator.call('sendMessage', { chat_id: dario.id, text: 'x' })).error_code).toBe(403);
    await simulator.act({ type: 'pressStart', person: dario.id });
    expect(await simulator.call('sendMessage', { chat_id: dario.id, text: 'x' })).toMatchObject({ ok: true });
    await simulator.act({ type: 'deleteAccount', person: dario.id });
    expect((await simulator.tryTo({ type: 'pressStart', person: dario.id })).status).toBe(400);
  });

  it('who come again after a reset are nobody that the bot has met', async () => {
    const simulator = await testSimulator();
    const first = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
    await simulator.act({ type: 'reset' });
    const second = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
    expect(second.id).not.toBe(first.id);
  });

  it('are not without end', async () => {
    const simulator = await testSimulator({ people: 4 });
    expect((await simulator.tryTo({ type: 'addPerson', firstName: 'Dario' })).body.error).toBe(
      'Ci sono già abbastanza persone.',
    );
  });

  it('are the first ones again after a reset, and the bot keeps what it has set', async () => {
    const simulator = await testSimulator();
    await simulator.call('setMyCommands', { commands: [{ command: 'start', description: 'Comincia' }] });
    await simulator.act({ type: 'pressStart', person: CARLA });
    await simulator.act({ type: 'addPerson', firstName: 'Dario' });
    await simulator.act({ type: 'setFault', kind: '500' });
    await simulator.act({ type: 'reset' });
    const state = await simulator.state();
    expect(state.people.map(({ firstName, hasStarted }) => [firstName, hasStarted])).toEqual([
      ['Anna', true],
      ['Bruno', true],
      ['Carla', false],
      ['Olga', true],
    ]);
    expect(state.chats.flatMap(({ messages }) => messages)).toEqual([]);
    expect(state.chats[0]?.commands).toHaveLength(1);
    expect(state.faults).toEqual([]);
  });
});

describe('a bot that does not answer', () => {
  it('leaves a pressed button and an inline query without an answer', async () => {
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
  it('can answer another one', async () => {
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

  it('can be deleted by people', async () => {
    const simulator = await testSimulator();
    const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
    await simulator.act({ type: 'deleteMessage', chat: ANNA, messageId: id });
    expect(await simulator.chat(ANNA)).toEqual([]);
  });

  it('are kept, but not without end', async () => {
    const simulator = await testSimulator({ messagesPerChat: 2 });
    for (const text of ['a', 'b', 'c'])
      await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text });
    expect((await simulator.chat(ANNA)).map(({ text }) => text)).toEqual(['b', 'c']);
  });
});

describe('a channel’s posts', () => {
  const post = (simulator: Awaited<ReturnType<typeof testSimulator>>, fileName: string) =>
    simulator.act({ type: 'sendVideo', chat: CHANNEL, person: OLGA, fileName });

  it('have other words when they are edited, and the bot hears of it', async () => {
    const simulator = await testSimulator();
    const { id } = await post(simulator, 'a.mkv');
    const edit = { type: 'editMessage', chat: CHANNEL, messageId: id, text: 'Amarcord (1973)' } as const;
    await simulator.act({ ...edit, person: OLGA });
    expect(await simulator.updates()).toMatchObject([
      { channel_post: { message_id: id } },
      { edited_channel_post: { message_id: id, caption: 'Amarcord (1973)', edit_date: expect.any(Number) } },
    ]);
    expect((await simulator.tryTo({ ...edit, person: ANNA })).status).toBe(400);
  });

  it('are sent on with their place, any number of them', async () => {
    const simulator = await testSimulator();
    const first = await post(simulator, 'a.mkv');
    const second = await post(simulator, 'b.mkv');
    const messageIds = [first.id, second.id];
    await simulator.act({ type: 'forward', chat: CHANNEL, person: OLGA, messageIds, toChat: OLGA });
    const updates = await simulator.updates();
    expect(updates.slice(2)).toMatchObject(
      messageIds.map((message_id) => ({
        message: { forward_origin: { type: 'channel', chat: { id: CHANNEL }, message_id } },
      })),
    );
  });

  it('of the bot and the messenger cannot be edited or sent on by anybody', async () => {
    const simulator = await testSimulator();
    await simulator.call('sendMessage', { chat_id: ANNA, text: 'ciao' });
    const [message] = await simulator.chat(ANNA);
    const edit = { type: 'editMessage', chat: ANNA, person: ANNA, messageId: message?.id, text: 'x' };
    expect((await simulator.tryTo(edit)).body.error).toContain('non si può modificare');
    const empty = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
    const blank = { ...edit, messageId: empty.id, text: ' ' };
    expect((await simulator.tryTo(blank)).body.error).toContain('vuoto');
  });
});
