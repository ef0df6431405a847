import type { Composer, Context } from 'grammy';
import type { Message, MessageOriginChannel } from 'grammy/types';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import type { DbTransaction } from '../../../database/db.ts';
import { captionOf } from '../message-caption.ts';
import { addChannelSubtitles } from '../subtitles/subtitle-handlers.ts';
import { videoFileIn } from '../video-file.ts';
import { deleteVideoPost } from './assign-video-post.ts';
import { processVideoPost } from './process-video-post.ts';
import { noteSkippedPost } from './unreported-posts.ts';
import { createVideoChannelRegistration } from './video-channel-registration.ts';
import { findChannelOfPost, noteNewestPost } from './video-channels.ts';
import type { NewVideoPost } from './video-posts.ts';

/**
 * Handles videos posted in registered channels or forwarded by owners, and their edits; `add-video-handlers.ts` those sent. The outcome is reported by
 * `report-posts-to-owners.ts`.
 */
export function registerVideoPostHandlers(
  updates: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const registration = createVideoChannelRegistration(services);

  updates.on(['channel_post', 'edited_channel_post'], async (ctx) => {
    const message = ctx.channelPost ?? ctx.editedChannelPost;
    const place = { chatId: message.chat.id, updateId: ctx.update.update_id };
    const channel = await findChannelOfPost(services, place);
    if (!channel) return;
    const location = { chatId: channel.chatId, messageId: message.message_id };
    if (ctx.channelPost) await noteNewestPost(services.db, channel.chatId, message.message_id);
    const isVideo = await takeVideo(services, message, { location, ownerId: channel.ownerId });
    if (!isVideo && ctx.editedChannelPost) await deleteVideoPost(services.db, location);
  });

  chats
    .filter((ctx) => isOwner(ctx, services))
    .on('message:forward_origin', async (ctx, next) => {
      const { forward_origin: origin } = ctx.message;
      const ownerId = userIdOf(ctx);
      const isKept =
        origin.type === 'channel' && (await registration.registerForwarded(ctx, origin.chat, ownerId));
      const location = isKept ? locationOf(origin) : undefined;
      const post = postIn(ctx.message, { location, ownerId });
      if (post) {
        await processVideoPost(services, post, { isAsked: true, updateId: ctx.update.update_id });
        return undefined;
      }
      if (location) await noteSkippedPost(services.db, ctx.message, { ...location, ownerId });
      return isKept ? undefined : next();
    });
}

type Where = { location: { chatId: string; messageId: number }; ownerId: string };

/**
 * Takes the video or the subtitles in a channel's earlier post, which comes after newer ones. `withVideo`: work in the
 * transaction that stores a video.
 */
export async function takeEarlierPost(
  services: Pick<BotServices, 'db'>,
  message: Message,
  where: Where,
  withVideo: (transaction: DbTransaction) => Promise<void>,
): Promise<void> {
  if (await addChannelSubtitles(services, message, where)) return;
  await takeVideo(services, message, where, { isEarlier: true, withVideo });
}

async function takeVideo(
  services: Pick<BotServices, 'db'>,
  message: Message,
  where: Where,
  options?: Parameters<typeof processVideoPost>[2],
): Promise<boolean> {
  const post = postIn(message, where);
  if (post) await processVideoPost(services, post, options);
  else await noteSkippedPost(services.db, message, { ...where.location, ownerId: where.ownerId });
  return post !== undefined;
}

function locationOf({ chat, message_id: messageId }: MessageOriginChannel): NewVideoPost['location'] {
  return { chatId: String(chat.id), messageId };
}

/** The video in a message as a post; undefined without one. */
export function postIn(
  message: Message,
  where: Pick<NewVideoPost, 'location' | 'ownerId'>,
): NewVideoPost | undefined {
  const video = videoFileIn(message);
  const file = message.video ?? message.document;
  if (!video || !file) return undefined;
  const { file_unique_id: fileUniqueId, file_name: fileName = '', file_size: bytes } = file;
  const caption = captionOf(message);
  const isOwnCaption = caption !== '' && !where.location && !message.forward_origin;
  const seconds = message.video?.duration;
  const at = message.forward_origin?.date ?? message.date;
  const postedAt = at > 0 ? new Date(at * 1000) : undefined;
  const { width, height } = message.video ?? {};
  const mediaGroup = message.media_group_id;
  const thumbnailId = (message.video?.cover?.at(-1) ?? file.thumbnail)?.file_id;
  const facts = {
    fileUniqueId,
    fileName,
    caption,
    isOwnCaption,
    seconds,
    bytes,
    postedAt,
    width,
    height,
    mediaGroup,
  };
  return { ...video, ...where, ...facts, thumbnailId };
}
