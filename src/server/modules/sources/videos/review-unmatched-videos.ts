import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { editMessage } from '../../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
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
import {
  backButton,
  FILTERS,
  FIRST_VIEW,
  type QueueView,
  readView,
  seasonButtons,
} from './unmatched-video-keyboard.ts';
import { groupMessage, oneVideoMessage } from './unmatched-video-message.ts';
import { askForEpisode, askForTitle, type VideoReview } from './unmatched-video-prompts.ts';
import { saveVideoAnswer } from './video-answers.ts';
import { ignoreVideos, postsOfGroup, unmatchedVideosAt } from './video-groups.ts';
import type { VideoPost } from './video-posts.ts';

const MAX_TOAST_LENGTH = 200;

/** 'Sistema': asks about unmatched videos group by group, the largest first; one answer holds for all of a group. */
export function registerUnmatchedVideoReview(
  chats: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): VideoReview {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.callbackQuery(callbackData.unsure.pattern, async (ctx) => {
    await show(ctx, FIRST_VIEW);
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
    await showMessage(ctx, await oneVideoMessage(services, post, view));
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

  owners.callbackQuery(callbackData.ignorePost.pattern, async (ctx) => {
    const [postId = 0, ...rest] = callbackData.ignorePost.read(ctx.match);
    const view = readView(rest);
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const key = view.isOne ? undefined : post.groupKey;
    if (key === undefined) await assignVideoPost(db, post, { parts: [], state: 'ignored', byHand: true });
    const ignored = key === undefined ? 1 : await ignoreVideos(db, { key });
    if (key !== undefined && isNamedGroup(key))
      await saveVideoAnswer(db, key, { titleId: null, season: null });
    await showNext(ctx, post, view);
    return answerCallbackQuery(ctx, words.ignored(ignored));
  });

  owners.callbackQuery(callbackData.ignoreAll.pattern, async (ctx) => {
    const [filter = 0, sure = 0] = callbackData.ignoreAll.read(ctx.match);
    const view = readView([0, filter, 0]);
    const kind = FILTERS[view.filter];
    if (sure === 1) {
      const ignored = await ignoreVideos(db, { kind });
      await show(ctx, view);
      return answerCallbackQuery(ctx, words.ignored(ignored));
    }
    const { posts } = await unmatchedVideosAt(db, { index: 0, kind });
    const yes = {
      text: words.ignoreAllYes,
      callback_data: callbackData.ignoreAll.make(view.filter, 1),
      style: 'danger' as const,
    };
    const text = escapeHtml(words.ignoreAllWhat(posts));
    await showMessage(ctx, { text, reply_markup: { inline_keyboard: [[yes, backButton(view)]] } });
    return answerCallbackQuery(ctx);
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
      await showMessage(ctx, {
        text,
        reply_markup: { inline_keyboard: seasonButtons(left.post.id, title, view) },
      });
    } else if (left) await askForEpisode(ctx, services, left.post, title, view.isOne);
    else await showNext(ctx, post, view);
  }

  async function gone(ctx: PrivateChatContext, view: QueueView): Promise<void> {
    await show(ctx, { ...view, isOne: false });
    await answerCallbackQuery(ctx, words.gone);
  }

  /** The next video of the group where they are asked about one by one, else the group that now has the place. */
  async function showNext(ctx: PrivateChatContext, post: VideoPost, view: QueueView): Promise<void> {
    const [nextId] =
      view.isOne && post.groupKey !== undefined
        ? await postsOfGroup(db, post.groupKey, { after: post.id, limit: 1 })
        : [];
    const next = nextId === undefined ? undefined : await waitingPost(services, nextId);
    if (next) await showMessage(ctx, await oneVideoMessage(services, next, view));
    else await show(ctx, view);
  }

  async function show(ctx: PrivateChatContext, view: QueueView): Promise<void> {
    await showMessage(ctx, await groupMessage(services, view));
  }
}

function needsSeason(guess: EpisodeGuess | undefined): boolean {
  return guess !== undefined && guess.season === undefined && guess.episodes.length > 0;
}

/** Edits the message of the pressed button; a reply gets a message of its own. */
async function showMessage(
  ctx: PrivateChatContext,
  message: Awaited<ReturnType<typeof groupMessage>>,
): Promise<void> {
  const { text, reply_markup, preview } = message;
  const link_preview_options =
    preview === undefined
      ? { is_disabled: true }
      : { url: preview, show_above_text: true, prefer_small_media: true };
  if (ctx.callbackQuery) await editMessage(ctx, { text, reply_markup }, link_preview_options);
  else await ctx.reply(text, { parse_mode: 'HTML', reply_markup, link_preview_options });
}

function toast(text: string): string {
  return truncateText(text, MAX_TOAST_LENGTH);
}
