import { afterAll, beforeAll, expect, it } from 'vitest';
import { all } from '../../../src/server/database/db.ts';
import { addVideoChannel } from '../../../src/server/modules/videos/posts/video-channels.ts';
import { appCaller } from '../support/app-caller.ts';
import { OWNER, testBot } from '../support/test-bot.ts';
import { importFieldTitles } from './catalogue.ts';

const server = await testBot();
afterAll(() => server.close());
const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);

const channel = (at: number) => ({ id: -1_001_000_000_000 - at, type: 'channel', title: `Canale ${at}` });
const [SERIES, OTHER, EPISODES, COURSE, OTHER_COURSE, FILMS] = [
  channel(1),
  channel(2),
  channel(3),
  channel(4),
  channel(5),
  channel(6),
];

let number = 500;
async function post(chat: object, file_name: string, caption?: string): Promise<number> {
  number += 1;
  const video = { file_id: `f${number}`, file_unique_id: `u${number}`, file_name, width: 1280, height: 720 };
  await server.bring({
    channel_post: {
      message_id: number,
      date: 1_700_000_000,
      chat,
      video: { ...video, duration: 2800 },
      ...(caption !== undefined && { caption }),
    },
  });
  return number;
}

async function read(message: number) {
  const [row] = await all<{ id: number; state: string; part: string | null }>(server.db)`
    select post.id, post.state, string_agg(titolo || coalesce(' ' || season || 'x' || episode, ''), ', ') as part
    from video_post as post left join video on video.post_id = post.id left join title on title.id = title_id
    where post.file_unique_id = ${`u${message}`} group by post.id, post.state`;
  if (!row) throw new Error(`no post ${message}`);
  return row;
}
const outcomeOf = async (message: number) => (await read(message)).part ?? 'waits';

async function idOf(name: string): Promise<number> {
  return (
    await server.db.selectFrom('title').select('id').where('titolo', '=', name).executeTakeFirstOrThrow()
  ).id;
}
async function answer(message: number, name: string, season: number | null = null): Promise<void> {
  const to = { kind: 'title', id: await idOf(name), season, episode: null };
  const answers = [{ post: (await read(message)).id, isOne: false, to }];
  const { statusCode } = await call('POST /api/gestione/videos/settle', { answers });
  expect(statusCode).toBe(200);
}

beforeAll(async () => {
  for (const { id, title } of [SERIES, OTHER, EPISODES, COURSE, OTHER_COURSE, FILMS])
    await addVideoChannel(server.db, { chatId: String(id), title, ownerId: String(OWNER) });
  await importFieldTitles(server);
});

it('one answer is enough for a channel whose videos do not name their series', async () => {
  const first = await post(SERIES, '1x02.mp4');
  const waiting = [
    await post(SERIES, 'Stagione 2 Episodio 3.mkv'),
    await post(SERIES, 'S03E04.mp4'),
    await post(SERIES, 'video.mp4', 'Terza stagione, puntata 5'),
    await post(SERIES, 'S04E01 - La piena.mkv'),
  ];
  const others = [await post(OTHER, '1x03.mp4'), await post(OTHER, 'Stagione 2 Episodio 3.mkv')];
  await answer(first, 'Strada rotta');
  expect(await outcomeOf(first)).toBe('Strada rotta 1x2');
  expect(await Promise.all(waiting.map(outcomeOf))).toEqual([
    'Strada rotta 2x3',
    'Strada rotta 3x4',
    'Strada rotta 3x5',
    'Strada rotta 4x1',
  ]);
  expect(await outcomeOf(await post(SERIES, '4x02.mp4'))).toBe('Strada rotta 4x2');
  expect(await outcomeOf(await post(SERIES, 'Stagione 5 Episodio 1.mp4'))).toBe('Strada rotta 5x1');
  for (const other of [...others, await post(OTHER, '1x04.mp4')])
    expect(await outcomeOf(other)).toBe('waits');
});

it('the answer does not hold for what has a name, or says no episode', async () => {
  expect(await outcomeOf(await post(SERIES, 'La fabbrica di sale 1x05.mp4'))).toBe('La fabbrica di sale 1x5');
  expect(await outcomeOf(await post(SERIES, 'Qualcosa di nuovo 1x06.mp4'))).toBe('waits');
  for (const name of ['2x07 - La fabbrica di sale.mp4', 'S02E08 Un altro ponte.mp4'])
    expect(await outcomeOf(await post(SERIES, name)), name).toBe('waits');
  expect(await outcomeOf(await post(SERIES, 'VID_20240105_101010.mp4'))).toBe('waits');
  expect(await outcomeOf(await post(SERIES, 'S05 completa.mkv'))).toBe('waits');
});

it('a season that the names do not say is asked for once', async () => {
  const first = await post(EPISODES, 'Episodio 1.mkv');
  const second = await post(EPISODES, 'Ep. 2 - Il ritorno.mkv');
  await answer(first, 'La fabbrica di sale', 3);
  expect(await Promise.all([first, second].map(outcomeOf))).toEqual([
    'La fabbrica di sale 3x1',
    'La fabbrica di sale 3x2',
  ]);
  for (const [name, episode] of [
    ['Capítulo 12.mkv', 12],
    ['#7.mp4', 7],
    ['Folge 5.mkv', 5],
    ['Puntata 8 - La casa.mp4', 8],
  ] as const)
    expect(await outcomeOf(await post(EPISODES, name)), name).toBe(`La fabbrica di sale 3x${episode}`);
});

it('lessons of two channels are of two courses', async () => {
  const [first, other] = [await post(COURSE, 'Lezione 1.mp4'), await post(OTHER_COURSE, 'Lezione 2.mp4')];
  await answer(first, 'Corso di cucina');
  expect(await outcomeOf(await post(COURSE, 'Lezione 3.mp4'))).toBe('Corso di cucina 1x3');
  for (const message of [other, await post(OTHER_COURSE, 'Lezione 4.mp4')])
    expect(await outcomeOf(message)).toBe('waits');
});

it('a film as the answer is that of one video', async () => {
  const [first, second] = [await post(FILMS, '1x01.mp4'), await post(FILMS, '1x02.mp4')];
  await answer(first, 'Argo');
  expect(await outcomeOf(first)).toBe('Argo');
  for (const message of [second, await post(FILMS, '1x03.mp4')])
    expect(await outcomeOf(message)).toBe('waits');
});
