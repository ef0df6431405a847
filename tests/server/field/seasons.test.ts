import { beforeEach, describe, expect, it } from 'vitest';
import { findTitleIncludingHidden } from '../../../src/server/modules/catalogue/titles.ts';
import { importTitles } from '../../../src/server/modules/imports/import-titles.ts';
import { saveVideoAndNotify } from '../../../src/server/modules/videos/save-video.ts';
import { episodesOf } from '../../../src/server/modules/videos/title-videos.ts';
import { nextEpisode } from '../../../src/server/modules/watched/watch-progress.ts';
import { follow, post, texts, useChannelBot, video } from '../modules/videos/posts/support/channel-bot.ts';
import { appCaller } from '../support/app-caller.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { BOT } from '../support/stub-bot-api.ts';
import { ANNA, messageFrom, OWNER } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await useChannelBot();
let long = 0;
let short = 0;
beforeEach(async () => {
  await server.db.deleteFrom('title').where('titolo', 'in', ['Il lungo fiume', 'Le tre isole']).execute();
  [long = 0, short = 0] = await addTestTitles(server.db, [
    { name: 'Il lungo fiume', type: 'serie', duration: 22 },
    { name: 'Le tre isole', type: 'serie', duration: 3 },
  ]);
  await follow();
});
const partsOf = async (id: number) =>
  (await episodesOf(server.db, id)).map((one) => `${one.season}x${one.episode}`);
const seasonsOf = async (id: number) => (await findTitleIncludingHidden(server.db, id))?.durata;
const waiting = () =>
  server.db
    .selectFrom('video_post')
    .select(['id', 'candidate_id', 'group_key'])
    .where('state', '=', 'unmatched')
    .execute();
const buttonsSent = () => server.api.of('sendMessage').flatMap(buttonsOf);
const saveAll = async (id: number, parts: [number, number][]) => {
  for (const [season, episode] of parts)
    await saveVideoAndNotify(
      server.db,
      { titleId: id, episode: { season, episode } },
      { kind: 'video', fileId: `${season}-${episode}` },
    );
};

describe('a name of a file is never judged by how many seasons a series has', () => {
  it.each([
    ['Il.lungo.fiume.S21E1071.1080p.mkv', '21x1071', 22],
    ['Il lungo fiume S28E245.mp4', '28x245', 28],
    ['Il.lungo.fiume.S01E9999.mkv', '1x9999', 22],
    ['Il.lungo.fiume.S00E10.Lo.speciale.1080p.mkv', '0x10', 22],
    ['Il.lungo.fiume.S2019E03.mkv', '2019x3', 22],
    ['Il.lungo.fiume.S23E01.mkv', '23x1', 23],
  ])('%s is %s', async (name, part, seasons) => {
    await server.bring(post(5, video(name)));
    expect(await partsOf(long)).toEqual([part]);
    expect(await seasonsOf(long)).toBe(seasons);
  });
});

describe('an episode that a person types with a title’s number', () => {
  it.each(['% S4E1', '% S0E5', '% speciale 5', '% S2019E3', '% 3x1500', 'n. % S3E1'])(
    '%s is kept where it may well be right',
    async (caption) => {
      await server.send(video('a.mkv', caption.replace('%', String(short))), OWNER);
      expect(texts()).toEqual([expect.stringMatching(/^Fatto: ora si può guardare Le tre isole/)]);
    },
  );

  it('a season far beyond is asked about once, and a press keeps it', async () => {
    await server.send(video('a.mkv', `n. ${short} S99E400`), OWNER);
    expect(texts()).toEqual(['«Le tre isole» ha 3 stagioni. È proprio S99E400?']);
    expect(await partsOf(short)).toEqual([]);
    const [yes] = buttonsSent();
    expect(yes?.text).toBe('Sì, S99E400');
    await server.press(String(yes && 'callback_data' in yes && yes.callback_data), OWNER);
    expect(await partsOf(short)).toEqual(['99x400']);
    expect(await seasonsOf(short)).toBe(99);
  });

  it('a post in a channel waits with that title', async () => {
    await server.bring(post(5, video('a.mkv', `${short} S99E400`)));
    expect(await waiting()).toMatchObject([{ candidate_id: short, group_key: 'x:episode' }]);
    const [{ id } = { id: 0 }] = await waiting();
    await server.press(`assign:${id}:${short}:0:1:0:0`, OWNER);
    expect(await partsOf(short)).toEqual(['99x400']);
  });

  it('an address for such a season is in the question, and a press keeps it', async () => {
    await server.say(`/video ${short} S99E400 https://films.example/9`, OWNER);
    const [text = ''] = texts();
    expect(text).toBe('«Le tre isole» ha 3 stagioni. È proprio S99E400?\nhttps://films.example/9');
    const [yes] = buttonsSent();
    const data = String(yes && 'callback_data' in yes && yes.callback_data);
    const message = messageFrom(OWNER, {
      text,
      from: BOT,
      reply_markup: { inline_keyboard: [[{ text: 'Sì', callback_data: data }]] },
    });
    const { from } = messageFrom(OWNER, {});
    await server.bring({ callback_query: { id: '1', from, chat_instance: '1', data, message } });
    expect(texts().at(-1)).toBe('Fatto: ora si può guardare Le tre isole, stagione 99, episodio 400.');
    expect(await partsOf(short)).toEqual(['99x400']);
  });
});

describe('the desk', () => {
  const settle = (to: object, id: number) =>
    appCaller(server, { isProven: true })(OWNER, 'POST /api/gestione/videos/settle', {
      answers: [{ post: id, isOne: true, to }],
    });
  const waitingPost = async () => {
    await server.bring(post(5, video('VID_0001.mp4')));
    const [{ id } = { id: 0 }] = await waiting();
    return id;
  };

  it.each([
    [0, 5],
    [12, 1],
    [2019, 1500],
  ])('takes season %i and episode %i', async (season, episode) => {
    const answer = await settle({ kind: 'title', id: short, season, episode }, await waitingPost());
    expect(answer.json()).toMatchObject({ left: [], settled: { matched: [expect.any(Number)] } });
    expect(await partsOf(short)).toEqual([`${season}x${episode}`]);
  });

  it('takes a film whatever episode is said beside it', async () => {
    const [film = 0] = server.films;
    const answer = await settle({ kind: 'title', id: film, season: 1, episode: 2 }, await waitingPost());
    expect(answer.json()).toMatchObject({ left: [], settled: { matched: [expect.any(Number)] } });
  });

  it('asks for the season alone where only that is missing', async () => {
    const answer = await settle({ kind: 'title', id: short, season: null, episode: 2 }, await waitingPost());
    expect(answer.json()).toMatchObject({ left: [{ needs: 'season' }] });
  });
});

it('videos of a series that is unknown become its episodes as their names say', async () => {
  await server.bring(post(5, video('Il grande ponte S21E1071.mkv')));
  await server.bring(post(6, video('Il grande ponte S00E03.mkv')));
  await server.bring(post(7, video('Il grande ponte S2019E03.mkv')));
  await server.bring(post(8, video('Il grande ponte S01E01-E03.mkv')));
  await server.bring(post(9, video('Il grande ponte S01E05 e E07.mkv')));
  const [{ id } = { id: 0 }] = await waiting();
  await server.press(`createfor:${id}:0:0:0`, OWNER);
  const made = await server.db
    .selectFrom('title')
    .select('id')
    .where('titolo', '=', 'Il grande ponte')
    .execute();
  expect(made).toHaveLength(1);
  expect(await partsOf(made[0]?.id ?? 0)).toEqual(
    expect.arrayContaining(['1x1', '1x2', '1x3', '1x5', '1x7', '21x1071', '0x3', '2019x3']),
  );
});

describe('the seasons of a series', () => {
  it('an import never says less than the videos do', async () => {
    await saveAll(short, [[5, 1]]);
    const origin = (
      await server.db.selectFrom('title').select('origin').where('id', '=', short).executeTakeFirst()
    )?.origin;
    const value = { origin, type: 'serie', titolo: 'Le tre isole', data_uscita: '2001-01-01', durata: 3 };
    await importTitles(server.db, [{ location: '1', value }]);
    expect(await seasonsOf(short)).toBe(5);
    expect(await importTitles(server.db, [{ location: '1', value }])).toMatchObject({
      changed: 0,
      unchanged: 1,
    });
    const sorgenti = [{ stagione: 7, episodio: 1, url: 'https://films.example/7' }];
    await importTitles(server.db, [{ location: '1', value: { ...value, sorgenti } }]);
    expect(await seasonsOf(short)).toBe(7);
  });
});

describe('a person finds specials, seasons by year and long seasons', () => {
  it('in the chat, specials last', async () => {
    await saveAll(short, [
      [0, 0],
      [0, 10],
      [1, 1],
      [2019, 3],
    ]);
    await server.press(`seasons:${short}:0`, ANNA);
    const [seasons] = server.api.of('editMessageText');
    expect(buttonsOf(seasons).map(({ text }) => text)).toEqual(['Stagione 1', 'Stagione 2019', 'Speciali']);
    await server.press(`season:${short}:0:0`, ANNA);
    const specials = server.api.of('editMessageText').at(-1);
    expect(String(specials?.['text'])).toContain('Scegli lo speciale.');
    const data = buttonsOf(specials).flatMap((one) => ('callback_data' in one ? [one.callback_data] : []));
    expect(data.slice(0, 2)).toEqual([`episode:${short}:0:00`, `episode:${short}:0:10`]);
    await server.press(`episode:${short}:0:00`, ANNA);
    await server.press(`episode:${short}:2019:3`, ANNA);
    expect(server.api.of('sendVideo').map((one) => one['video'])).toEqual(['0-0', '2019-3']);
  });

  it('page by page where a season has many episodes', async () => {
    await saveAll(
      short,
      Array.from({ length: 130 }, (_, index): [number, number] => [1, 1371 + index]),
    );
    await server.press(`season:${short}:1:2`, ANNA);
    const page = server.api.of('editMessageText').at(-1);
    const data = buttonsOf(page).flatMap((one) => ('callback_data' in one ? [one.callback_data] : []));
    expect(data).toContain(`episode:${short}:1:1500`);
    expect(data.every((one) => Buffer.byteLength(one) <= 64)).toBe(true);
  });

  it('specials follow one another, and no season', async () => {
    await saveAll(short, [
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
    ]);
    const after = (season: number, episode: number) => nextEpisode(server.db, short, { season, episode });
    expect([await after(0, 1), await after(0, 2), await after(1, 1), await after(2, 1)]).toEqual([
      { season: 0, episode: 2 },
      undefined,
      { season: 2, episode: 1 },
      undefined,
    ]);
  });

  it('in the app', async () => {
    await saveAll(short, [
      [0, 1],
      [1, 1500],
      [2019, 1],
    ]);
    const call = appCaller(server, { isProven: true });
    const { seasons } = (await call(ANNA, `GET /api/tu/title/${short}`)).json();
    expect(seasons).toMatchObject([{ season: 1 }, { season: 2019 }, { season: 0 }]);
    const { parts } = (await call(ANNA, `GET /api/tu/title/${short}/season/0?page=1`)).json();
    expect(parts).toMatchObject([{ episode: { season: 0, episode: 1 }, isAvailable: true }]);
    const played = await call(ANNA, 'POST /api/tu/play', {
      content_id: String(short),
      season: 0,
      episode: 1,
    });
    expect(played.statusCode).toBe(200);
  });
});
