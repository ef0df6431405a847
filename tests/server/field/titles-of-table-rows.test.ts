import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTable } from '../../../src/server/modules/imports/tables/read-table.ts';
import { addVideoChannel } from '../../../src/server/modules/videos/posts/video-channels.ts';
import { UNMATCHED_TABLE } from '../../../src/server/modules/videos/unmatched/read-unmatched-table.ts';
import {
  countPlanned,
  planUnmatchedTable,
  takeUnmatchedTable,
} from '../../../src/server/modules/videos/unmatched/take-unmatched-table.ts';
import { OWNER, testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';
import { importFieldTitles } from './catalogue.ts';

const CHANNEL = { id: -1_001_000_000_001, type: 'channel', title: 'Archivio' };
const server = await testBot();
afterAll(() => server.close());

let number = 700;
async function post(): Promise<number> {
  number += 1;
  const video = { file_id: `f${number}`, file_unique_id: `u${number}`, width: 1280, height: 720 };
  await server.bring({
    channel_post: {
      message_id: number,
      date: 1_700_000_000,
      chat: CHANNEL,
      video: { ...video, duration: 6000, file_name: `VID_${number}.mp4` },
    },
  });
  const posts = server.db.selectFrom('video_post').select('id');
  return (await posts.where('message_id', '=', number).executeTakeFirstOrThrow()).id;
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

async function* table(rows: readonly string[]) {
  const text = ['video;titolo;anno;tipo;stagione;episodio', ...rows].join('\n');
  yield* (await openTable(bytesOf(text), UNMATCHED_TABLE)).rows;
}

/** The title of a row's video, the number of new titles, and the faults. */
async function take(row: string) {
  const id = await post();
  const plan = await planUnmatchedTable(server.db, table([`${id};${row}`]));
  const planned = countPlanned(plan);
  const done = await takeUnmatchedTable(server.db, plan);
  expect(done).toEqual(planned);
  const kept = await server.db
    .selectFrom('video')
    .innerJoin('title', 'title.id', 'title_id')
    .select('titolo')
    .where('post_id', '=', id)
    .executeTakeFirst();
  return { title: kept?.titolo, created: done.created, faults: plan.faults.map(({ fault }) => fault) };
}

beforeAll(async () => {
  await addVideoChannel(server.db, {
    chatId: String(CHANNEL.id),
    title: CHANNEL.title,
    ownerId: String(OWNER),
  });
  await importFieldTitles(server);
  await addTestTitles(server.db, [
    { name: 'Il gemello', type: 'film' },
    { name: 'Il gemello', type: 'film' },
  ]);
});

it.each([
  ['Il barone;1972;film;;', 'Il barone'],
  ['The Baron;1972;film;;', 'Il barone'],
  ['Barone, Il;1972;;;', 'Il barone'],
  ['Il barone;1973;;;', 'Il barone'],
  ['Il faro sommerso - The Sunken Lighthouse;;;;', 'Il faro sommerso'],
  ['Nina e Teo;2002;film;;', 'Nina & Teo'],
  ['La fábrica de sal;;serie;2;3', 'La fabbrica di sale'],
  ['tt9100003;;;;', 'Grano'],
  ['Argo {tmdb-9102};;;;', 'Argo'],
  ['https://www.themoviedb.org/movie/9102-argo;;;;', 'Argo'],
])('the row %s is of %s, which is not made again', async (row, title) => {
  expect(await take(row)).toEqual({ title, created: 0, faults: [] });
});

it.each([
  ['7', [7]],
  ['11-13', [11, 12, 13]],
  ['21, 23', [21, 23]],
  ['41 e 42', [41, 42]],
  ['da 51 a 53', [51, 52, 53]],
  ['61 + 62', [61, 62]],
  ['8 di 10', [8]],
  ['terza puntata', [3]],
])('the cell %s of a row is the episodes %j', async (cell, episodes) => {
  expect(await take(`La fabbrica di sale;;serie;9;${cell}`)).toMatchObject({ faults: [] });
  const stored = server.db.selectFrom('video').select('episode').where('season', '=', 9);
  const kept = await stored.where('episode', 'in', episodes).orderBy('episode').execute();
  expect(kept.map(({ episode }) => episode)).toEqual(episodes);
});

it.each(['1-30', '3-1', 'pilota', '1x2', '1 mar'])(
  'the cell %s of a row is refused as an episode',
  async (cell) => {
    expect(await take(`La fabbrica di sale;;serie;9;${cell}`)).toMatchObject({
      title: undefined,
      faults: ['l’episodio è sbagliato'],
    });
  },
);

it('another year or kind is another title', async () => {
  expect(await take('Argo;2012;film;;')).toMatchObject({ title: 'Argo', created: 1 });
  expect(await take('Grano;2021;serie;1;1')).toMatchObject({ title: 'Grano', created: 1 });
});

it('a row that may mean two titles is refused by the name, and its video waits', async () => {
  const { title, created, faults } = await take('Gemello, Il;;;;');
  expect([title, created, faults.length]).toEqual([undefined, 0, 1]);
  expect(faults[0]).toContain('Gemello');
});

it('rows of one new title in two spellings make one title', async () => {
  const ids = [await post(), await post()];
  const plan = await planUnmatchedTable(
    server.db,
    table([`${ids[0]};Sole & Luna;2004;film;;`, `${ids[1]};Sole e Luna;2004;film;;`]),
  );
  expect(await takeUnmatchedTable(server.db, plan)).toEqual({ settled: 2, created: 1 });
});

it('a table that is read again after a kill counts what was done before it', async () => {
  const id = await post();
  const since = new Date(Date.now() - 60_000);
  const read = (from?: Date) =>
    planUnmatchedTable(server.db, table([`${id};Mai visto prima;1999;film;;`]), from);
  const done = await takeUnmatchedTable(server.db, await read(since));
  expect(done).toEqual({ settled: 1, created: 1 });
  const again = await read(since);
  expect(again).toMatchObject({ titles: [], faults: [] });
  expect(await takeUnmatchedTable(server.db, again)).toEqual(done);
  expect((await read()).faults).toHaveLength(1);
});
