import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { importRecord } from '../../../import/import-titles.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import type { Title } from '../../catalogue/title.ts';
import { fetchRecord } from '../fetch-record.ts';
import { resolveEpisodeGuess } from '../matching/match-video.ts';
import { assignVideoPost } from '../videos/assign-video-post.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import { lacksSeason, titleOf, waitingPost } from './assign-videos.ts';
import { recordMatching } from './changes-of-videos.ts';
import { createTitleOfGroup } from './create-title-of-videos.ts';
import { assignGroup } from './settle-group.ts';
import { FIRST_VIEW, type QueueView, seasonButtons } from './unmatched-video-keyboard.ts';
import { groupMessage, nameOfVideo, oneVideoMessage } from './unmatched-video-message.ts';
import { askForEpisode, askForTitle, type VideoReview } from './unmatched-video-prompts.ts';
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

  // Not in place of the message with the button: a report goes on being edited.
  onPress(owners, buttons.unsure, async (ctx) =>
    sendQueueMessage(ctx, await groupMessage(services, FIRST_VIEW)),
  );

  onPress(owners, buttons.videos, (ctx, place) => show(ctx, { ...place, isOne: false }));

  onPress(owners, buttons.video, async (ctx, { postId, ...place }) => {
    const post = await waitingPost(services, postId);
    const view = { ...place, isOne: true };
    if (!post) return gone(ctx, view);
    return showQueueMessage(ctx, await oneVideoMessage(services, post, view));
  });

  onPress(owners, buttons.assign, async (ctx, { postId, titleId, season, ...view }) => {
    const [post, title] = await Promise.all([waitingPost(services, postId), titleOf(services, titleId)]);
    if (!post || !title) return gone(ctx, view);
    return assign(ctx, post, { title, season: season ?? undefined, view });
  });

  onPress(owners, buttons.isThis, async (ctx, { postId, part: { titleId, episode } }) => {
    const [post, title] = await Promise.all([waitingPost(services, postId), titleOf(services, titleId)]);
    if (!post || !title) return gone(ctx, FIRST_VIEW);
    if (!episode)
      return assign(ctx, post, { title, season: undefined, view: { ...FIRST_VIEW, isOne: true } });
    const guess = { season: episode.season, episodes: [episode.episode] };
    const parts = await resolveEpisodeGuess(db, title.id, guess);
    if (!parts) return askForEpisode(ctx, services, post, title, true);
    await assignVideoPost(db, post, { parts, state: 'kept', byHand: true });
    await recordMatching(ctx, db, { name: nameOfVideo(post), title, matched: [post.id] });
    await show(ctx, FIRST_VIEW);
    return toast(words.settled(nameWithYear(title), 1));
  });

  onPress(owners, buttons.createFor, async (ctx, { postId, ...view }) => {
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const title = await createTitleOfGroup(db, { post, isOne: view.isOne });
    if (!title) return words.noName;
    return assign(ctx, post, { title, season: undefined, view });
  });

  onPress(owners, buttons.searchFor, async (ctx, { postId, ...view }) => {
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    return askForTitle(ctx, services, post.id, view.isOne);
  });

  onPress(owners, buttons.addTmdbFor, async (ctx, { postId, type, id, ...view }) => {
    const post = await waitingPost(services, postId);
    if (!post) return gone(ctx, view);
    const read = await fetchRecord(services, { type, id });
    if ('failure' in read) return toast(read.failure);
    const added = await importRecord(services, read.record);
    const title = await titleOf(services, added.id);
    return title ? assign(ctx, post, { title, season: undefined, view }) : gone(ctx, view);
  });

  return {
    async assign(ctx, post, to) {
      const done = await assign(ctx, post, to);
      if (done !== undefined) await ctx.reply(done);
    },
    showFirst: (ctx) => show(ctx, FIRST_VIEW),
  };

  /** Assigns a video, or its group, and goes on: with what the title still needs to know, or the next question. Returns what was done. */
  async function assign(
    ctx: PrivateChatContext,
    post: VideoPost,
    { title, season, view }: { title: Title; season: number | undefined; view: QueueView },
  ): Promise<string | undefined> {
    const { posts, assigned, left } = await assignGroup(db, { post, isOne: view.isOne }, { title, season });
    await recordMatching(ctx, db, { name: nameOfVideo(post), title, matched: assigned });
    if (left && lacksSeason(left)) {
      const text = escapeHtml(words.whichSeason(title.name, posts.length - assigned.length));
      await showQueueMessage(ctx, {
        text,
        reply_markup: { inline_keyboard: seasonButtons(left.post.id, title, view) },
      });
    } else if (left) await askForEpisode(ctx, services, left.post, title, view.isOne);
    else await showNext(ctx, post, view);
    return assigned.length > 0 ? toast(words.settled(nameWithYear(title), assigned.length)) : undefined;
  }
}
