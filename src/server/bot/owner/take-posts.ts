import type { Composer, Context } from 'grammy';
import type { Message, MessageOriginChannel } from 'grammy/types';
import { findChannel } from '../../repositories/source-channels.ts';
import { forgetPost, type NewPost } from '../../repositories/source-posts.ts';
import { isOwner, type PrivateChats, type Services, userIdOf } from '../services.ts';
import { acceptPost } from './accept-post.ts';
import { channelKeeper } from './keep-channel.ts';
import { sourceIn } from './take-sources.ts';

/**
 * Videos become sources as they are posted in an owner's channel, or forwarded by an owner; edits follow. What came of
 * them the owner hears from `tell-of-posts.ts`, many in one message.
 */
export function takePosts(updates: Composer<Context>, chats: PrivateChats, services: Services): void {
  const keeper = channelKeeper(services);

  updates.on(['channel_post', 'edited_channel_post'], async (ctx) => {
    const message = ctx.channelPost ?? ctx.editedChannelPost;
    const channel = await findChannel(services.db, String(message.chat.id));
    if (!channel) return;
    const place = { chatId: channel.chatId, messageId: message.message_id };
    const post = postIn(message, { place, ownerId: channel.ownerId });
    if (post) await acceptPost(services, post);
    else if (ctx.editedChannelPost) await forgetPost(services.db, place);
  });

  chats
    .filter((ctx) => isOwner(ctx, services))
    .on('message:forward_origin', async (ctx, next) => {
      const { forward_origin: origin } = ctx.message;
      const ownerId = userIdOf(ctx);
      const isKept = origin.type === 'channel' && (await keeper.keepForwarded(ctx, origin.chat, ownerId));
      const place = isKept ? placeOf(origin) : undefined;
      const post = postIn(ctx.message, { place, ownerId });
      if (post) return acceptPost(services, post, { isAsked: true });
      return isKept ? undefined : next();
    });
}

function placeOf({ chat, message_id: messageId }: MessageOriginChannel): NewPost['place'] {
  return { chatId: String(chat.id), messageId };
}

function postIn(message: Message, where: Pick<NewPost, 'place' | 'ownerId'>): NewPost | undefined {
  const source = sourceIn(message);
  const file = message.video ?? message.document;
  if (!source || !file) return undefined;
  const { file_unique_id: fileUniqueId, file_name: fileName = '' } = file;
  return { ...source, ...where, fileUniqueId, fileName, caption: message.caption ?? '' };
}
