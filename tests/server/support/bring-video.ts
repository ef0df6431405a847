import { processVideoPost } from '../../../src/server/modules/videos/posts/process-video-post.ts';
import { OWNER, type TestBot } from './test-bot.ts';

type Further = {
  caption?: string;
  seconds?: number;
  postedAt?: Date;
  chatId?: number;
  fileUniqueId?: string;
};

let messageId = 5000;

/** Processes an owner's post of a video in a channel; returns the post's id. */
export async function bringVideo(
  server: TestBot,
  fileName: string,
  { caption = '', seconds = 6000, postedAt, chatId = -1001, fileUniqueId }: Further = {},
): Promise<number> {
  messageId += 1;
  await processVideoPost(server, {
    location: { chatId: String(chatId), messageId },
    kind: 'video',
    fileId: `f${messageId}`,
    fileUniqueId: fileUniqueId ?? `u${messageId}`,
    fileName,
    caption,
    seconds,
    bytes: 700_000_000,
    postedAt,
    ownerId: String(OWNER),
  });
  const { id } = await server.db
    .selectFrom('video_post')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return id;
}
