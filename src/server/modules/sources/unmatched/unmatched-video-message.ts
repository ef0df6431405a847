import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { BotServices } from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import type { Schema } from '../../../database/schema.ts';
import type { TmdbAccess } from '../../../import/tmdb/tmdb-client.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { groupKindOf } from '../matching/video-group.ts';
import { newTitleName } from '../new-title.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import { findVideoPostById, type VideoPost } from '../videos/video-posts.ts';
import { offersFor } from './offers-for-video.ts';
import {
  backButton,
  createButton,
  filterButtons,
  ignoreButton,
  postButton,
  type QueueCounts,
  type QueueView,
  searchAndIgnoreButtons,
  takeBackButton,
  titleButton,
  turnButtons,
  undoButton,
} from './unmatched-video-keyboard.ts';
import {
  likelyGroups,
  postsOfGroup,
  unmatchedVideosAt,
  type VideoGroup,
  type WaitingState,
} from './video-groups.ts';

const MAX_NAMES = 6;
const MAX_LINE_LENGTH = 300;
const MAX_NAME_LENGTH = 80;
const SHORT_GROUP = 'x:short';

/** A question with its buttons; `preview`: a picture's address to show with it. */
export type QueueMessage = KeyboardMessage & { preview?: string | undefined };

/**
 * The question about the group at a place of the queue, or that there is none. `ignored`: a post that was just ignored,
 * which can be taken back.
 */
export async function groupMessage(
  services: BotServices & TmdbAccess,
  view: QueueView,
  ignored?: number,
): Promise<QueueMessage> {
  const { db } = services;
  const { filter } = view;
  const queue = await unmatchedVideosAt(db, { index: view.index, filter });
  const { group, groups, posts } = queue;
  const counts = { posts, ...(await countsOf(db)) };
  const post = group && (await findVideoPostById(db, group.firstPost));
  const at: QueueView = { ...view, index: queue.index, isOne: false };
  const undo = ignored === undefined ? [] : [undoButton(ignored, at)];
  if (!group || !post) return emptyMessage(at, counts, undo);
  const isSingle = group.posts === 1;
  const state = filter === 'ignored' ? 'ignored' : 'unsure';
  const lines = isSingle ? await linesOf(db, post) : await namesOf(services, group, state);
  const reason = words.groupReason(group.key);
  const question =
    state === 'ignored'
      ? { rows: [[takeBackButton(post.id, at, group.posts)]], lines: [] }
      : await questionOf(services, { post, group, at });
  const rows = [
    ...question.rows,
    [...turnButtons(at, groups), ...(isSingle ? postButton(post) : [])],
    undo,
    ...filterButtons(at, counts, groups),
  ];
  const heading = state === 'ignored' ? words.ignoredVideos(posts) : words.whichTitle(posts, groups);
  return queueMessage([heading, reason, lines.join('\n'), ...question.lines], rows, question.preview);
}

async function questionOf(
  services: BotServices & TmdbAccess,
  { post, group, at }: { post: VideoPost; group: VideoGroup; at: QueueView },
): Promise<Choices> {
  const isSingle = group.posts === 1;
  const isAsked = isSingle || groupKindOf(group.key) !== 'other';
  const question = isAsked ? await choices(services, post, at) : { rows: [], lines: [] };
  const oneByOne = isSingle ? [] : [buttons.video.labelled(words.oneByOne, { ...at, postId: post.id })];
  const answers = isAsked
    ? searchAndIgnoreButtons(post.id, at, group.posts)
    : [ignoreButton(post.id, at, group.posts)];
  return { ...question, rows: [...question.rows, [...answers, ...oneByOne]] };
}

async function countsOf(db: Kysely<Schema>): Promise<Omit<QueueCounts, 'posts'>> {
  const [known, unknown, ignored] = await Promise.all([
    likelyGroups(db, { isKnown: true, limit: 1 }),
    likelyGroups(db, { isKnown: false, limit: 1 }),
    unmatchedVideosAt(db, { index: 0, filter: 'ignored' }),
  ]);
  return { known: known.all, unknown: unknown.all, ignored: ignored.posts };
}

/** The question about one video, and the way to the next one of its group. */
export async function oneVideoMessage(
  services: BotServices & TmdbAccess,
  post: VideoPost,
  view: QueueView,
  ignored?: number,
): Promise<QueueMessage> {
  const at: QueueView = { ...view, isOne: true };
  const next =
    post.groupKey && (await postsOfGroup(services.db, post.groupKey, { after: post.id, limit: 1 }))[0];
  const question = await choices(services, post, at);
  const rows = [
    ...question.rows,
    searchAndIgnoreButtons(post.id, at),
    [
      backButton(at),
      ...postButton(post),
      ...(next ? [buttons.video.labelled(words.next, { ...at, postId: next })] : []),
    ],
    ignored === undefined ? [] : [undoButton(ignored, at)],
  ];
  const lines = await linesOf(services.db, post);
  return queueMessage([words.whichTitle(1, 1), lines.join('\n'), ...question.lines], rows, question.preview);
}

type Choices = { rows: InlineKeyboardButton[][]; lines: string[]; preview?: string | undefined };

/** Candidates of the catalogue, and the title of TMDB that a video is called like or linked to. */
async function choices(
  services: BotServices & TmdbAccess,
  post: VideoPost,
  view: QueueView,
): Promise<Choices> {
  const { titles, tmdb: offer, made } = await offersFor(services, post);
  const create = made ? [createButton(post.id, newTitleName(made), view)] : [];
  const found = titles.map((title) => titleButton(post.id, title, view));
  if (!offer) return { rows: [...found, ...create], lines: [] };
  const add = buttons.addTmdbFor.labelled(words.addFromTmdb(truncateText(offer.name, 40)), {
    postId: post.id,
    type: offer.series ? 'serie' : 'film',
    id: offer.id,
    ...view,
  });
  const lines = [words.onTmdb(offer.name, offer.series)];
  return { rows: [...found, [add], ...create], lines, preview: offer.poster };
}

function queueMessage(
  lines: readonly (string | undefined)[],
  rows: readonly InlineKeyboardButton[][],
  preview?: string,
): QueueMessage {
  const text = escapeHtml(lines.filter(Boolean).join('\n\n'));
  return { text, reply_markup: { inline_keyboard: rows.filter((row) => row.length > 0) }, preview };
}

function emptyMessage(view: QueueView, counts: QueueCounts, undo: InlineKeyboardButton[]): QueueMessage {
  const nothing = { all: words.nothingToSettle, ignored: words.nothingIgnored };
  const text =
    view.filter === 'all' || view.filter === 'ignored' ? nothing[view.filter] : words.nothingOfKind;
  return queueMessage([text], [undo, ...filterButtons(view, counts, 0)]);
}

async function linesOf(db: Kysely<Schema>, post: VideoPost): Promise<string[]> {
  const { fileName, caption } = post;
  const length = await lengthOf(db, post);
  return [
    ...(fileName ? [words.file(truncateText(fileName, MAX_LINE_LENGTH))] : []),
    ...(caption ? [words.caption(truncateText(caption, MAX_LINE_LENGTH))] : []),
    ...(length === undefined ? [] : [capitalized(length)]),
  ];
}

/** How long, or how large, a video is; with the length of the title that it is too short for. */
async function lengthOf(db: Kysely<Schema>, post: VideoPost): Promise<string | undefined> {
  const { seconds = 0, bytes = 0, groupKey, candidateId } = post;
  const size = bytes > 0 ? words.bytes(bytes) : undefined;
  const length = seconds > 0 ? words.duration(seconds) : size;
  if (length === undefined) return undefined;
  const doubted =
    groupKey === SHORT_GROUP && candidateId !== undefined
      ? await findTitleIncludingHidden(db, candidateId)
      : undefined;
  const isKnown = doubted?.type === 'film' && doubted.duration > 0;
  return words.lengths(length, isKnown ? words.duration(doubted.duration * 60) : undefined);
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

async function namesOf(
  { db }: BotServices,
  { key, posts }: VideoGroup,
  state: WaitingState,
): Promise<string[]> {
  const ids = await postsOfGroup(db, key, { limit: MAX_NAMES, state });
  const some = await Promise.all(ids.map((id) => findVideoPostById(db, id)));
  const names = await Promise.all(
    some.flatMap((post) => (post ? [nameWithLength(db, post, key === SHORT_GROUP)] : [])),
  );
  return [state === 'ignored' ? '' : words.videosOf(posts), words.listed(names, posts - names.length)].filter(
    Boolean,
  );
}

async function nameWithLength(db: Kysely<Schema>, post: VideoPost, isShort: boolean): Promise<string> {
  const length = isShort ? await lengthOf(db, post) : undefined;
  return length === undefined ? nameOfVideo(post) : `${nameOfVideo(post)}: ${length}`;
}

/** A video's file name, else the first line of its caption. */
export function nameOfVideo({ fileName, caption }: VideoPost): string {
  const [line = ''] = caption.split('\n', 1);
  return truncateText(fileName || line || '?', MAX_NAME_LENGTH);
}
