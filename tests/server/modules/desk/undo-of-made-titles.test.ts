import { beforeEach, describe, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { OWNER } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import { edited, follow, post, useChannelBot, video } from '../videos/posts/support/channel-bot.ts';

const server = await useChannelBot();
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'video:%').execute();
  await follow();
});

const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);
const postIds = async () =>
  (await server.db.selectFrom('video_post').select('id').orderBy('id').execute()).map(({ id }) => id);
/** The answers so far, each by the videos that it has settled. */
const settled: object[] = [];
const settle = async (to: object, id?: number) => {
  const answers = [{ post: id ?? (await postIds())[0], isOne: false, to }];
  const answer = await call('POST /api/gestione/videos/settle', { answers });
  expect(answer.statusCode).toBe(200);
  settled.push(answer.json().settled);
};
const called = (words: string) => ({ kind: 'words', type: 'film', words });
/** Presses 'Annulla' of the answer that is so many before the last one; returns the status. */
const undo = async (before = 0) =>
  (await call('POST /api/gestione/videos/undo', settled.at(-1 - before))).statusCode;
/** The names of the titles made of videos. */
const made = async () =>
  (
    await server.db
      .selectFrom('title')
      .select('titolo')
      .where('origin', 'like', 'video:%')
      .orderBy('id')
      .execute()
  ).map(({ titolo }) => titolo);
const titlesCalled = async (name: string) =>
  (await server.db.selectFrom('title').select('id').where('titolo', '=', name).execute()).map(({ id }) => id);
const otherFile = (name: string) => {
  const { video: file } = video(name);
  return { video: { ...file, file_id: 'another', file_unique_id: 'another file' } };
};

describe('a title that is made of a post’s video goes with ‘Annulla’', () => {
  it.each([
    ['of the same name', 'VID_20230801.mp4'],
    ['of a name that says nothing', 'VID_20240102.mp4'],
    ['of the title’s name', 'Compleanno di Anna (2023).mp4'],
  ])('after the post is edited to a file %s', async (_, name) => {
    await server.bring(post(5, video('VID_20230801.mp4')));
    await settle(called('Compleanno di Anna 2023'));
    expect(await made()).toEqual(['Compleanno di Anna']);
    await server.bring(edited(5, otherFile(name)));
    expect([await undo(), await made()]).toEqual([200, []]);
  });

  it('where the video was made another title before', async () => {
    await server.bring(post(5, video('VID_20230801.mp4')));
    await server.bring(post(6, video('VID_20230802.mp4')));
    const [, other] = await postIds();
    await settle(called('Compleanno di Anna'));
    await settle(
      { kind: 'title', id: (await titlesCalled('Compleanno di Anna'))[0], season: null, episode: null },
      other,
    );
    expect([await undo(1), await made()]).toEqual([200, ['Compleanno di Anna']]);
    await settle(called('Gita a Goa 2019'));
    expect([await undo(), await made()]).toEqual([200, ['Compleanno di Anna']]);
  });
});

it('a title of a table stays with ‘Annulla’, though it has no other video', async () => {
  const [id = 0] = await addTestTitles(server.db, [{ name: 'Gita a Goa' }]);
  await server.bring(post(5, video('VID_20230801.mp4')));
  await settle({ kind: 'title', id, season: null, episode: null });
  expect([await undo(), await titlesCalled('Gita a Goa')]).toEqual([200, [id]]);
});
