import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  film,
  follow,
  forwarded,
  post,
  texts,
  useChannelBot,
} from '../modules/videos/posts/support/channel-bot.ts';
import { OWNER } from '../support/test-bot.ts';

const server = await useChannelBot();
beforeEach(async () => {
  await server.db.deleteFrom('skipped_post').execute();
  await follow();
});

const document = (file_name: string, mime_type?: string) => ({
  document: {
    file_id: `f-${file_name}`,
    file_unique_id: `u-${file_name}`,
    file_name,
    mime_type,
    file_size: 3e9,
  },
});
const animation = (caption: string) => ({
  ...document('IMG_0002.MP4', 'video/mp4'),
  animation: {
    file_id: 'f-gif',
    file_unique_id: 'u-gif',
    width: 9,
    height: 9,
    duration: 3,
    mime_type: 'video/mp4',
  },
  caption,
});
const kept = async () => {
  const rows = await server.db.selectFrom('video_post').select('file_name').orderBy('id').execute();
  return rows.map((row) => row.file_name);
};
const report = async () => {
  const aMinuteAgo = { skipped_at: sql<Date>`skipped_at - interval '1 minute'` };
  await server.db.updateTable('skipped_post').set(aMinuteAgo).execute();
  await server.run('posts');
  return texts().filter((text) => text.includes('senza un video'));
};

describe('a document is a video by its name where its type is general', () => {
  it.each([
    ['Film.1.2001.2160p.mkv', 'application/octet-stream'],
    ['Film.1.2001.2160p.mkv', undefined],
    ['Film.1.2001.MKV', 'application/x-matroska'],
    ['Film 1 (2001).m2ts', 'binary/octet-stream'],
    ['Film 1 (2001).avi', 'application/x-troff-msvideo'],
    ['Film 1 (2001)', 'video/x-matroska'],
    ['Film 1 (2001).mkv.mp4', undefined],
    ['Film 1 (2001).mkv ', 'application/octet-stream'],
  ])('%s of type %s', async (name, type) => {
    await server.bring(post(5, document(name, type)));
    expect(await kept()).toEqual([name]);
  });

  it.each([
    ['Film 1 (2001).zip', 'application/zip'],
    ['Film 1 (2001).mkv.zip', 'application/octet-stream'],
    ['lista.ts', 'text/typescript'],
    ['Film 1 (2001).m3u', 'audio/x-mpegurl'],
    ['Film 1 (2001).exe', 'application/x-msdownload'],
    ['Film 1 (2001).rar', undefined],
    ['copertina.jpg', 'image/jpeg'],
    ['Film 1 (2001)', 'application/octet-stream'],
  ])('any other one is no video: %s of type %s', async (name, type) => {
    await server.bring(post(5, document(name, type)));
    expect(await kept()).toEqual([]);
  });
});

describe('a post that is no film', () => {
  it('takes no title’s place, and is counted in the owner’s report', async () => {
    await server.bring(post(5, animation(String(film()))));
    await server.bring(post(6, animation('')));
    await server.bring(
      post(7, { video_note: { file_id: 'n', file_unique_id: 'n', length: 9, duration: 3 } }),
    );
    await server.bring(post(8, document('Film 1 (2001).rar', 'application/vnd.rar')));
    await server.bring(post(9, { sticker: { file_id: 's', file_unique_id: 's', width: 9, height: 9 } }));
    await server.bring(post(10, { text: 'Stasera in tv' }));
    await server.bring(post(11, { paid_media: { star_count: 5, paid_media: [] } }));
    expect(await kept()).toEqual([]);
    expect(await report()).toEqual(['5 post senza un video.']);
    server.api.calls.splice(0);
    expect(await report()).toEqual([]);
  });

  it('gets an answer in the owner’s chat', async () => {
    await server.send(animation(String(film())), OWNER);
    expect(texts()).toEqual(['Questo non è un video. Se è un film, mandalo come file.']);
    expect(await server.db.selectFrom('video').selectAll().execute()).toEqual([]);
  });

  it('counts where the owner forwards it from a channel', async () => {
    await server.send(forwarded(9, animation('7')), OWNER);
    expect(await report()).toEqual(['1 post senza un video.']);
  });

  it('leaves the videos of its album alone', async () => {
    await server.bring(post(5, { photo: [], media_group_id: '1' }));
    const film1 = { ...document('Film.1.2001.1080p.mkv'), media_group_id: '1' };
    await server.bring(post(6, film1));
    expect(await kept()).toEqual(['Film.1.2001.1080p.mkv']);
  });
});
