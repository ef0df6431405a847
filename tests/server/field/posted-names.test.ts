import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ANSWERS } from '../../../src/contract/desk/videos.ts';
import { all } from '../../../src/server/database/db.ts';
import { rematchVideoPost } from '../../../src/server/modules/videos/posts/process-video-post.ts';
import { appCaller } from '../support/app-caller.ts';
import { OWNER, testBot } from '../support/test-bot.ts';
import { importFieldTitles } from './catalogue.ts';

type Post = { file?: string; caption?: string; more?: object };
const file = (name: string): Post => ({ file: name });
const said = (caption: string, more: object = {}): Post => ({ file: 'video.mp4', caption, more });
const linked = (url: string) =>
  said('Scheda', { caption_entities: [{ type: 'text_link', offset: 0, length: 6, url }] });
const button = (url: string) =>
  said('Scheda', { reply_markup: { inline_keyboard: [[{ text: 'Apri', url }]] } });

/** Posts that match a title or an episode of the catalogue for sure. */
const SURE: [Post, string][] = [
  [file('La fábrica de sal [HDTV 720p][Cap.204][AC3 Castellano].mkv'), 'La fabbrica di sale 2x4'],
  [file('La fabbrica di sale - Seconda stagione, quinta puntata.mkv'), 'La fabbrica di sale 2x5'],
  [file('Corso di cucina - Lezione 03.mp4'), 'Corso di cucina 1x3'],
  [file('Il faro sommerso - The Sunken Lighthouse (2001) 1080p ITA ENG.mkv'), 'Il faro sommerso'],
  [file('Barone, Il (1972).mkv'), 'Il barone'],
  [file('@CanaleProva Argo.1979.1080p.mkv'), 'Argo'],
  [file('𝐀𝐫𝐠𝐨 (1979).mkv'), 'Argo'],
  [file('Nina.and.Teo.2002.720p.mkv'), 'Nina & Teo'],
  [file('1913.mkv'), '1913'],
  [file('Strada rotta {tmdb-9201} S02E04.mkv'), 'Strada rotta 2x4'],
  [said('[imdbid-tt9100004]'), 'Il barone'],
  [said('https://m.imdb.com/it/title/tt9100003/?ref_=fn'), 'Grano'],
  [linked('https://www.themoviedb.org/movie/9104-the-baron'), 'Il barone'],
  [button('https://www.imdb.com/title/tt9100002/'), 'Argo'],
  [said('Strada rotta\n\nS03E05'), 'Strada rotta 3x5'],
  [file('Strada rotta 4x05/4x06.mkv'), 'Strada rotta 4x5, Strada rotta 4x6'],
  [said('Strada rotta\n4x01\n4x02\n4x03'), 'Strada rotta 4x1, Strada rotta 4x2, Strada rotta 4x3'],
  [linked('https://www.themoviedb.org/tv/9201-name/season/2/episode/9'), 'Strada rotta 2x9'],
  [
    said(`🎬 Titolo: Grano\n📖 Trama: come in Argo (1979), un uomo parte. ${'Parole. '.repeat(110)}`),
    'Grano',
  ],
  [
    said('🎬 Titolo: Strada rotta\n📅 Anno: 2008\nStagione: 3\nEpisodio: 6\nGenere: Crime'),
    'Strada rotta 3x6',
  ],
  [said('#IlFaroSommerso #2001 #avventura'), 'Il faro sommerso'],
  [said('Grano #drammatico #2021'), 'Grano'],
  [said('#Drammatico #2021\nGrano'), 'Grano'],
  [file('2021 - Grano.mkv'), 'Grano'],
];

/** Posts that wait for an answer, with the title that each likely is. */
const ASKED: [Post, string][] = [
  [file('Strada.rotta.S02E13-S03E01.mkv'), 'Strada rotta'],
  [file('Il faro sommerso [Al fanar al ghariq] (2001).mkv'), 'Il faro sommerso'],
  [file('CanaleProva - Argo (1979).mkv'), 'Argo'],
  [file('Copia di lavoro {tmdb-9102}.mkv'), 'Argo'],
  [file('Il barone parte 2.mkv'), 'Il barone'],
  [file('02 - Il barone.mkv'), 'Il barone'],
  ...[
    'S01 complete',
    'terza stagione',
    'Ep. 1.5',
    'S01 Puntate 5/6',
    'quarta e quinta puntata',
    'S02E04 1 di 2',
  ].map((part): [Post, string] => [file(`Strada rotta ${part}.mkv`), 'Strada rotta']),
  [file('Ordine di tacere (1962).mkv'), 'Agente 12 - Ordine di tacere'],
];

const CHANNEL = { id: -1_001_234_567_890, type: 'channel', title: 'Archivio' };
const server = await testBot();
afterAll(() => server.close());

let number = 100;
async function post({ file: file_name, caption, more }: Post): Promise<number> {
  number += 1;
  const video = { file_id: `f${number}`, file_unique_id: `u${number}`, file_name, width: 1280, height: 720 };
  await server.bring({
    channel_post: {
      message_id: number,
      date: 1_700_000_000,
      chat: CHANNEL,
      video: { ...video, duration: 6000 },
      ...(caption !== undefined && { caption }),
      ...more,
    },
  });
  return number;
}

/** The parts that a post became the video of; else the title that it likely is, behind a question mark. */
async function outcomeOf(message: number): Promise<string> {
  const [row] = await all<{ parts: string; likely: string }>(server.db)`
    select coalesce(string_agg(kept.titolo || coalesce(' ' || season || 'x' || episode, ''), ', '
        order by season, episode), '') as parts,
      coalesce(max(likely.titolo), '') as likely
    from video_post as post left join video on video.post_id = post.id
      left join title as kept on kept.id = video.title_id left join title as likely on likely.id = candidate_id
    where post.file_unique_id = ${`u${message}`}`;
  return row?.parts ? row.parts : `? ${row?.likely ?? 'nothing'}`;
}

const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);

describe('a video of a title that the catalogue has', () => {
  beforeAll(async () => {
    await sql`delete from title`.execute(server.db);
    await server.say('/canale @archivio', OWNER);
    await importFieldTitles(server);
  });

  it.each(SURE)('the video %j is surely %s', async (one, title) => {
    expect(await outcomeOf(await post(one))).toBe(title);
  });

  it.each(ASKED)('the video %j waits as a likely %s', async (one, title) => {
    expect(await outcomeOf(await post(one))).toBe(`? ${title}`);
  });

  it('a title that only a plot names is not taken', async () => {
    for (const caption of [
      'Il ponte di ferro (2019)\nArgo (1979) è il modello di questa storia.',
      'Il ponte di ferro\nArgo (1979) ne è il modello.',
      'Il ponte di ferro (2019)\nArgo (1979)',
    ])
      expect(await outcomeOf(await post(said(caption))), caption).toMatch(/^\?/);
  });

  it('a video whose name has further names or another year is not taken for the title', async () => {
    expect(await outcomeOf(await post(said('Una serata a casa\nGrano')))).toBe('? ');
    for (const name of [
      'Argo Nero 2019.mkv',
      'Il barone del lago (1988).mkv',
      'Strada rotta verso sud (1999).mkv',
    ])
      expect(await outcomeOf(await post(file(name))), name).toBe('? ');
  });

  it('a subtitle file is of the title whose number its caption has, in the language that it names', async () => {
    number += 1;
    const document = { file_id: `f${number}`, file_unique_id: `u${number}`, file_name: 'senza_nome.srt' };
    const caption = 'tt9100003 English';
    await server.bring({
      channel_post: { message_id: number, date: 1_700_000_000, chat: CHANNEL, document, caption },
    });
    const [file] = await all<{ titolo: string; label: string }>(server.db)`
      select titolo, label from subtitle_file join title on title.id = title_id
      where file_unique_id = ${`u${number}`}`;
    expect(file).toEqual({ titolo: 'Grano', label: 'eng' });
  });
});

describe('the same videos before the catalogue has their titles', () => {
  it(
    'each waits, and is matched when its title comes: none is made twice',
    {
      timeout: 120_000,
    },
    async () => {
      await sql`delete from video_post`.execute(server.db);
      await sql`delete from title`.execute(server.db);
      const posted: [number, string][] = [];
      for (const [one, title] of SURE) posted.push([await post(one), title]);
      for (const [message] of posted) expect(await outcomeOf(message)).toMatch(/^\?/);
      const { groups } = (await call('GET /api/gestione/videos?show=unknown')).json<{
        groups: { post: number; newName: string | null }[];
      }>();
      expect(
        groups.filter(({ newName }) => /stagione|puntata|@|www|\d{3}p|tt\d/i.test(newName ?? '')),
      ).toEqual([]);

      await importFieldTitles(server);
      const titles = await server.db.selectFrom('title').select('id').execute();
      const answers = groups.map(({ post: id }) => ({ post: id, isOne: false, to: { kind: 'new' } }));
      for (let first = 0; first < answers.length; first += MAX_ANSWERS)
        await call('POST /api/gestione/videos/settle', {
          answers: answers.slice(first, first + MAX_ANSWERS),
        });
      expect(await server.db.selectFrom('title').select('titolo').execute()).toHaveLength(titles.length);
      for (const { id } of await server.db.selectFrom('video_post').select('id').execute())
        await rematchVideoPost(server.db, id);
      for (const [message, title] of posted) expect(await outcomeOf(message)).toBe(title);
    },
  );
});
