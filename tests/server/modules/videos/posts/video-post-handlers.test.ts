import { beforeEach, describe, expect, it } from 'vitest';
import { assignVideoPost } from '../../../../../src/server/modules/videos/posts/assign-video-post.ts';
import { addVideoChannel } from '../../../../../src/server/modules/videos/posts/video-channels.ts';
import { findVideoPostById } from '../../../../../src/server/modules/videos/posts/video-posts.ts';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';
import {
  CHANNEL,
  edited,
  FOREIGN,
  film,
  follow,
  forwarded,
  LONG,
  ownerReport,
  post,
  remakes,
  texts,
  useChannelBot,
  video,
} from './support/channel-bot.ts';

const server = await useChannelBot();
const untoldPosts = () =>
  server.db.selectFrom('video_post').select('id').where('told_at', 'is', null).execute();

describe('a video posted in the channel', () => {
  beforeEach(follow);

  it.each([
    'https://www.imdb.com/title/tt0079641/',
    'da vedere: https://www.themoviedb.org/movie/6404-nosferatu',
  ])('with the link %s belongs to that title, whatever the name of its file', async (caption) => {
    const [, titleId = 0] = remakes;
    const numbers = { imdb_id: 'tt0079641', tmdb_id: 6404 };
    await server.db.updateTable('title').set(numbers).where('id', '=', titleId).execute();
    await server.bring(post(33, video('VID_20240101.mp4', caption)));
    expect(await findMainVideo(server.db, { titleId })).toMatchObject({ messageId: 33 });
    await ownerReport();
    await expect.poll(() => texts().join(' '), LONG).toContain('Nosferatu (1979)');
  });

  it('becomes the video of the title that it names, and the owner gets one line about it', async () => {
    await server.bring(post(34, video('Film.1.2001.1080p.mkv')));
    expect(await findMainVideo(server.db, { titleId: film() })).toEqual({
      kind: 'message',
      chatId: String(CHANNEL),
      messageId: 34,
    });
    expect(await ownerReport()).toMatchObject({ chat_id: OWNER, text: 'Ora si può guardare Film 1 (2001).' });
  });

  it('a posted video is ignored if the channel is not followed', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv'), FOREIGN));
    expect(await findMainVideo(server.db, { titleId: film() })).toBeUndefined();
  });

  it('follows its edits: another title, none, and no video at all', async () => {
    await server.bring(post(34, video('x.mkv', 'Film 1 (2001)')));
    await server.bring(edited(34, video('x.mkv', 'Film 2 (2001)')));
    expect(await findMainVideo(server.db, { titleId: film() })).toBeUndefined();
    const second = { titleId: server.films[1] ?? 0 };
    expect(await findMainVideo(server.db, second)).toMatchObject({ messageId: 34 });
    await server.bring(edited(34, video('x.mkv', 'Boh')));
    expect(await findMainVideo(server.db, second)).toBeUndefined();
    await server.bring(edited(34, video('x.mkv', 'Film 2 (2001)')));
    await server.bring(edited(34, { photo: [] }));
    expect(await findMainVideo(server.db, second)).toBeUndefined();
  });

  it('changes nothing when it is posted again, and is not reported again', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    await ownerReport();
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    expect(await untoldPosts()).toEqual([]);
  });
});

describe('an edited post whose file alone is another', () => {
  const file = { file_id: 'f2', file_unique_id: 'u2', file_size: 900_000_000, duration: 5400 };
  const other = (name: string) => ({ video: { ...video(name).video, ...file } });
  const stored = () =>
    server.db
      .selectFrom('video')
      .innerJoin('video_post', 'video_post.id', 'post_id')
      .select(['title_id', 'video.bytes', 'video.file_unique_id', 'video_post.file_id', 'seconds', 'by_hand'])
      .execute();
  const onlyPost = async () => {
    const { id } = await server.db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
    const found = await findVideoPostById(server.db, id);
    if (!found) throw new Error('the post is gone');
    return found;
  };
  const renewed = { bytes: 900_000_000, file_unique_id: 'u2', file_id: 'f2', seconds: 5400 };
  beforeEach(follow);

  it('stays the video of its title, with the new file’s size and length, without a word', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    await ownerReport();
    await server.bring(edited(34, other('Film 1 (2001).mkv')));
    expect(await stored()).toEqual([{ title_id: film(), by_hand: false, ...renewed }]);
    expect(await untoldPosts()).toEqual([]);
  });

  it('stays what the owner has made of it, which its name says of another title', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    const titleId = server.films[1] ?? 0;
    const parts = [{ titleId, episode: undefined }];
    await assignVideoPost(server.db, await onlyPost(), { parts, state: 'kept', byHand: true });
    await server.bring(edited(34, other('Film 1 (2001).mkv')));
    expect(await stored()).toEqual([{ title_id: titleId, by_hand: true, ...renewed }]);
  });

  it('waits on with the new file, where its title is not known', async () => {
    await server.bring(post(34, video('Boh.mkv')));
    await server.bring(edited(34, other('Boh.mkv')));
    expect(await onlyPost()).toMatchObject({ state: 'unmatched', fileId: 'f2', bytes: 900_000_000 });
  });
});

describe('a post of a channel that an owner is just registering', () => {
  const inHand = { id: 1, chat: String(OWNER), payload: '{}', claimed_until: new Date(Date.now() + 300_000) };

  it('a post waits until the owner’s update is done, and is then taken', LONG, async () => {
    await server.db.insertInto('bot_update').values(inHand).execute();
    for (let attempts = 0; attempts < 4; attempts += 1)
      if (attempts === 0) await server.bring(post(5, video('Film 1 (2001).mkv')));
      else await attemptAgain(attempts);
    await addVideoChannel(server.db, { chatId: String(CHANNEL), title: 'Archivio', ownerId: String(OWNER) });
    await server.db.deleteFrom('bot_update').where('id', '=', inHand.id).execute();
    await server.hurry('bot_update');
    await expect.poll(() => findMainVideo(server.db, { titleId: film() }), LONG).toBeDefined();
  });

  it('a post of another channel is nobody’s once the owner’s update is done', LONG, async () => {
    await server.db.insertInto('bot_update').values(inHand).execute();
    await server.bring(post(5, video('Film 1 (2001).mkv')));
    await server.db.deleteFrom('bot_update').where('id', '=', inHand.id).execute();
    await server.hurry('bot_update');
    const waiting = () =>
      server.db.selectFrom('bot_update').select('id').where('done_at', 'is', null).execute();
    await expect.poll(waiting, LONG).toEqual([]);
    expect(await server.db.selectFrom('video_post').select('id').execute()).toEqual([]);
  });

  /** More attempts than failures are forgiven. */
  async function attemptAgain(attempts: number): Promise<void> {
    await server.hurry('bot_update');
    const attempted = async () =>
      await server.db
        .selectFrom('bot_update')
        .select(['attempts', 'done_at'])
        .where('id', '>', 1)
        .orderBy('id', 'desc')
        .executeTakeFirst();
    await expect.poll(attempted, LONG).toMatchObject({ done_at: null, attempts: attempts + 1 });
  }
});

describe('videos forwarded by the owner', () => {
  it('make the channel a followed one if the bot is its administrator, and are copied from there', async () => {
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    expect(texts()).toEqual(['Fatto: da ora abbino i video di «Archivio» ai loro titoli.']);
    expect(await findMainVideo(server.db, { titleId: film() })).toMatchObject({
      chatId: String(CHANNEL),
      messageId: 77,
    });
  });

  it('forwarded videos are kept as files if they come from any other channel, which the owner is asked about once', async () => {
    server.api.fail('getChatMember', { error_code: 400, description: 'Bad Request: chat not found' });
    await server.send(forwarded(77, video('Film 1 (2001).mkv'), FOREIGN), OWNER);
    await server.send(forwarded(78, video('Film 2 (2001).mkv'), FOREIGN), OWNER);
    expect(server.api.of('getChatMember')).toHaveLength(1);
    expect(await findMainVideo(server.db, { titleId: film() })).toEqual({
      kind: 'video',
      fileId: 'f-Film 1 (2001).mkv',
    });
    expect(texts()).toEqual([expect.stringContaining('non sono amministratore')]);
  });

  it('forwarded videos are reported again when they are sent again', async () => {
    await follow();
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    await ownerReport();
    server.api.calls.splice(0);
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), OWNER);
    expect((await ownerReport())?.['text']).toBe('Ora si può guardare Film 1 (2001).');
  });

  it('forwarded videos are ignored if anybody else sends them', async () => {
    await server.send(forwarded(77, video('Film 1 (2001).mkv')), ANNA);
    expect(texts()).toEqual(['Solo il proprietario può aggiungere video.']);
  });
});
