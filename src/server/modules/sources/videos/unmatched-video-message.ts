import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices } from '../../../chat/bot-services.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { suggestTitles } from '../matching/match-video.ts';
import { groupKindOf } from '../matching/video-group.ts';
import { videoTextOf } from '../matching/video-text.ts';
import { channelTexts as words } from './channel-texts.ts';
import { tmdbOffer } from './tmdb-offer.ts';
import {
  backButton,
  FILTERS,
  filterButtons,
  ignoreButton,
  postButton,
  type QueueView,
  searchAndIgnoreButtons,
  titleButton,
  turnButtons,
  viewNumbers,
} from './unmatched-video-keyboard.ts';
import { postsOfGroup, unmatchedVideosAt } from './video-groups.ts';
import { findVideoPostById, type VideoPost } from './video-posts.ts';

const SUGGESTIONS = 3;
const MAX_NAMES = 6;
const MAX_LINE_LENGTH = 300;
const MAX_NAME_LENGTH = 80;

/** A question with its buttons; `preview`: a picture's address to show with it. */
export type QueueMessage = KeyboardMessage & { preview?: string | undefined };

/** The question about the group at a place of the queue, or that there is none. */
export async function groupMessage(
  services: BotServices & TmdbAccess,
  view: QueueView,
): Promise<QueueMessage> {
  const { db } = services;
  const queue = await unmatchedVideosAt(db, { index: view.index, kind: FILTERS[view.filter] });
  const { group, groups, posts } = queue;
  const post = group && (await findVideoPostById(db, group.firstPost));
  if (!group || !post) return emptyMessage(view);
  const at: QueueView = { ...view, index: queue.index, isOne: false };
  const isSingle = group.posts === 1;
  const isAsked = isSingle || groupKindOf(group.key) !== 'other';
  const lines = isSingle ? linesOf(post) : await namesOf(services, group.key, group.posts);
  const reason = words.groupReason(group.key);
  const ask = isAsked ? await choices(services, post, at) : { rows: [], lines: [] };
  const oneByOne = isSingle
    ? []
    : [{ text: words.oneByOne, callback_data: callbackData.video.make(post.id, at.filter, at.index) }];
  const answers = isAsked
    ? searchAndIgnoreButtons(post.id, at, group.posts)
    : [ignoreButton(post.id, at, group.posts)];
  const rows = [
    ...ask.rows,
    [...answers, ...oneByOne],
    [...turnButtons(at, groups), ...(isSingle ? postButton(post) : [])],
    ...(groups > 1 || at.filter > 0 ? filterButtons(at, posts) : []),
  ];
  const text = [words.whichTitle(posts, groups), reason, lines.join('\n'), ...ask.lines];
  return messageOf(text, rows, ask.preview);
}

/** The question about one video, and the way to the next one of its group. */
export async function oneVideoMessage(
  services: BotServices & TmdbAccess,
  post: VideoPost,
  view: QueueView,
): Promise<QueueMessage> {
  const at: QueueView = { ...view, isOne: true };
  const next =
    post.groupKey && (await postsOfGroup(services.db, post.groupKey, { after: post.id, limit: 1 }))[0];
  const ask = await choices(services, post, at);
  const rows = [
    ...ask.rows,
    searchAndIgnoreButtons(post.id, at),
    [
      backButton(at),
      ...postButton(post),
      ...(next
        ? [{ text: words.next, callback_data: callbackData.video.make(next, at.filter, at.index) }]
        : []),
    ],
  ];
  return messageOf([words.whichTitle(1, 1), linesOf(post).join('\n'), ...ask.lines], rows, ask.preview);
}

type Choices = { rows: InlineKeyboardButton[][]; lines: string[]; preview?: string | undefined };

/** Candidates of the catalogue, and the title of TMDB that a video is called like or linked to. */
async function choices(
  services: BotServices & TmdbAccess,
  post: VideoPost,
  view: QueueView,
): Promise<Choices> {
  const text = await videoTextOf(services, post);
  const titles = await suggestTitles(services.db, text, SUGGESTIONS);
  const rows = titles.map((title) => titleButton(post.id, title, view));
  const offer = await tmdbOffer(services, post, text);
  if (!offer) return { rows, lines: [] };
  const add = {
    text: words.addFromTmdb(truncateText(offer.name, 40)),
    callback_data: callbackData.addTmdbFor.make(
      post.id,
      offer.series ? 1 : 0,
      offer.id,
      ...viewNumbers(view),
    ),
  };
  return { rows: [...rows, [add]], lines: [words.onTmdb(offer.name, offer.series)], preview: offer.poster };
}

function messageOf(
  lines: readonly (string | undefined)[],
  rows: readonly InlineKeyboardButton[][],
  preview?: string,
): QueueMessage {
  const text = escapeHtml(lines.filter(Boolean).join('\n\n'));
  return { text, reply_markup: { inline_keyboard: rows.filter((row) => row.length > 0) }, preview };
}

function emptyMessage({ filter }: QueueView): QueueMessage {
  if (filter === 0) return messageOf([words.nothingToSettle], []);
  return messageOf([words.nothingOfKind], [filterButtons({ index: 0, filter, isOne: false }, 0)[0] ?? []]);
}

function linesOf({ fileName, caption }: VideoPost): string[] {
  return [
    ...(fileName ? [words.file(truncateText(fileName, MAX_LINE_LENGTH))] : []),
    ...(caption ? [words.caption(truncateText(caption, MAX_LINE_LENGTH))] : []),
  ];
}

async function namesOf({ db }: BotServices, key: string, posts: number): Promise<string[]> {
  const ids = await postsOfGroup(db, key, { limit: MAX_NAMES });
  const some = await Promise.all(ids.map((id) => findVideoPostById(db, id)));
  const names = some.flatMap((post) => (post ? [nameOf(post)] : []));
  return [words.videosOf(posts), words.listed(names, posts - names.length)];
}

function nameOf({ fileName, caption }: VideoPost): string {
  const [line = ''] = caption.split('\n', 1);
  return truncateText(fileName || line || '?', MAX_NAME_LENGTH);
}
