import { settleVideos, takeBackVideos } from '../../../../contract/desk-videos.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { recordInChat } from '../../changes/changes.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import { findVideoPostById, type VideoPost } from '../videos/video-posts.ts';
import { waitingPost } from './assign-videos.ts';
import { changeOfIgnoring, changeOfTakingBack } from './changes-of-videos.ts';
import { ignoreGroup } from './settle-group.ts';
import { backButton, FIRST_VIEW, type QueueView } from './unmatched-video-keyboard.ts';
import { nameOfVideo } from './unmatched-video-message.ts';
import { ignoreVideos, postsOfGroup, takeBackIgnored, unmatchedVideosAt } from './video-groups.ts';
import { createVideoQueue, showQueueMessage } from './video-queue.ts';

/** 'Ignora' of a video, a group or all; several are asked about first, and each can be taken back. */
export function registerIgnoreVideos(owners: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  const { db } = services;
  const { show, showNext, gone } = createVideoQueue(services);

  onPress(owners, buttons.ignorePost, async (ctx, { postId, ...view }) => {
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const key = view.isOne ? undefined : post.groupKey;
    const posts = key === undefined ? 1 : (await postsOfGroup(db, key)).length;
    if (posts === 1) return ignore(ctx, post, key, view);
    return confirm(ctx, words.ignoreGroupWhat(posts), buttons.ignoreGroup.data({ ...view, postId }), view);
  });

  onPress(owners, buttons.ignoreGroup, async (ctx, { postId, ...place }) => {
    const view = { ...place, isOne: false };
    const post = await waitingPost(services, postId);
    return post ? ignore(ctx, post, post.groupKey, view) : gone(ctx, view);
  });

  onPress(owners, buttons.ignoreAll, async (ctx, { filter, isSure }) => {
    const view = { ...FIRST_VIEW, filter };
    if (isSure) {
      const { firstPost, posts } = await ignoreVideos(db, { filter });
      const post = firstPost === undefined ? undefined : await findVideoPostById(db, firstPost);
      if (post) await recordIgnoring(ctx, post, posts);
      await show(ctx, view, firstPost);
      return words.ignored(posts);
    }
    const { posts } = await unmatchedVideosAt(db, { index: 0, filter });
    return confirm(ctx, words.ignoreAllWhat(posts), buttons.ignoreAll.data({ filter, isSure: true }), view);
  });

  onPress(owners, buttons.undoIgnore, async (ctx, { postId, ...place }) => {
    const taken = await takeBackIgnored(db, postId, 'ignored at once');
    await recordTakingBack(ctx, postId, taken);
    await show(ctx, { ...place, isOne: false });
    return taken > 0 ? words.takenBack(taken) : words.gone;
  });

  onPress(owners, buttons.takeBackGroup, async (ctx, { postId, ...place }) => {
    const taken = await takeBackIgnored(db, postId, 'group');
    await recordTakingBack(ctx, postId, taken);
    await show(ctx, { ...place, isOne: false });
    return taken > 0 ? words.takenBack(taken) : words.gone;
  });

  /** Ignores a video, or with a key its group, and remembers that for later ones of that name. */
  async function ignore(
    ctx: PrivateChatContext,
    post: VideoPost,
    key: string | undefined,
    view: QueueView,
  ): Promise<string> {
    const ignored = await ignoreGroup(db, { post, isOne: key === undefined });
    await recordIgnoring(ctx, post, ignored);
    await showNext(ctx, post, view, post.id);
    return words.ignored(ignored);
  }

  async function recordIgnoring(ctx: PrivateChatContext, post: VideoPost, videos: number): Promise<void> {
    const change = changeOfIgnoring({ id: post.id, name: nameOfVideo(post) }, videos);
    await recordInChat(ctx, db, settleVideos, [change]);
  }

  async function recordTakingBack(ctx: PrivateChatContext, postId: number, videos: number): Promise<void> {
    const change = changeOfTakingBack(videos, { matched: [], ignored: [postId] });
    await recordInChat(ctx, db, takeBackVideos, videos > 0 ? [change] : []);
  }
}

async function confirm(ctx: PrivateChatContext, what: string, yes: string, view: QueueView): Promise<void> {
  const button = { text: words.ignoreAllYes, callback_data: yes, style: 'danger' as const };
  await showQueueMessage(ctx, {
    text: escapeHtml(what),
    reply_markup: { inline_keyboard: [[button, backButton(view)]] },
  });
}
