import * as v from 'valibot';
import { settleVideos, takeBackVideos as takeBackCall } from '../../../../contract/desk/videos.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { DESK_VIDEOS_PATH, deskLink, deskMessage } from '../../../chat/desk-link.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { editMessage, NO_BUTTONS, replyWith } from '../../../chat/messages/keyboard-message.ts';
import { onPress, type PressAnswer, type PressContext } from '../../../chat/messages/presses.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { outcomeBefore, storeOutcome, textOnce } from '../../../chat/updates/reply-once.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { importRecord } from '../../catalogue/records/import-record.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { recordInChat } from '../../changes/changes.ts';
import { fetchRecord } from '../../imports/tmdb/fetch-record.ts';
import { findVideoPostById } from '../posts/video-posts.ts';
import { findUnmatchedVideo } from './assign-videos.ts';
import {
  assignGroup,
  createTitleOfGroup,
  ignoreGroup,
  postsIn,
  type UnmatchedGroup,
} from './settle-group.ts';
import { takeBackVideos } from './take-back-videos.ts';
import { askAboutVideo, questionAbout } from './unmatched-video-message.ts';

const MAX_TOAST_LENGTH = 200;
const assignedSoFar = v.object({ titleId: v.number(), assigned: v.number() });

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

  onPress(owners, buttons.assign, (ctx, { titleId, season, ...group }) =>
    assign(ctx, group, () => findTitleIncludingHidden(db, titleId), season ?? undefined),
  );

  onPress(owners, buttons.createFor, (ctx, group) =>
    assign(ctx, group, async (asked) => (await createTitleOfGroup(db, asked)) ?? words.noName),
  );

  onPress(owners, buttons.addTmdbFor, (ctx, { type, id, ...group }) =>
    assign(ctx, group, async () => {
      const read = await fetchRecord(services, { type, id });
      if ('failure' in read) return truncateText(read.failure, MAX_TOAST_LENGTH);
      const added = await importRecord(services, read.record);
      return findTitleIncludingHidden(db, added.id);
    }),
  );

  onPress(owners, buttons.ignorePost, async (ctx, { postId, isOne, filter, index }) => {
    const waiting = await findUnmatchedVideo(services, postId);
    const isGroup = waiting && (await postsIn(db, { post: waiting, isOne })).length > 1;
    if (isGroup) return replyWith(ctx, deskMessage(links, userIdOf(ctx), DESK_VIDEOS_PATH));
    const text = await textOnce(ctx, db, async (transaction) => {
      if (!waiting) return '';
      const record = recordInChat(ctx, transaction, settleVideos);
      const { changes } = await record(() => ignoreGroup(transaction, { post: waiting, isOne }));
      return changes.length > 0 ? words.ignored : '';
    });
    if (text === '') return words.gone;
    const undo = buttons.undoIgnore.labelled(words.undo, { postId, filter, index });
    return editMessage(ctx, { text, reply_markup: { inline_keyboard: [[undo]] } });
  });

  onPress(owners, buttons.undoIgnore, async (ctx, { postId }) => {
    const ids = { matched: [], ignored: [postId] };
    const fault = await textOnce(ctx, db, async (transaction) => {
      const record = recordInChat(ctx, transaction, takeBackCall);
      const { videos } = await record(() => takeBackVideos(transaction, ids));
      return videos === 0 ? words.gone : '';
    });
    const post = await findUnmatchedVideo(services, postId);
    if (fault !== '' || !post) return words.gone;
    const { preview, ...question } = await questionAbout(ctx, services, post);
    return editMessage(ctx, question, preview);
  });

  /** Makes videos those of a title; `titleFor` finds or makes it, or says why not. Handled again, it goes on. */
  async function assign(
    ctx: PressContext,
    { postId, isOne }: { postId: number; isOne: boolean },
    titleFor: (group: UnmatchedGroup) => Promise<Title | string | undefined>,
    season?: number,
  ): Promise<PressAnswer> {
    const before = await outcomeBefore(ctx, db, assignedSoFar);
    const post = await (before ? findVideoPostById(db, postId) : findUnmatchedVideo(services, postId));
    if (!post) return words.gone;
    const group = { post, isOne };
    const title = await (before ? findTitleIncludingHidden(db, before.titleId) : titleFor(group));
    if (!title || typeof title === 'string') return title ?? words.gone;
    const earlier = before?.assigned ?? 0;
    const deps = { db, record: recordInChat(ctx, db, settleVideos) };
    const { assigned, left } = await assignGroup(deps, group, { title, season }, (transaction, now) =>
      storeOutcome(ctx, transaction, { titleId: title.id, assigned: earlier + now }),
    );
    const count = earlier + assigned.length;
    // Somebody else was faster.
    if (count === 0 && !left) return words.gone;
    await showAssigned(ctx, nameWithYear(title), { count, isLeft: left !== undefined });
    return undefined;
  }

  function showAssigned(
    ctx: PressContext,
    name: string,
    { count, isLeft }: { count: number; isLeft: boolean },
  ): Promise<void> {
    const done = count > 0 ? words.settled(name, count) : '';
    const desk = deskLink(links, userIdOf(ctx), { path: DESK_VIDEOS_PATH });
    const text = [done, ...(isLeft ? [words.needsEpisode(name), desk.note] : [])].filter(Boolean).join(' ');
    const reply_markup = isLeft ? { inline_keyboard: desk.rows } : NO_BUTTONS;
    return editMessage(ctx, { text: escapeHtml(text), reply_markup });
  }
}
