import { settleVideos, takeBackVideos as takeBackCall } from '../../../../contract/desk/videos.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { DESK_VIDEOS_PATH, deskLink, deskMessage } from '../../../chat/desk-link.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { editMessage, NO_BUTTONS, replyWith } from '../../../chat/messages/keyboard-message.ts';
import { onPress, type PressAnswer } from '../../../chat/messages/presses.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { importRecord } from '../../catalogue/records/import-record.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { recordInChat } from '../../changes/changes.ts';
import { fetchRecord } from '../../imports/tmdb/fetch-record.ts';
import type { VideoPost } from '../posts/video-posts.ts';
import { findUnmatchedVideo } from './assign-videos.ts';
import { assignGroup, createTitleOfGroup, ignoreGroup, postsIn } from './settle-group.ts';
import { takeBackVideos } from './take-back-videos.ts';
import { askAboutVideo, questionAbout } from './unmatched-video-message.ts';

const MAX_TOAST_LENGTH = 200;

/**
 * Asks about one unmatched video, and takes an answer that is one press; what needs more is left to the desk, also the
 * posts that have joined a video's group since it was asked about.
 */
export function registerUnmatchedVideo(
  owners: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): void {
  const { db, links } = services;

  // Leaves the message with the button in place: a report is still being edited.
  onPress(owners, buttons.video, async (ctx, { postId }) => {
    const post = await findUnmatchedVideo(services, postId);
    return post ? askAboutVideo(ctx, services, post) : words.gone;
  });

  onPress(owners, buttons.assign, async (ctx, { postId, titleId, season, isOne }) => {
    const post = await findUnmatchedVideo(services, postId);
    const title = await findTitleIncludingHidden(db, titleId);
    return post && title ? assign(ctx, { post, isOne }, title, season ?? undefined) : words.gone;
  });

  onPress(owners, buttons.createFor, async (ctx, { postId, isOne }) => {
    const post = await findUnmatchedVideo(services, postId);
    if (!post) return words.gone;
    const title = await createTitleOfGroup(db, { post, isOne });
    return title ? assign(ctx, { post, isOne }, title) : words.noName;
  });

  onPress(owners, buttons.addTmdbFor, async (ctx, { postId, type, id, isOne }) => {
    const post = await findUnmatchedVideo(services, postId);
    if (!post) return words.gone;
    const read = await fetchRecord(services, { type, id });
    if ('failure' in read) return truncateText(read.failure, MAX_TOAST_LENGTH);
    const added = await importRecord(services, read.record);
    const title = await findTitleIncludingHidden(db, added.id);
    return title ? assign(ctx, { post, isOne }, title) : words.gone;
  });

  onPress(owners, buttons.ignorePost, async (ctx, { postId, isOne, filter, index }) => {
    const post = await findUnmatchedVideo(services, postId);
    if (!post) return words.gone;
    const isGroup = (await postsIn(db, { post, isOne })).length > 1;
    if (isGroup) return replyWith(ctx, deskMessage(links, userIdOf(ctx), DESK_VIDEOS_PATH));
    await recordInChat(ctx, db, settleVideos)((transaction) => ignoreGroup(transaction, { post, isOne }));
    const undo = buttons.undoIgnore.labelled(words.undo, { postId, filter, index });
    return editMessage(ctx, { text: words.ignored, reply_markup: { inline_keyboard: [[undo]] } });
  });

  onPress(owners, buttons.undoIgnore, async (ctx, { postId }) => {
    const record = recordInChat(ctx, db, takeBackCall);
    const ids = { matched: [], ignored: [postId] };
    const { videos } = await record((transaction) => takeBackVideos(transaction, ids));
    const post = await findUnmatchedVideo(services, postId);
    if (videos === 0 || !post) return words.gone;
    const { preview, ...question } = await questionAbout(ctx, services, post);
    return editMessage(ctx, question, preview);
  });

  async function assign(
    ctx: PrivateChatContext,
    group: { post: VideoPost; isOne: boolean },
    title: Title,
    season?: number,
  ): Promise<PressAnswer> {
    const record = recordInChat(ctx, db, settleVideos);
    const { assigned, left } = await assignGroup({ db, record }, group, { title, season });
    // Somebody else was faster.
    if (assigned.length === 0 && !left) return words.gone;
    const name = nameWithYear(title);
    const done = assigned.length > 0 ? words.settled(name, assigned.length) : '';
    const desk = deskLink(links, userIdOf(ctx), { path: DESK_VIDEOS_PATH });
    const text = [done, ...(left ? [words.needsEpisode(name), desk.note] : [])].filter(Boolean).join(' ');
    const reply_markup = left ? { inline_keyboard: desk.rows } : NO_BUTTONS;
    await editMessage(ctx, { text: escapeHtml(text), reply_markup });
    return undefined;
  }
}
