import { beforeEach, describe, expect, it } from 'vitest';
import { all } from '../../../../src/server/database/db.ts';
import { bringVideo } from '../../support/bring-video.ts';
import { PHONE_VIDEOS } from '../../support/phone-videos.ts';
import { OWNER } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import { CHANNEL, useChannelBot } from '../videos/posts/support/channel-bot.ts';
import { pressCounter } from './support/press-counter.ts';

const server = await useChannelBot();
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'video:%').execute();
});

const bring = (fileName: string, seconds = 6600) =>
  bringVideo(server, fileName, { seconds, chatId: CHANNEL });
/** A video that an owner sends from a phone. */
const send = (file_name: string, more: object = {}) =>
  server.send(
    {
      video: { file_id: `f-${file_name}`, file_unique_id: `u-${file_name}`, file_name, duration: 60 },
      ...more,
    },
    OWNER,
  );

/** The title that each video has become by its file's name, with its year. */
async function titles(): Promise<Record<string, string>> {
  const rows = await all<{ file: string; title: string }>(server.db)`
    select distinct file_name as file, concat_ws(' ', titolo, anno) as title
    from video_post join video on post_id = video_post.id join title on title.id = title_id`;
  return Object.fromEntries(rows.map(({ file, title }) => [file, title]));
}

const NOUNS = ['strada', 'finestra', 'lettera', 'vendetta', 'montagna', 'pioggia'];
const ADJECTIVES = ['lontana', 'segreta', 'antica', 'perduta', 'bianca'];
const ENDS = ['di Elena', 'sul fiume', 'oltre il muro', 'a Torino'];
/** Names that differ by a word, as those of a catalogue do. */
const FILMS = NOUNS.flatMap((noun, n) =>
  ADJECTIVES.flatMap((adjective, a) =>
    ENDS.map((end, e) => ({
      name: `La ${noun} ${adjective} ${end}`,
      year: 1950 + ((7 * n + 3 * a + e) % 75),
    })),
  ),
);
const SERIES = ['La sorella ultima del porto', 'La voce sottile del mare'];
const MISSING = ['Missing', 'Forgotten', 'Burning'].map((word, index) => ({
  name: `The ${word} River`,
  year: 1960 + index,
}));
const EPISODES = ['01', '02', '03'];
/** A slip of the finger: two letters change places. */
const misspelt = (name: string) => name.replace(/(\w)(\w)(?=\w* (?:di|sul|oltre|a) )/, '$2$1');

describe('a channel whose names are uncertain', () => {
  it('takes some presses and no typing, and each video is of the right title', async () => {
    await addTestTitles(server.db, [
      ...FILMS.map(({ name, year }) => ({ name, releaseDate: `${year}-05-01`, duration: 100 })),
      // A remake.
      { name: 'La strada lontana di Elena', releaseDate: '1999-05-01', duration: 110 },
      ...SERIES.map((name) => ({ name, type: 'serie' as const, duration: 3, releaseDate: '2010-01-01' })),
    ]);
    const right: Record<string, string> = {};
    const expectTitle = async (file: string, title: string, seconds?: number) => {
      right[file] = title;
      await bring(file, seconds);
    };
    const misspeltFilms = FILMS.filter((_, at) => at % 9 === 4);
    for (const [index, { name, year }] of misspeltFilms.entries()) {
      await expectTitle(`${misspelt(name)} ${year}.avi`, `${name} ${year}`);
      if (index % 3 === 0)
        await expectTitle(`${name.replaceAll(' ', '.')}.${year + 9}.mkv`, `${name} ${year}`);
    }
    await expectTitle('La strada lontana di Elena.mkv', 'La strada lontana di Elena 1999');
    for (const episode of EPISODES) {
      await expectTitle(`[Fansub] ${SERIES[0]} - ${episode} [720p].mkv`, `${SERIES[0]} 2010`, 1440);
      await expectTitle(`LVSDM7.S01E${episode}.mkv`, `${SERIES[1]} 2010`, 2700);
    }
    for (const { name, year } of MISSING)
      await expectTitle(`${name.replaceAll(' ', '.')}.${year}.mkv`, `${name} ${year}`);
    for (const { name, year } of FILMS.slice(0, 4)) {
      await bring(`${name.replaceAll(' ', '.')}.${year}.TRAILER.mkv`, 120);
      await bring(`${name} (${year}) CD1.avi`, 3000);
      await bring(`VID_${year}0101_1000.mp4`, 5000);
    }

    const desk = pressCounter(server);
    await desk.takeAll();
    await desk.createAll();
    for (const row of await desk.rows('all')) await desk.answer(row, 'ignore');
    expect(await titles()).toEqual(right);
    expect(await desk.counts()).toMatchObject({ all: 0 });
    expect(desk.presses()).toBeLessThanOrEqual(8);
  }, 300_000);
});

describe('sixty videos that an owner sends from a phone', () => {
  it('become titles in some presses', async () => {
    expect(PHONE_VIDEOS).toHaveLength(60);
    for (const file of PHONE_VIDEOS) await send(file);
    const desk = pressCounter(server);
    await desk.createAll();
    for (const row of await desk.rows('all')) await desk.answer(row, row.isEach ? 'each' : 'new');
    const made = await titles();
    expect(Object.keys(made)).toHaveLength(60);
    expect(made).toMatchObject({
      'VID_20230808_101017.mp4': 'Video dell’8 agosto 2023, 10:10',
      'VID-20230901-WA0003.mp4': 'Video del 1 settembre 2023, WA0003',
      'WhatsApp Video 2023-09-02 at 18.05.02.mp4': 'Video del 2 settembre 2023, 18:05',
      'Registrazione schermo 2023-10-03 alle 09.30.00.mov': 'Video del 3 ottobre 2023, 09:30',
      'IMG_0012.MOV': 'IMG 0012',
      'Intervista alla nonna.mp4': 'Intervista alla nonna',
      'Recita di Natale 2 di 2.mp4': 'Recita di Natale',
      'Gita a Goa 2019.mp4': 'Gita a Goa 2019',
      'Torneo di calcetto puntata 4.mp4': 'Torneo di calcetto',
      'Corso di ceramica - lezione 2.mp4': 'Corso di ceramica',
    });
    expect(desk.presses()).toBeLessThanOrEqual(10);
  }, 60_000);

  it('wait apart from a channel’s, and its releases’ extras apart from one’s own', async () => {
    await send('VID_20230101_101010.mp4');
    await bring('VID_20230102_101010.mp4');
    await send('Intervista alla nonna.mp4');
    await bring('Sconosciuto.2001.TRAILER.mkv', 120);
    await bring('Sconosciuto.2002.TRAILER.mkv', 120);
    const desk = pressCounter(server);
    const rows = await desk.rows('all');
    expect(rows.map(({ name, posts, newName, isEach }) => [name, posts, newName, isEach])).toEqual([
      ['Sconosciuto.2001.TRAILER.mkv', 2, null, false],
      ['VID_20230101_101010.mp4', 1, 'Video del 1 gennaio 2023, 10:10', false],
      ['VID_20230102_101010.mp4', 1, 'Video del 2 gennaio 2023, 10:10', false],
      ['Intervista alla nonna.mp4', 1, 'Intervista alla nonna', false],
    ]);
  });
});
