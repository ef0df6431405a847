import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import type { Episode } from '../../catalogue/rules/episode.ts';
import type { Title } from '../../catalogue/title.ts';
import { messageLink } from '../message-link.ts';
import { channelTexts as words } from './channel-texts.ts';
import type { QueueFilter } from './video-groups.ts';
import type { VideoPost } from './video-posts.ts';

/** A phone shows about 60 characters of a button. */
const MAX_NAME_LENGTH = 48;
const SEASONS_PER_ROW = 4;
const MAX_SEASONS = 48;

/** The filters of the queue by their number in callback data. */
export const FILTERS = [
  undefined,
  'film',
  'serie',
  'other',
  'ignored',
] as const satisfies readonly QueueFilter[];
export const IGNORED_FILTER = FILTERS.indexOf('ignored');

/** What of the queue is shown: the place in it, the filter's number, and whether one video or its whole group. */
export type QueueView = { index: number; filter: number; isOne: boolean };
export const FIRST_VIEW: QueueView = { index: 0, filter: 0, isOne: false };

/** `QueueView` as the last numbers of callback data. */
export function viewNumbers({
  index,
  filter,
  isOne,
}: QueueView): [one: number, filter: number, index: number] {
  return [isOne ? 1 : 0, filter, index];
}

export function readView([one = 0, filter = 0, index = 0]: readonly number[]): QueueView {
  return { index, filter: filter < FILTERS.length ? filter : 0, isOne: one === 1 };
}

/** 'È questo' for a video or its group; `season`: where the names tell none. */
export function titleButton(postId: number, title: Title, view: QueueView): InlineKeyboardButton[] {
  const text = words.isThis(truncateText(nameWithYear(title), MAX_NAME_LENGTH));
  return [{ text, callback_data: callbackData.assign.make(postId, title.id, 0, ...viewNumbers(view)) }];
}

/** 'È questo' for one video, with the episode given by the owner. */
export function episodeOfTitleButton(
  postId: number,
  title: Title,
  { season, episode }: Episode,
): InlineKeyboardButton[] {
  const name = `${truncateText(nameWithYear(title), MAX_NAME_LENGTH - 8)} S${season}E${episode}`;
  const callback_data = callbackData.isThis.make(postId, title.id, season, episode);
  return [{ text: words.isThis(name), callback_data }];
}

/** The seasons of a series, for videos whose names tell only the episode. */
export function seasonButtons(postId: number, title: Title, view: QueueView): InlineKeyboardButton[][] {
  const seasons = Array.from({ length: Math.min(title.duration || 1, MAX_SEASONS) }, (_, index) => ({
    text: texts.season(index + 1),
    callback_data: callbackData.assign.make(postId, title.id, index + 1, ...viewNumbers(view)),
  }));
  const rows = [];
  for (let start = 0; start < seasons.length; start += SEASONS_PER_ROW)
    rows.push(seasons.slice(start, start + SEASONS_PER_ROW));
  return [...rows, [backButton(view)]];
}

/** 'Crea titolo' with the title that a video's name tells. */
export function createButton(postId: number, name: string, view: QueueView): InlineKeyboardButton[] {
  const text = words.create(truncateText(name, MAX_NAME_LENGTH));
  return [{ text, callback_data: callbackData.createFor.make(postId, ...viewNumbers(view)) }];
}

/** 'Cerca' and 'Ignora'. */
export function searchAndIgnoreButtons(postId: number, view: QueueView, posts = 1): InlineKeyboardButton[] {
  return [
    { text: words.search, callback_data: callbackData.searchFor.make(postId, ...viewNumbers(view)) },
    ignoreButton(postId, view, posts),
  ];
}

export function ignoreButton(postId: number, view: QueueView, posts: number): InlineKeyboardButton {
  const callback_data = callbackData.ignorePost.make(postId, ...viewNumbers(view));
  return { text: words.ignore(view.isOne ? 1 : posts), callback_data };
}

/** 'Annulla' below what comes after a video that was ignored. */
export function undoButton(postId: number, { filter, index }: QueueView): InlineKeyboardButton {
  return { text: words.undo, callback_data: callbackData.undoIgnore.make(postId, filter, index) };
}

/** Has an ignored group wait again. */
export function takeBackButton(
  postId: number,
  { filter, index }: QueueView,
  posts: number,
): InlineKeyboardButton {
  const callback_data = callbackData.takeBackGroup.make(postId, filter, index);
  return { text: words.takeBack(posts), callback_data };
}

/** Back to the groups. */
export function backButton({ index, filter }: QueueView): InlineKeyboardButton {
  return { text: texts.owner.back, callback_data: callbackData.videos.make(filter, index) };
}

/** 'Guarda il post'; none for a file without a place. */
export function postButton({ location }: VideoPost): InlineKeyboardButton[] {
  const url = location && messageLink(location);
  return url === undefined ? [] : [{ text: words.openPost, url }];
}

/** The previous and the next group. */
export function turnButtons({ index, filter }: QueueView, groups: number): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbackData.videos.make(filter, to) });
  return [
    ...(index > 0 ? [turn(words.previous, index - 1)] : []),
    ...(index + 1 < groups ? [turn(words.next, index + 1)] : []),
  ];
}

/** What the buttons below every question count. */
export type QueueCounts = { posts: number; known: number; unknown: number; ignored: number };

/** The filters, and what settles many at once; none for a single question. */
export function filterButtons(
  { filter }: QueueView,
  counts: QueueCounts,
  groups: number,
): InlineKeyboardButton[][] {
  if (groups <= 1 && filter === 0 && counts.ignored === 0) return [];
  const filters = FILTERS.flatMap((one, index) => {
    if (one === 'ignored' && counts.ignored === 0 && index !== filter) return [];
    const text = index === filter ? `• ${words.filter(one)}` : words.filter(one);
    return [{ text, callback_data: callbackData.videos.make(index, 0) }];
  });
  const isBulk = filter !== IGNORED_FILTER && groups > 1;
  return [filters, ...(isBulk ? bulkButtons(filter, counts) : [])];
}

function bulkButtons(filter: number, { posts, known, unknown }: QueueCounts): InlineKeyboardButton[][] {
  const likely = [
    ...(known > 0
      ? [{ text: words.acceptLikely(known), callback_data: callbackData.settleLikely.make(1, 0) }]
      : []),
    ...(unknown > 0
      ? [{ text: words.createMissing(unknown), callback_data: callbackData.settleLikely.make(0, 0) }]
      : []),
  ];
  return [
    ...likely.map((button) => [button]),
    [
      { text: words.table, callback_data: callbackData.waitingTable.make(filter) },
      { text: words.ignoreAll(posts), callback_data: callbackData.ignoreAll.make(filter, 0) },
    ],
  ];
}
