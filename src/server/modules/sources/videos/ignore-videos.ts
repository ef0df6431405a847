import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { isNamedGroup } from '../matching/video-group.ts';
import { assignVideoPost } from './assign-video-post.ts';
import { waitingPost } from './assign-videos.ts';
import { channelTexts as words } from './channel-texts.ts';
import { backButton, FILTERS, FIRST_VIEW, type QueueView, readView } from './unmatched-video-keyboard.ts';
import { saveVideoAnswer } from './video-answers.ts';
import { ignoreVideos, postsOfGroup, takeBackIgnored, unmatchedVideosAt } from './video-groups.ts';
import type { VideoPost } from './video-posts.ts';
import { createVideoQueue, showQueueMessage } from './video-queue.ts';

/** 'Ignora' of a video, a group or all; several are asked about first, and each can be taken back. */
export function registerIgnoreVideos(owners: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  const { db } = services;
  const { show, showNext, gone } = createVideoQueue(services);

  owners.callbackQuery(callbackData.ignorePost.pattern, async (ctx) => {
    const [postId = 0, ...rest] = callbackData.ignorePost.read(ctx.match);
    const view = readView(rest);
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const key = view.isOne ? undefined : post.groupKey;
    const posts = key === undefined ? 1 : (await postsOfGroup(db, key)).length;
    if (posts > 1) {
      const yes = callbackData.ignoreGroup.make(post.id, view.filter, view.index);
      await ask(ctx, words.ignoreGroupWhat(posts), yes, view);
      return answerCallbackQuery(ctx);
    }
    return ignore(ctx, post, key, view);
  });

  owners.callbackQuery(callbackData.ignoreGroup.pattern, async (ctx) => {
    const [postId = 0, filter = 0, index = 0] = callbackData.ignoreGroup.read(ctx.match);
    const view = readView([0, filter, index]);
    const post = await waitingPost(services, postId);
    return post ? ignore(ctx, post, post.groupKey, view) : gone(ctx, view);
  });

  owners.callbackQuery(callbackData.ignoreAll.pattern, async (ctx) => {
    const [filter = 0, sure = 0] = callbackData.ignoreAll.read(ctx.match);
    const view = readView([0, filter, 0]);
    if (sure === 1) {
      const { firstPost, posts } = await ignoreVideos(db, { filter: FILTERS[view.filter] });
      await show(ctx, view, firstPost);
      return answerCallbackQuery(ctx, words.ignored(posts));
    }
    const { posts } = await unmatchedVideosAt(db, { index: 0, filter: FILTERS[view.filter] });
    await ask(ctx, words.ignoreAllWhat(posts), callbackData.ignoreAll.make(view.filter, 1), view);
    return answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.undoIgnore.pattern, async (ctx) => {
    const [postId = 0, filter = 0, index = 0] = callbackData.undoIgnore.read(ctx.match);
    const taken = await takeBackIgnored(db, postId, 'ignored at once');
    await show(ctx, readView([0, filter, index]));
    await answerCallbackQuery(ctx, taken > 0 ? words.takenBack(taken) : words.gone);
  });

  owners.callbackQuery(callbackData.takeBackGroup.pattern, async (ctx) => {
    const [postId = 0, filter = 0, index = 0] = callbackData.takeBackGroup.read(ctx.match);
    const taken = await takeBackIgnored(db, postId, 'group');
    await show(ctx, readView([0, filter, index]));
    await answerCallbackQuery(ctx, taken > 0 ? words.takenBack(taken) : words.gone);
  });

  /** Ignores a video, or with a key its group, and remembers that for later ones of that name. */
  async function ignore(
    ctx: PrivateChatContext,
    post: VideoPost,
    key: string | undefined,
    view: QueueView,
  ): Promise<void> {
    if (key === undefined) await assignVideoPost(db, post, { parts: [], state: 'ignored', byHand: true });
    const ignored = key === undefined ? 1 : (await ignoreVideos(db, { key })).posts;
    if (key !== undefined && isNamedGroup(key))
      await saveVideoAnswer(db, key, { titleId: null, season: null });
    await showNext(ctx, post, view, post.id);
    await answerCallbackQuery(ctx, words.ignored(ignored));
  }
}

async function ask(ctx: PrivateChatContext, what: string, yes: string, view: QueueView): Promise<void> {
  const button = { text: words.ignoreAllYes, callback_data: yes, style: 'danger' as const };
  await showQueueMessage(ctx, {
    text: escapeHtml(what),
    reply_markup: { inline_keyboard: [[button, backButton({ ...FIRST_VIEW, ...view })]] },
  });
}
