import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, GROUP, type TestSimulator, testSimulator } from '../support/test-simulator.ts';

const LINK = 'https://t.me/vetrina_demo_bot?startapp=42';
const card = {
  type: 'photo',
  id: '1',
  photo_url: 'http://localhost:3000/a.jpg',
  thumbnail_url: 'http://localhost:3000/a.jpg',
  caption: 'Nosferatu',
  reply_markup: { inline_keyboard: [[{ text: 'Apri', url: LINK }]] },
};
const toGroups = { user_id: ANNA, result: card, allow_group_chats: true };

describe('inline feedback', () => {
  const article = {
    type: 'article',
    id: 'a',
    title: 'Nosferatu',
    input_message_content: { message_text: 'Nosferatu' },
    reply_markup: { inline_keyboard: [[{ text: 'Vota', callback_data: 'v' }]] },
  };

  /** Chooses a result of the bot in the group; returns the bot's updates about it. */
  async function choose(simulator: TestSimulator, result: object) {
    const place = { chat: GROUP, person: ANNA };
    const asked = simulator.act({ type: 'inlineQuery', ...place, query: 'nos' });
    await expect.poll(async () => (await simulator.updates()).at(-1)?.['inline_query']).toBeDefined();
    const inline_query_id = (await simulator.updates()).at(-1)?.['inline_query']?.['id'];
    await simulator.call('answerInlineQuery', { inline_query_id, results: [result] });
    const queryId = (await asked)?.queryId ?? '';
    const message = await simulator.act({ type: 'chooseInline', ...place, queryId, resultId: 'a' });
    return { message, heard: (await simulator.updates()).at(-1) };
  }

  it('feedback names the chosen result, with the message’s identifier if it has buttons', async () => {
    const simulator = await testSimulator();
    const { message, heard } = await choose(simulator, article);
    expect(heard).toMatchObject({
      chosen_inline_result: { result_id: 'a', query: 'nos', inline_message_id: message.inlineMessageId },
    });
    const { reply_markup: _without, ...bare } = article;
    const again = await choose(simulator, bare);
    expect(again.heard?.['chosen_inline_result']).not.toHaveProperty('inline_message_id');
  });

  it('no feedback is sent when it is turned off', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setBotSettings', hasInlineFeedback: false });
    const { message, heard } = await choose(simulator, article);
    expect(heard).toHaveProperty('inline_query');
    const press = { type: 'pressCallback', chat: GROUP, person: BRUNO, messageId: message.id, data: 'v' };
    void simulator.tryTo(press).catch(() => undefined);
    await expect
      .poll(async () => (await simulator.updates()).at(-1))
      .toMatchObject({
        callback_query: { inline_message_id: message.inlineMessageId, from: { id: BRUNO } },
      });
  });
});

describe('a prepared message', () => {
  it('a prepared message is sent via the bot, with its picture and button', async () => {
    const simulator = await testSimulator();
    const { result } = await simulator.call('savePreparedInlineMessage', toGroups);
    const preparedId = String(result['id']);
    expect(await simulator.act({ type: 'findPrepared', person: ANNA, preparedId })).toEqual({
      kinds: ['groups'],
    });
    await simulator.act({ type: 'sendPrepared', chat: GROUP, person: ANNA, preparedId });
    expect(await simulator.chat(GROUP)).toMatchObject([
      {
        text: 'Nosferatu',
        isViaBot: true,
        author: { name: 'Anna' },
        photo: { url: card.photo_url },
        buttons: [[{ kind: 'url', text: 'Apri', url: LINK }]],
      },
    ]);
  });

  it('a prepared message belongs to the person it was prepared for', async () => {
    const simulator = await testSimulator();
    const { result } = await simulator.call('savePreparedInlineMessage', toGroups);
    const look = { type: 'findPrepared', person: BRUNO, preparedId: String(result['id']) };
    expect((await simulator.tryTo(look)).body.error).toContain('non è più pronto');
    expect((await simulator.tryTo({ ...look, person: ANNA, preparedId: 'x' })).status).toBe(400);
  });

  it.each([
    ['may go nowhere', { user_id: ANNA, result: card }, 'at least one chat type must be allowed'],
    ['is for nobody', { ...toGroups, user_id: 5 }, 'user not found'],
    [
      'opens a mini app by a button of private chats',
      {
        ...toGroups,
        result: {
          ...card,
          reply_markup: { inline_keyboard: [[{ text: 'Apri', web_app: { url: 'https://a.org' } }]] },
        },
      },
      'BUTTON_TYPE_INVALID',
    ],
  ])('a prepared message is refused when it %s', async (_what, parameters, reason) => {
    const simulator = await testSimulator();
    const { description } = await simulator.call('savePreparedInlineMessage', parameters);
    expect(description).toBe(`Bad Request: ${reason}`);
  });
});
