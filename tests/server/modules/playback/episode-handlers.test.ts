import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { ANNA, messageFrom, testBot } from '../../support/test-bot.ts';

const server = await testBot();
const series = server.series[2] ?? 0;
beforeAll(async () => {
  const episodes = [...Array(130).keys()].map((n) => ({ season: 1, episode: n + 1 }));
  for (const episode of [...episodes, { season: 2, episode: 1 }])
    await saveVideoAndNotify(
      server.db,
      { titleId: series, episode },
      { kind: 'video', fileId: `${episode.episode}` },
    );
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

it('the buttons lead from the seasons to an episode and back, all in one message', async () => {
  await server.press(`seasons:${series}:0`);
  const [seasons] = server.api.of('editMessageText');
  expect(buttonsOf(seasons).map(({ text }) => text)).toEqual(['Stagione 1', 'Stagione 2']);

  await server.press(dataOf(seasons, 'Stagione 2'));
  const episodes = server.api.of('editMessageText')[1];
  expect(episodes).toMatchObject({ text: expect.stringContaining('Stagione 2. Scegli l’episodio.') });
  expect(buttonsOf(episodes).map(({ text }) => text)).toEqual(['1', '‹ Stagioni']);
  expect(dataOf(episodes, '‹ Stagioni')).toBe(`seasons:${series}:0`);

  await server.press(dataOf(episodes, '1'));
  const caption = expect.stringMatching(/^<b>Serie 3<\/b> \(2003\)\nStagione 2, episodio 1\n/);
  expect(server.api.of('sendVideo')).toMatchObject([{ chat_id: ANNA, video: '1', caption }]);
  expect(server.api.of('answerCallbackQuery')).toHaveLength(3);
});

it('a long season has pages, each within the limits of a keyboard', async () => {
  await server.press(`season:${series}:1:0`);
  const [first] = server.api.of('editMessageText');
  expect(buttonsOf(first)).toHaveLength(62);
  await server.press(dataOf(first, '›'));
  const second = server.api.of('editMessageText')[1];
  expect(
    buttonsOf(second)
      .map(({ text }) => text)
      .filter((text) => /\D/.test(text)),
  ).toEqual(['‹', '›', '‹ Stagioni']);
  await server.press(dataOf(second, '›'));
  expect(buttonsOf(server.api.of('editMessageText')[2]).map(({ text }) => text)).toContain('130');
});

it('the episodes that the person has watched are marked', async () => {
  await server.press(`watched:${series}:2:1`);
  await server.press(`season:${series}:2:0`);
  const labels = () => buttonsOf(server.api.of('editMessageText').at(-1)).map(({ text }) => text);
  expect(labels()).toEqual(['✓ 1', '‹ Stagioni']);
  await server.press(`unwatched:${series}:2:1`);
  await server.press(`season:${series}:2:0`);
  expect(labels()).toEqual(['1', '‹ Stagioni']);
});

it('a second press of the same button changes nothing and throws nothing', async () => {
  const description = 'Bad Request: message is not modified: specified new message content is the same';
  server.api.fail('editMessageText', { error_code: 400, description });
  await server.press(`season:${series}:1:0`);
  expect(server.api.of('editMessageText')).toHaveLength(1);
  expect(server.api.of('answerCallbackQuery')).toHaveLength(1);
  expect(server.api.of('sendMessage')).toEqual([]);
  expect(server.log()).not.toContain('could not answer');
});

it('the caption is edited if the message has a poster', async () => {
  const message = messageFrom(ANNA, { photo: [], caption: 'scegli' });
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  const data = `season:${series}:2:0`;
  await server.bring({ callback_query: { id: '1', chat_instance: '1', from, data, message } });
  const [changed] = server.api.of('editMessageCaption');
  expect(changed).toMatchObject({ caption: expect.stringContaining('Stagione 2. Scegli l’episodio.') });
  expect(buttonsOf(changed).map(({ text }) => text)).toEqual(['1', '‹ Stagioni']);
});

it('a new message is sent if the old one can no longer be edited', async () => {
  server.api.fail('editMessageText', {
    error_code: 400,
    description: "Bad Request: message can't be edited",
  });
  await server.press(`season:${series}:2:0`);
  expect(buttonsOf(server.api.of('sendMessage')[0]).map(({ text }) => text)).toEqual(['1', '‹ Stagioni']);
});

it.each(['episode:%:1:999', 'episode:%:9:1', 'episode:999999:1:1', 'season:999999:1:0', 'seasons:999999:0'])(
  'a button for a missing episode or title explains itself: %s',
  async (data) => {
    await server.press(data.replace('%', String(series)));
    expect(server.api.of('sendVideo')).toEqual([]);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: expect.stringMatching(/non (è|c’è) /) },
    ]);
  },
);

it('the other seasons are offered when one has no episodes left', async () => {
  await server.press(`season:${series}:7:0`);
  expect(buttonsOf(server.api.of('editMessageText')[0]).map(({ text }) => text)).toEqual([
    'Stagione 1',
    'Stagione 2',
  ]);
});

it('the person is notified when the messenger no longer knows the video', async () => {
  server.api.fail('sendVideo', { error_code: 400, description: 'Bad Request: wrong file identifier' });
  await server.press(`episode:${series}:2:1`);
  expect(server.api.of('answerCallbackQuery')).toMatchObject([
    { text: expect.stringContaining('non è più') },
  ]);
  expect(server.log()).toContain('add it again');
});

it.each([
  [400, 'Bad Request: chat not found'],
  [403, 'Forbidden: bot is not a member of the channel chat'],
])(
  'the person is notified when the channel of an episode cannot be reached: %i %s',
  async (error_code, description) => {
    const part = { titleId: series, episode: { season: 3, episode: 1 } };
    await saveVideoAndNotify(server.db, part, { kind: 'message', chatId: '-100777', messageId: 1 });
    server.api.fail('copyMessage', { error_code, description });
    await server.press(`episode:${series}:3:1`);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: expect.stringContaining('non è più disponibile') },
    ]);
    expect(server.log()).toMatch(/"title":"Serie 3, stagione 3, episodio 1".*add it again/);
  },
);
