import { beforeEach, describe, expect, it } from 'vitest';
import { episodesOf } from '../../../../../src/server/modules/videos/title-videos.ts';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';
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

const server = await useChannelBot();

describe('unmatched videos', () => {
  beforeEach(follow);
  const settle = async () => {
    const message = await ownerReport();
    await server.press(dataOf(message, 'Che titolo è?'), OWNER);
    return sent().at(-1);
  };
  /** The present question. */
  const asked = () => server.api.of('editMessageText').at(-1);
  const states = async () => {
    const rows = await server.db.selectFrom('video_post').select('state').orderBy('id').execute();
    return rows.map(({ state }) => state);
  };
  const answers = () => server.api.of('answerCallbackQuery').map(({ text }) => text);

  it('wait for the owner, who names one that has just come by one press', async () => {
    await server.bring(post(34, video('x.mkv', 'Nosferatu')));
    const shown = await settle();
    expect(shown?.['text']).toContain('Didascalia: Nosferatu');
    const offered = buttonsOf(shown).map(({ text }) => text);
    expect(offered).toEqual(
      expect.arrayContaining(['È questo: Nosferatu (1922)', 'Un altro titolo', 'Ignora']),
    );
    expect(offered.filter((text) => text.startsWith('È questo')).length).toBeLessThanOrEqual(3);
    await server.press(dataOf(shown, 'È questo: Nosferatu (1922)'), OWNER);
    const [titleId = 0] = remakes;
    expect(await findMainVideo(server.db, { titleId })).toMatchObject({ messageId: 34 });
    expect(asked()?.['text']).toBe('Fatto: ora si può guardare Nosferatu (1922).');
    // An answer by hand outlives an edit that names nothing for sure.
    await server.bring(edited(34, video('x.mkv', 'Nosferatu!')));
    expect(await findMainVideo(server.db, { titleId })).toMatchObject({ messageId: 34 });
  });

  it('unmatched videos are ignored at a press, which is idempotent, and wait again at another', async () => {
    await server.bring(post(34, video('VID_20240101.mp4')));
    const shown = await settle();
    await server.press(dataOf(shown, 'Ignora'), OWNER);
    await server.press(dataOf(shown, 'Ignora'), OWNER);
    expect(answers().at(-1)).toBe('Questo video non aspetta più.');
    expect(asked()?.['text']).toBe('Ignorato.');
    await server.press(dataOf(asked(), 'Annulla'), OWNER);
    expect(asked()?.['text']).toContain('Che titolo è?');
    expect(await states()).toEqual(['unmatched']);
  });

  it('have the desk open for what needs more than a press', async () => {
    await server.bring(post(34, video('Serie 5.mkv')));
    const shown = await settle();
    const wayOf = (message: typeof shown, label: string) =>
      buttonsOf(message).find(({ text }) => text === label)?.web_app?.url;
    expect(wayOf(shown, 'Un altro titolo')).toContain('/gestione/da-abbinare?');
    const series5 = buttonsOf(shown).find(({ text: label }) => label.includes('Serie 5'));
    await server.press(series5?.callback_data ?? '', OWNER);
    expect(asked()?.['text']).toContain('Dal nome del file non capisco che episodio è');
    expect(wayOf(asked(), 'Apri la Gestione')).toContain('/gestione/da-abbinare?');
    expect(await episodesOf(server.db, series())).toEqual([]);
  });

  it('several unmatched videos are left to the desk', async () => {
    for (const messageId of [34, 35])
      await server.bring(post(messageId, video(`VID_2024010${messageId}.mp4`)));
    const [button, ...others] = buttonsOf(await ownerReport());
    expect(others).toEqual([]);
    expect(button).toMatchObject({
      text: 'Da abbinare (2)',
      web_app: { url: expect.stringContaining('/gestione/da-abbinare?') },
    });
  });

  it('unmatched videos of one name are ignored together at the desk alone', async () => {
    for (const messageId of [34, 35]) await server.bring(post(messageId, video('Vacanze.mkv')));
    const { id } = await server.db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
    await server.press(`ignore:${id}:0:0:0`, OWNER);
    expect(texts().at(-1)).toBe('Questo ora si fa nella Gestione.');
    expect(await states()).toEqual(['unmatched', 'unmatched']);
    await server.press(`ignore:${id}:1:0:0`, OWNER);
    expect((await states()).toSorted()).toEqual(['ignored', 'unmatched']);
  });

  it('unmatched videos are shown to owners alone', async () => {
    await server.bring(post(34, video('Film 1 versione lunga.mkv')));
    await server.press(dataOf(await settle(), 'Ignora'), ANNA);
    expect(await states()).toEqual(['unmatched']);
  });
});
