import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  describeSubtitles,
  saveSubtitles,
} from '../../../../../src/server/modules/videos/subtitles/subtitle-files.ts';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { ANNA, answering, OWNER } from '../../../support/test-bot.ts';
import { withoutPauses } from '../../../support/without-pauses.ts';
import {
  FOREIGN,
  film,
  follow,
  forwarded,
  LONG,
  post,
  series,
  texts,
  useChannelBot,
  video,
} from '../posts/support/channel-bot.ts';

const server = await useChannelBot();
beforeEach(async () => {
  await server.db.deleteFrom('subtitle_file').execute();
  await follow();
});

const file = (file_name: string, more: object = {}) => ({
  document: { file_id: `f-${file_name}`, file_unique_id: `u-${file_name}`, file_name },
  ...more,
});
const of = async (titleId: number) =>
  (await describeSubtitles(server.db, titleId)).map(({ fileName, episode }) =>
    episode ? `${episode.episode} ${fileName}` : fileName,
  );
const played = async (titleId: number) => {
  await server.press(`play:${titleId}`, ANNA);
  await expect.poll(() => server.api.of('copyMessage').length, LONG).toBeGreaterThan(0);
};

describe('a subtitle file in a channel belongs to the video', () => {
  it('a file goes to the video of its name, then the one it answers, then its album’s', async () => {
    await server.bring(post(5, video('Film.1.2001.1080p.iTA.mkv')));
    await server.bring(post(6, file('Film.1.2001.1080p.iTA.eng.srt')));
    await server.bring(post(7, file('uno.ita.srt', { reply_to_message: { message_id: 5 } })));
    await server.bring(post(8, { ...file('due.fra.srt'), media_group_id: '1' }));
    expect(await of(film())).toEqual(['Film.1.2001.1080p.iTA.eng.srt', 'uno.ita.srt']);
    await server.bring(post(9, { ...video('Film.1.2001.720p.iTA.mkv'), media_group_id: '1' }));
    await server.bring(post(10, file('Serie 5 S01E02.srt')));
    expect(await of(film())).toHaveLength(3);
    expect(await of(series())).toEqual(['2 Serie 5 S01E02.srt']);
  });

  it('a file whose video arrives later goes to it once that is matched', async () => {
    await server.bring(post(5, file('Sconosciuto.ita.srt')));
    await server.bring(post(6, video('Sconosciuto.mkv', String(film()))));
    expect(await of(film())).toEqual(['Sconosciuto.ita.srt']);
  });

  it('a file replaces the one of the same language', async () => {
    for (const [id, name] of [
      [5, 'Film 1 (2001).ita.srt'],
      [6, 'Film 1 (2001).it.vtt'],
    ] as const)
      await server.bring(post(id, file(name)));
    expect(await of(film())).toEqual(['Film 1 (2001).it.vtt']);
  });

  it('unless the channel is not followed', async () => {
    await server.bring(post(5, file('Film 1 (2001).ita.srt'), FOREIGN));
    expect(await of(film())).toEqual([]);
  });
});

describe('a subtitle file in a channel that matches nothing', () => {
  const aMinutePasses = () =>
    server.db
      .updateTable('subtitle_file')
      .set({ added_at: sql<Date>`added_at - interval '1 minute'` })
      .execute();
  /** Presses the first button of the last message to the owner, and answers the question. */
  async function answer(text: string): Promise<void> {
    const data = buttonsOf(server.api.of('sendMessage').at(-1))[0]?.callback_data ?? '';
    if (data.startsWith('subtitlesof')) await server.press(data, OWNER);
    await server.send({ text, ...answering(server.api.of('sendMessage').at(-1), OWNER) }, OWNER);
  }

  it('a file that matches nothing is reported once, together with others, when none has arrived for a minute', async () => {
    await server.bring(post(5, file('Ignoto.ita.srt')));
    await server.bring(post(6, file('Un altro.eng.srt')));
    await server.run('posts');
    expect(texts()).toEqual([]);
    await aMinutePasses();
    await server.run('posts');
    await server.run('posts');
    expect(texts()).toEqual([
      'Di che video sono questi sottotitoli?\n• Ignoto.ita.srt\n• Un altro.eng.srt\n\n' +
        'Se il video arriva con lo stesso nome li abbino da solo.',
    ]);
    expect(buttonsOf(server.api.of('sendMessage').at(-1)).map(({ text }) => text)).toEqual([
      'Scegli il titolo: Ignoto.ita.srt',
      'Scegli il titolo: Un altro.eng.srt',
    ]);
  });

  it('gets its title by a reply', async () => {
    await server.bring(post(5, file('Ignoto.ita.srt')));
    await aMinutePasses();
    await server.run('posts');
    await answer('qualcosa che non c’è');
    expect(texts().at(-1)).toContain('Così non sono sicuro');
    await answer(`${series()} S1E4`);
    expect(texts().at(-1)).toBe('Fatto: sottotitoli (italiano) per Serie 5, stagione 1, episodio 4.');
    expect(await of(series())).toEqual(['4 Ignoto.ita.srt']);
    await server.bring(post(6, file('Altro.ita.srt')));
    await aMinutePasses();
    await server.run('posts');
    await answer('Film 1 (2001)');
    expect(await of(film())).toEqual(['Altro.ita.srt']);
    expect(texts().at(-1)).toBe('Fatto: sottotitoli (italiano) per Film 1 (2001).');
  });

  it('a file is not reported if its video has arrived meanwhile', async () => {
    await server.bring(post(5, file('Ignoto.ita.srt')));
    await aMinutePasses();
    await server.run('posts');
    await server.bring(post(6, video('Ignoto.mkv', String(film()))));
    await answer(String(series()));
    expect(await of(film())).toEqual(['Ignoto.ita.srt']);
    expect(await of(series())).toEqual([]);
  });
});

describe('a subtitle file from the owner', () => {
  it('an owner’s file is matched by the number in its caption, or as an answer to a video', async () => {
    await server.send({ ...file('a.ita.srt'), caption: `${series()} S1E3` }, OWNER);
    await server.bring(post(5, video('Film.1.2001.mkv')));
    const answered = { message_id: 1, date: 0, ...forwarded(5, video('Film.1.2001.mkv')) };
    await server.send({ ...file('b.ita.srt'), reply_to_message: answered }, OWNER);
    expect(await of(series())).toEqual(['3 a.ita.srt']);
    expect(await of(film())).toEqual(['b.ita.srt']);
    expect(texts().slice(-2)).toEqual([
      'Fatto: sottotitoli (italiano) per Serie 5, stagione 1, episodio 3.',
      'Fatto: sottotitoli (italiano) per Film 1.',
    ]);
  });

  it('waits for its video if nothing names it, and the reply says how to name it', async () => {
    await server.send(file('x.srt'), OWNER);
    await server.send({ ...file('y.srt'), caption: '999999' }, OWNER);
    expect(texts()).toEqual(Array(2).fill(expect.stringContaining('Di che video sono questi sottotitoli?')));
  });

  it('a subtitle file is accepted from owners alone', async () => {
    await server.send({ ...file('a.ita.srt'), caption: String(film()) }, ANNA);
    expect(await of(film())).toEqual([]);
  });
});

describe('subtitles follow the delivery of their video', () => {
  /** Subtitles that need not wait until the chat takes another message. */
  const subtitlesSent = withoutPauses(server, 'delivery', () => server.api.of('sendDocument'));

  it('as one file', async () => {
    await server.bring(post(5, video('Film.1.2001.mkv')));
    await server.bring(post(6, file('Film.1.2001.ita.srt')));
    await played(film());
    await expect.poll(subtitlesSent, LONG).toMatchObject([
      {
        document: 'f-Film.1.2001.ita.srt',
        caption: expect.stringMatching(/^Sottotitoli \(italiano\): Film 1 \(/),
      },
    ]);
  });

  it('as an album if there are several, one by one if one is gone', async () => {
    await server.bring(post(5, video('Film.1.2001.mkv')));
    for (const [id, name] of [
      [6, 'Film.1.2001.ita.srt'],
      [7, 'Film.1.2001.eng.srt'],
    ] as const)
      await server.bring(post(id, file(name)));
    server.api.fail('sendMediaGroup', { error_code: 400, description: 'Bad Request: wrong file identifier' });
    await played(film());
    await expect.poll(subtitlesSent, LONG).toHaveLength(2);
    expect(server.api.of('sendMediaGroup')).toHaveLength(1);
  });

  it('once, even after two deliveries of the video', async () => {
    await saveSubtitles(server.db, [{ titleId: film() }], {
      fileId: 's',
      fileUniqueId: 's',
      fileName: 's.srt',
      label: '',
      location: undefined,
      mediaGroup: undefined,
      replyTo: undefined,
      ownerId: '1',
    });
    await server.bring(post(5, video('Film.1.2001.mkv')));
    await played(film());
    await expect.poll(subtitlesSent, LONG).toHaveLength(1);
    const waiting = await server.db
      .selectFrom('delivery')
      .select('state')
      .where('subtitles', 'is', true)
      .execute();
    expect(waiting).toHaveLength(1);
  });
});
