import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeSubtitles } from '../../../src/server/modules/videos/subtitles/subtitle-files.ts';
import {
  film,
  follow,
  LONG,
  post,
  texts,
  useChannelBot,
  video,
} from '../modules/videos/posts/support/channel-bot.ts';
import { ANNA, OWNER } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await useChannelBot();
beforeEach(async () => {
  await server.db.deleteFrom('subtitle_file').execute();
  await follow();
});

const file = (file_name: string, more: object = {}) => ({
  document: { file_id: `f-${file_name}`, file_unique_id: `u-${file_name}`, file_name },
  ...more,
});
const labels = async () => (await describeSubtitles(server.db, film())).map(({ label }) => label).sort();
const VIDEO = 'Film.1.2001.1080p.ITA';
const ENDINGS = 'pt pt-BR ukr tur en en.hi hi es-419 zh-Hant sr-Latn elfico qxx'.split(' ');
const LABELS = [
  'elfico',
  'eng',
  'eng SDH',
  'hin',
  'por',
  'por-BR',
  'qxx',
  'spa-419',
  'srp-Latn',
  'tur',
  'ukr',
  'zho-Hant',
];

const settle = async () => {
  const aMinuteAgo = { added_at: sql<Date>`added_at - interval '1 minute'` };
  await server.db.updateTable('subtitle_file').set(aMinuteAgo).execute();
  await server.run('posts');
};

describe('twelve subtitle files of one film', () => {
  it('all stay beside its video', async () => {
    await server.bring(post(5, video(`${VIDEO}.mkv`)));
    for (const [index, ending] of ENDINGS.entries())
      await server.bring(post(10 + index, file(`${VIDEO}.${ending}.srt`)));
    expect(await labels()).toEqual(LABELS);
  });

  it('all stay where they come before its video', async () => {
    for (const [index, ending] of ENDINGS.entries())
      await server.bring(post(10 + index, file(`Ignoto.${VIDEO}.${ending}.srt`)));
    await server.bring(post(5, video(`Ignoto.${VIDEO}.mkv`, String(film()))));
    expect(await labels()).toEqual(LABELS);
  });

  it('follow the video in two messages, with names in the person’s language', async () => {
    await server.bring(post(5, video(`${VIDEO}.mkv`)));
    for (const [index, ending] of ENDINGS.entries())
      await server.bring(post(10 + index, file(`${VIDEO}.${ending}.srt`)));
    await server.press(`play:${film()}`, ANNA);
    await expect.poll(() => server.api.of('copyMessage').length, LONG).toBeGreaterThan(0);
    const [{ reply_markup: markup } = { reply_markup: {} }] = server.api.of('copyMessage');
    const [, data = ''] = /"(subs?[^"]*:\d+[^"]*)"/.exec(JSON.stringify(markup)) ?? [];
    await server.press(data, ANNA);
    await expect.poll(() => server.api.of('sendMediaGroup').length, LONG).toBe(2);
    const captions = JSON.stringify(server.api.of('sendMediaGroup'));
    expect(captions).toContain('Sottotitoli (portoghese (Brasile)): Film 1');
    expect(captions).toContain('Sottotitoli (inglese, per non udenti): Film 1');
    expect(captions).toContain('Sottotitoli (ucraino): Film 1');
    expect(captions).toContain('Sottotitoli (elfico): Film 1');
  });
});

describe('files that say nothing of themselves', () => {
  it('stay beside each other by their names', async () => {
    await server.bring(post(5, video('Senza nome.mkv', String(film()))));
    await server.bring(post(6, file('uno.srt', { reply_to_message: { message_id: 5 } })));
    await server.bring(post(7, file('due.srt', { reply_to_message: { message_id: 5 } })));
    await server.bring(post(8, file('due.srt', { reply_to_message: { message_id: 5 } })));
    expect(await labels()).toEqual(['', 'due']);
  });
});

describe('a file that replaces another one', () => {
  it('has both names in one report to the channel’s owner', async () => {
    await server.bring(post(5, video(`${VIDEO}.mkv`)));
    await server.bring(post(6, file(`${VIDEO}.eng.srt`)));
    await server.bring(post(7, file('Film.1.2001.WEB.en.srt')));
    expect(await labels()).toEqual(['eng']);
    await settle();
    const said = texts().filter((text) => text.startsWith('Sottotitoli sostituiti'));
    expect(said).toEqual([
      `Sottotitoli sostituiti:\n• Film 1, inglese: ora «Film.1.2001.WEB.en.srt», al posto di «${VIDEO}.eng.srt»`,
    ]);
    server.api.calls.splice(0);
    await settle();
    expect(texts().filter((text) => text.startsWith('Sottotitoli sostituiti'))).toEqual([]);
  });

  it('names the former one in the answer to an owner', async () => {
    await server.send({ ...file('a.ita.srt'), caption: String(film()) }, OWNER);
    await server.send({ ...file('b.ita.srt'), caption: String(film()) }, OWNER);
    expect(texts()).toEqual([
      'Fatto: sottotitoli (italiano) per Film 1.',
      'Fatto: sottotitoli (italiano) per Film 1. Erano «a.ita.srt».',
    ]);
  });
});

describe('a file that is called as a title', () => {
  const bring = (file_name: string) => server.bring(post(6, file(file_name)));
  const added = new Map<string, number>();
  const titleCalled = async (name: string) => {
    const [id = 0] = added.has(name) ? [added.get(name)] : await addTestTitles(server.db, [{ name }]);
    added.set(name, id);
    return id;
  };

  it.each([
    ['Torvald', 'Torvald.nb.srt', 'nob'],
    ['Torvald', 'Torvald.sr-Cyrl.srt', 'srp-Cyrl'],
    ['Torvald', 'Torvald.yue.forced.srt', 'yue forced'],
    ['Torvald', 'Torvald ita.srt', 'ita'],
    ['Il cuoco inglese', 'Il cuoco inglese.srt', ''],
    ['Un fiume in Malay', 'Un fiume in Malay.srt', ''],
  ])('%s: %s has the label %j', async (name, fileName, label) => {
    const id = await titleCalled(name);
    await bring(fileName);
    expect((await describeSubtitles(server.db, id)).map((one) => one.label)).toEqual([label]);
  });
});
