import { beforeEach, describe, expect, it } from 'vitest';
import { episodesOf } from '../../../../../src/server/modules/sources/title-videos.ts';
import { findSource } from '../../../support/find-source.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, answering, OWNER, type TestBot } from '../../../support/test-bot.ts';
import {
  edited,
  follow,
  ownerReport,
  post,
  remakes,
  sent,
  series,
  texts,
  useChannelBot,
  video,
} from './support/channel-bot.ts';

let server: TestBot;
useChannelBot((started) => {
  server = started;
});

describe('videos with an unsure title', () => {
  beforeEach(follow);
  const settle = async () => {
    const message = await ownerReport();
    await server.press(dataOf(message, 'Da abbinare (1)'), OWNER);
    return sent().at(-1);
  };
  const answers = () => server.api.of('answerCallbackQuery').map(({ text }) => text);

  it('wait for the owner, who names it', async () => {
    await server.bring(post(34, video('x.mkv', 'Nosferatu')));
    const shown = await settle();
    expect(shown?.['text']).toContain('Didascalia: Nosferatu');
    const offered = buttonsOf(shown).map(({ text }) => text);
    expect(offered).toEqual(expect.arrayContaining(['È questo: Nosferatu (1922)', 'Cerca', 'Ignora']));
    expect(offered.filter((text) => text.startsWith('È questo')).length).toBeLessThanOrEqual(3);
    await server.press(dataOf(shown, 'È questo: Nosferatu (1922)'), OWNER);
    const [titleId = 0] = remakes;
    expect(await findSource(server.db, { titleId })).toMatchObject({ messageId: 34 });
    expect(answers().at(-1)).toBe('Fatto: ora si può guardare Nosferatu (1922).');
    expect(server.api.of('editMessageText').at(-1)?.['text']).toBe('Non c’è altro da abbinare.');
    // What was said by hand outlives an edit that says nothing sure.
    await server.bring(edited(34, video('x.mkv', 'Nosferatu!')));
    expect(await findSource(server.db, { titleId })).toMatchObject({ messageId: 34 });
  });

  /** Has the bot ask what an unsure video is; answers how the owner replies to that. */
  async function askForWords() {
    await server.bring(post(34, video('VID_20240101.mp4')));
    await server.press(dataOf(await settle(), 'Cerca'), OWNER);
    const question = answering(server.api.of('sendMessage').at(-1), OWNER);
    return (text: string) => server.send({ text, ...question }, OWNER);
  }

  /** The owner replies to the bot's last message. */
  async function reply(text: string) {
    await server.send({ text, ...answering(server.api.of('sendMessage').at(-1), OWNER) }, OWNER);
  }

  it('are ignored at a press, which is idempotent', async () => {
    await server.bring(post(34, video('VID_20240101.mp4')));
    const ignore = dataOf(await settle(), 'Ignora');
    await server.press(ignore, OWNER);
    await server.press(ignore, OWNER);
    expect(answers().slice(-2)).toEqual(['Ignorato.', 'Questo video non aspetta più.']);
  });

  it('are matched by the text that the owner replies with', async () => {
    const answer = await askForWords();
    await answer('zzzzqqqq');
    expect(texts().at(-1)).toContain('Non ho trovato niente');
    await answer('999999');
    expect(texts().at(-1)).toContain('non c’è un titolo con il numero 999999');
    await answer('Serie 5 S02E03');
    const button = buttonsOf(sent().at(-1)).find(({ text }) => text.includes('Serie 5'));
    await server.press(button?.callback_data ?? '', OWNER);
    expect(await episodesOf(server.db, series())).toEqual([{ season: 2, episode: 3 }]);
    await answer('Serie 5 S02E04');
    expect(texts().at(-1)).toBe('Questo video non aspetta più.');
  });

  it('are matched by a title’s number, with the episode of a series', async () => {
    const answer = await askForWords();
    await answer(String(series()));
    expect(texts().at(-1)).toMatch(
      /^Episodio del video \d+, titolo \d+.*«Serie 5» è una serie: che episodio/s,
    );
    await answer('S1E2');
    expect(texts().at(-1)).toContain('Prima il titolo');
    await answer(`${series()} S1E2`);
    expect(await episodesOf(server.db, series())).toEqual([{ season: 1, episode: 2 }]);
    expect(texts().at(-1)).toBe('Non c’è altro da abbinare.');
  });

  it.each([
    ['S1E5', { season: 1, episode: 5 }],
    ['2x07', { season: 2, episode: 7 }],
  ])('are matched to a series by its episode, which may be written %s', async (text, episode) => {
    await server.bring(post(34, video('Serie 5.mkv')));
    const shown = await settle();
    const button = buttonsOf(shown).find(({ text: label }) => label.includes('Serie 5'));
    await server.press(button?.callback_data ?? '', OWNER);
    expect(texts().at(-1)).toContain('che episodio è «Serie 5.mkv»? Rispondi «S1E5» o «5».');
    expect(await episodesOf(server.db, series())).toEqual([]);
    await reply('boh');
    expect(texts().at(-1)).toContain('Così non va');
    await reply('5');
    expect(texts().at(-1)).toContain('La stagione 0 non c’è');
    await reply(text);
    expect(await episodesOf(server.db, series())).toEqual([episode]);
  });

  it('are shown to owners alone', async () => {
    await server.bring(post(34, video('Film 1 versione lunga.mkv')));
    await server.press(dataOf(await settle(), 'Ignora'), ANNA);
    const [row] = await server.db.selectFrom('source_post').select('state').execute();
    expect(row?.state).toBe('unsure');
  });
});
