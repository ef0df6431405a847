import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { importRecord } from '../../../import/import-titles.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import type { Title } from '../../catalogue/title.ts';
import { fetchRecord } from '../fetch-record.ts';
import { resolveEpisodeGuess } from '../matching/match-video.ts';
import type { EpisodeGuess } from '../matching/match-video-title.ts';
import { isNamedGroup } from '../matching/video-group.ts';
import { assignVideoPost } from './assign-video-post.ts';
import { assignVideos, titleOf, waitingPost } from './assign-videos.ts';
import { channelTexts as words } from './channel-texts.ts';
import { createTitleOfVideos } from './create-title-of-videos.ts';
import { FIRST_VIEW, type QueueView, readView, seasonButtons } from './unmatched-video-keyboard.ts';
import { groupMessage, oneVideoMessage } from './unmatched-video-message.ts';
import { askForEpisode, askForTitle, type VideoReview } from './unmatched-video-prompts.ts';
import { saveVideoAnswer } from './video-answers.ts';
import { postsOfGroup } from './video-groups.ts';
import type { VideoPost } from './video-posts.ts';
import { createVideoQueue, sendQueueMessage, showQueueMessage, toast } from './video-queue.ts';

/** 'Da abbinare': asks about unmatched videos group by group, the largest first; one answer holds for all of a group. */
export function registerUnmatchedVideoReview(
  chats: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): VideoReview {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  const queue = createVideoQueue(services);
  const { show, showNext, gone } = queue;

  owners.callbackQuery(callbackData.unsure.pattern, async (ctx) => {
    // Not in place of the message with the button: a report goes on being edited.
    await sendQueueMessage(ctx, await groupMessage(services, FIRST_VIEW));
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.videos.pattern, async (ctx) => {
    const [filter = 0, index = 0] = callbackData.videos.read(ctx.match);
    await show(ctx, readView([0, filter, index]));
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.video.pattern, async (ctx) => {
    const [postId = 0, filter = 0, index = 0] = callbackData.video.read(ctx.match);
    const post = await waitingPost(services, postId);
    const view = readView([1, filter, index]);
    if (!post) return gone(ctx, view);
    await showQueueMessage(ctx, await oneVideoMessage(services, post, view));
    return answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.assign.pattern, async (ctx) => {
    const [postId = 0, titleId = 0, season = 0, ...rest] = callbackData.assign.read(ctx.match);
    const [post, title] = await Promise.all([waitingPost(services, postId), titleOf(services, titleId)]);
    if (!post || !title) return gone(ctx, readView(rest));
    return assign(ctx, post, { title, season: season || undefined, view: readView(rest) });
  });

  owners.callbackQuery(callbackData.isThis.pattern, async (ctx) => {
    const [postId = 0, titleId = 0, season = 0, episode = 0] = callbackData.isThis.read(ctx.match);
    const [post, title] = await Promise.all([waitingPost(services, postId), titleOf(services, titleId)]);
    if (!post || !title) return gone(ctx, FIRST_VIEW);
    if (episode === 0)
      return assign(ctx, post, { title, season: undefined, view: { ...FIRST_VIEW, isOne: true } });
    const parts = await resolveEpisodeGuess(db, title.id, { season, episodes: [episode] });
    if (!parts) {
      await askForEpisode(ctx, services, post, title, true);
      return answerCallbackQuery(ctx);
    }
    await assignVideoPost(db, post, { parts, state: 'kept', byHand: true });
    await show(ctx, FIRST_VIEW);
    return answerCallbackQuery(ctx, toast(words.settled(nameWithYear(title), 1)));
  });

  owners.callbackQuery(callbackData.createFor.pattern, async (ctx) => {
    const [postId = 0, ...rest] = callbackData.createFor.read(ctx.match);
    const view = readView(rest);
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const isGroup = !view.isOne && post.groupKey !== undefined && isNamedGroup(post.groupKey);
    const posts = isGroup && post.groupKey ? await postsOfGroup(db, post.groupKey) : [post.id];
    const title = await createTitleOfVideos(db, posts);
    if (!title) return answerCallbackQuery(ctx, words.noName);
    return assign(ctx, post, { title, season: undefined, view });
  });

  owners.callbackQuery(callbackData.searchFor.pattern, async (ctx) => {
    const [postId = 0, ...rest] = callbackData.searchFor.read(ctx.match);
    const view = readView(rest);
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    await askForTitle(ctx, services, post.id, view.isOne);
    return answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.addTmdbFor.pattern, async (ctx) => {
    const [postId = 0, series = 0, id = 0, ...rest] = callbackData.addTmdbFor.read(ctx.match);
    const view = readView(rest);
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const read = await fetchRecord(services, { type: series === 1 ? 'serie' : 'film', id });
    if ('failure' in read) return answerCallbackQuery(ctx, toast(read.failure));
    const added = await importRecord(services, read.record);
    const title = await titleOf(services, added.id);
    return title ? assign(ctx, post, { title, season: undefined, view }) : gone(ctx, view);
  });

  return { assign, showFirst: (ctx) => show(ctx, FIRST_VIEW) };

  /** Assigns a video, or its group, and goes on: with what the title still needs to know, or the next question. */
  async function assign(
    ctx: PrivateChatContext,
    post: VideoPost,
    { title, season, view }: { title: Title; season: number | undefined; view: QueueView },
  ): Promise<void> {
    const key = view.isOne ? undefined : post.groupKey;
    const posts = key === undefined ? [post.id] : await postsOfGroup(db, key);
    if (key !== undefined && isNamedGroup(key))
      await saveVideoAnswer(db, key, { titleId: title.id, season: season ?? null });
    const { assigned, left } = await assignVideos(db, posts, { title, season });
    const done = assigned > 0 ? words.settled(nameWithYear(title), assigned) : undefined;
    if (ctx.callbackQuery) await answerCallbackQuery(ctx, done && toast(done));
    else if (done) await ctx.reply(done);
    if (left && needsSeason(left.guess)) {
      const text = escapeHtml(words.whichSeason(title.name, posts.length - assigned));
      await showQueueMessage(ctx, {
        text,
        reply_markup: { inline_keyboard: seasonButtons(left.post.id, title, view) },
      });
    } else if (left) await askForEpisode(ctx, services, left.post, title, view.isOne);
    else await showNext(ctx, post, view);
  }
}

function needsSeason(guess: EpisodeGuess | undefined): boolean {
  return guess !== undefined && guess.season === undefined && guess.episodes.length > 0;
}
