import { bringVideo } from '../../../support/bring-video.ts';
import type { TestBot } from '../../../support/test-bot.ts';
import { CHANNEL } from '../../videos/posts/support/channel-bot.ts';

/** A group of a series' episodes: the first as it came, the others as copies of its row with their own names. */
export async function bringEpisodes(server: TestBot, name: string, count: number): Promise<number> {
  const first = await bringVideo(server, `${name} S01E01.mkv`, { chatId: CHANNEL });
  const posts = server.db.selectFrom('video_post').selectAll().where('id', '=', first);
  const { id, ...post } = await posts.executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, (_, n) => {
    const unique = `${post.file_unique_id} ${n + 2}`;
    const place = { message_id: 100_000 + 1000 * id + n, file_id: unique, file_unique_id: unique };
    return { ...post, ...place, file_name: `${name} S01E${n + 2}.mkv` };
  });
  await server.db.insertInto('video_post').values(copies).execute();
  return first;
}
