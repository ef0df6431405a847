import { expect, it } from 'vitest';
import { serveFiles } from '../support/serve-files.ts';
import { ANNA, testSimulator } from '../support/test-simulator.ts';

const site = serveFiles();

it('a message’s text, buttons and picture can be edited when something differs', async () => {
  const simulator = await testSimulator();
  const { result } = await simulator.call('sendMessage', { chat_id: ANNA, text: 'uno' });
  const target = { chat_id: ANNA, message_id: result['message_id'] };
  const reply_markup = { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] };
  expect(await simulator.call('editMessageText', { ...target, text: 'due', reply_markup })).toMatchObject({
    result: { text: 'due', edit_date: expect.any(Number) },
  });
  for (const [method, change] of [
    ['editMessageText', { text: 'due', reply_markup }],
    ['editMessageReplyMarkup', { reply_markup }],
  ] as const) {
    expect((await simulator.call(method, { ...target, ...change })).description).toContain(
      'Bad Request: message is not modified: specified new message content',
    );
  }
  expect(await simulator.call('editMessageReplyMarkup', target)).toMatchObject({ ok: true });
  expect((await simulator.call('editMessageCaption', { ...target, caption: 'x' })).description).toBe(
    'Bad Request: there is no caption in the message to edit',
  );
  const media = { type: 'photo', media: `${site()}/a.png`, caption: 'tre' };
  expect(await simulator.call('editMessageMedia', { ...target, media })).toMatchObject({
    result: { caption: 'tre' },
  });
  const file = { type: 'document', media: `${site()}/a.pdf`, caption: 'tre' };
  const { result: asFile } = await simulator.call('editMessageMedia', { ...target, media: file });
  expect(asFile).toMatchObject({ document: { mime_type: 'application/pdf' } });
  expect(asFile).not.toHaveProperty('photo');
  expect((await simulator.call('editMessageText', { ...target, text: 'x' })).description).toBe(
    'Bad Request: there is no text in the message to edit',
  );
  expect(await simulator.call('editMessageCaption', { ...target, caption: 'quattro' })).toMatchObject({
    result: { caption: 'quattro' },
  });
  expect(await simulator.call('deleteMessage', target)).toMatchObject({ result: true });
  expect(await simulator.chat(ANNA)).toEqual([]);
});

it('only the author can edit a message', async () => {
  const simulator = await testSimulator();
  const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'mio' });
  const edit = await simulator.call('editMessageText', { chat_id: ANNA, message_id: id, text: 'tuo' });
  expect(edit.description).toBe("Bad Request: message can't be edited");
});

it('several messages can be deleted at once', async () => {
  const simulator = await testSimulator();
  const { id } = await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'x' });
  expect(await simulator.call('deleteMessages', { chat_id: ANNA, message_ids: [id, 9_999] })).toMatchObject({
    ok: true,
  });
  expect(await simulator.chat(ANNA)).toEqual([]);
});
