import type { LinkPreviewOptions } from 'grammy/types';
import type { BotServices, PrivateChatContext } from '../../../chat/bot-services.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { editMessage } from '../../../chat/messages/keyboard-message.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import { waitingPost } from './assign-videos.ts';
import type { QueueView } from './unmatched-video-keyboard.ts';
import { groupMessage, oneVideoMessage, type QueueMessage } from './unmatched-video-message.ts';
import { postsOfGroup } from './video-groups.ts';

const MAX_TOAST_LENGTH = 200;

/** The queue of unmatched videos as one message, edited at each press. */
export function createVideoQueue(services: BotServices & TmdbAccess) {
  const { db } = services;

  /** `ignored`: a post that was just ignored, which can be taken back. */
  async function show(ctx: PrivateChatContext, view: QueueView, ignored?: number): Promise<void> {
    await showQueueMessage(ctx, await groupMessage(services, view, ignored));
  }

  /** The next video of the group where they are asked about one by one, else the group that now has the place. */
  async function showNext(
    ctx: PrivateChatContext,
    post: VideoPost,
    view: QueueView,
    ignored?: number,
  ): Promise<void> {
    const [nextId] =
      view.isOne && post.groupKey !== undefined
        ? await postsOfGroup(db, post.groupKey, { after: post.id, limit: 1 })
        : [];
    const next = nextId === undefined ? undefined : await waitingPost(services, nextId);
    if (next) await showQueueMessage(ctx, await oneVideoMessage(services, next, view, ignored));
    else await show(ctx, view, ignored);
  }

  async function gone(ctx: PrivateChatContext, view: QueueView): Promise<string> {
    await show(ctx, { ...view, isOne: false });
    return words.gone;
  }

  return { show, showNext, gone };
}

/** Edits the message of the pressed button; a reply gets a separate message. */
export async function showQueueMessage(ctx: PrivateChatContext, message: QueueMessage): Promise<void> {
  if (ctx.callbackQuery) await editMessage(ctx, message, linkPreviewOf(message));
  else await sendQueueMessage(ctx, message);
}

/** Sends a question as a separate message. */
export async function sendQueueMessage(ctx: PrivateChatContext, message: QueueMessage): Promise<void> {
  const { text, reply_markup } = message;
  await ctx.reply(text, {
    parse_mode: 'HTML',
    reply_markup,
    link_preview_options: linkPreviewOf(message),
  });
}

function linkPreviewOf({ preview }: QueueMessage): LinkPreviewOptions {
  if (preview === undefined) return { is_disabled: true };
  return { url: preview, show_above_text: true, prefer_small_media: true };
}

export function toast(text: string): string {
  return truncateText(text, MAX_TOAST_LENGTH);
}
