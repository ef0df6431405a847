import { expect, it } from 'vitest';
import { ANNA, BRUNO, CHANNEL, idForBot, OLGA, testSimulator } from '../support/test-simulator.ts';

it('a message is shown with its formatting and buttons', async () => {
  const simulator = await testSimulator();
  const { result } = await simulator.call('sendMessage', {
    chat_id: String(ANNA),
    text: '<b>Nosferatu</b>\n/play',
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
    reply_markup: {
      inline_keyboard: [
        [{ text: 'Apri', web_app: { url: 'http://localhost:3000/?key=1' } }],
        [{ text: 'Cerca', switch_inline_query: 'nosferatu' }],
      ],
    },
  });
  expect(result).toMatchObject({
    text: 'Nosferatu\n/play',
    from: { is_bot: true },
    chat: { id: ANNA, type: 'private', first_name: 'Anna' },
    entities: [
      { type: 'bold', offset: 0, length: 9 },
      { type: 'bot_command', offset: 10, length: 5 },
    ],
    reply_markup: {
      inline_keyboard: [[{ web_app: { url: 'http://localhost:3000/?key=1' } }], [{ text: 'Cerca' }]],
    },
  });
  const [message] = await simulator.chat(ANNA);
  expect(message?.buttons?.flat().map(({ kind }) => kind)).toEqual(['webApp', 'switchInline']);
});

it('a message shows its link preview’s picture until it is edited', async () => {
  const simulator = await testSimulator();
  const options = { url: 'https://example.org/poster.jpg?w=300', show_above_text: true };
  const where = { chat_id: ANNA, text: 'Nosferatu' };
  await simulator.call('sendMessage', { ...where, link_preview_options: options });
  await simulator.call('sendMessage', {
    ...where,
    link_preview_options: { url: 'https://example.org/page' },
  });
  const previews = async () => (await simulator.chat(ANNA)).map(({ linkPreview }) => linkPreview);
  expect(await previews()).toEqual([{ url: options.url, isAbove: true }, undefined]);
  const [first] = await simulator.chat(ANNA);
  await simulator.call('editMessageText', { ...where, message_id: first?.id, text: 'Metropolis' });
  expect(await previews()).toEqual([undefined, undefined]);
  expect(
    await simulator.call('sendMessage', { ...where, link_preview_options: { is_disabled: 'x' } }),
  ).toMatchObject({ error_code: 400 });
});

it('a message can force a reply, bring a keyboard or remove it', async () => {
  const simulator = await testSimulator();
  const keyboard = {
    keyboard: [['Cerca'], [{ text: 'Apri', web_app: { url: 'http://localhost:3000/' } }]],
  };
  for (const reply_markup of [
    keyboard,
    { force_reply: true, input_field_placeholder: 'Titolo' },
    { remove_keyboard: true },
  ]) {
    await simulator.call('sendMessage', {
      chat_id: ANNA,
      text: 'x',
      reply_markup: JSON.stringify(reply_markup),
    });
  }
  expect((await simulator.chat(ANNA)).map(({ replyMarkup }) => replyMarkup)).toEqual([
    {
      kind: 'keyboard',
      oneTime: false,
      rows: [[{ text: 'Cerca' }], [{ text: 'Apri', webAppUrl: 'http://localhost:3000/' }]],
    },
    { kind: 'forceReply', placeholder: 'Titolo' },
    { kind: 'removeKeyboard' },
  ]);
});

it('the bot sends a person’s video again by its identifier or as a copy, even after a restart', async () => {
  const simulator = await testSimulator();
  const film = await simulator.act({
    type: 'sendVideo',
    chat: CHANNEL,
    person: OLGA,
    caption: '42',
    fileName: 'a.mp4',
  });
  const video = idForBot(simulator, film.video);
  expect(await simulator.call('sendVideo', { chat_id: ANNA, video })).toMatchObject({
    result: { video: { file_name: 'a.mp4' } },
  });
  expect((await simulator.call('sendPhoto', { chat_id: ANNA, photo: video })).description).toBe(
    "Bad Request: can't use file of type Video as Photo",
  );
  const copy = { chat_id: BRUNO, from_chat_id: CHANNEL, message_id: film.id };
  expect(
    await simulator.call('copyMessage', { ...copy, caption: '<b>Ecco</b>', parse_mode: 'HTML' }),
  ).toEqual({ ok: true, result: { message_id: expect.any(Number) } });
  expect(await simulator.call('forwardMessage', copy)).toMatchObject({
    result: { forward_origin: { type: 'channel' }, caption: '42' },
  });
  expect((await simulator.chat(BRUNO)).map(({ text }) => text)).toEqual(['Ecco', '42']);
  const later = await testSimulator();
  expect(await later.call('sendVideo', { chat_id: ANNA, video })).toMatchObject({ ok: true });
  expect((await simulator.call('getFile', { file_id: video })).description).toBe(
    'Bad Request: file is too big',
  );
});
