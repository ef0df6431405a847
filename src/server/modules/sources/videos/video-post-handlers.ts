import type { Composer, Context } from 'grammy';
import type { Message, MessageOriginChannel } from 'grammy/types';
import { type BotServices, isOwner, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { videoFileIn } from '../add-source-handlers.ts';
import { deleteVideoPost } from './assign-video-post.ts';
import { processVideoPost } from './process-video-post.ts';
import { createSourceChannelRegistration } from './source-channel-registration.ts';
import { findSourceChannel } from './source-channels.ts';
import type { NewVideoPost } from './video-posts.ts';

/**
 * Handles videos posted in registered channels or forwarded by owners, and their edits. The outcome is reported by
 * `report-posts-to-owners.ts`.
 */
export function registerVideoPostHandlers(
  updates: Composer<Context>,
  chats: PrivateChatComposer,
  services: BotServices,
): void {
  const registration = createSourceChannelRegistration(services);

  updates.on(['channel_post', 'edited_channel_post'], async (ctx) => {
    const message = ctx.channelPost ?? ctx.editedChannelPost;
    const channel = await findSourceChannel(services.db, String(message.chat.id));
    if (!channel) return;
    const location = { chatId: channel.chatId, messageId: message.message_id };
    const post = postIn(message, { location, ownerId: channel.ownerId });
    if (post) await processVideoPost(services, post);
    else if (ctx.editedChannelPost) await deleteVideoPost(services.db, location);
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
      if (post) return processVideoPost(services, post, { isAsked: true });
      return isKept ? undefined : next();
    });
}

function locationOf({ chat, message_id: messageId }: MessageOriginChannel): NewVideoPost['location'] {
  return { chatId: String(chat.id), messageId };
}

function postIn(
  message: Message,
  where: Pick<NewVideoPost, 'location' | 'ownerId'>,
): NewVideoPost | undefined {
  const source = videoFileIn(message);
  const file = message.video ?? message.document;
  if (!source || !file) return undefined;
  const { file_unique_id: fileUniqueId, file_name: fileName = '', file_size: bytes } = file;
  const caption = message.caption ?? '';
  const seconds = message.video?.duration;
  const at = message.forward_origin?.date ?? message.date;
  const postedAt = at > 0 ? new Date(at * 1000) : undefined;
  const { width, height } = message.video ?? {};
  const mediaGroup = message.media_group_id;
  const thumbnailId = (message.video?.cover?.at(-1) ?? file.thumbnail)?.file_id;
  const facts = { fileUniqueId, fileName, caption, seconds, bytes, postedAt, width, height, mediaGroup };
  return { ...source, ...where, ...facts, thumbnailId };
}
