import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { inRowsOf } from '../../../chat/messages/keyboard-message.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import type { Episode } from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { messageLink } from '../message-link.ts';
import { channelTexts as words } from '../videos/channel-texts.ts';
import type { VideoPost } from '../videos/video-posts.ts';
import type { QueueFilter } from './video-groups.ts';

/** A phone shows about 60 characters of a button. */
const MAX_NAME_LENGTH = 48;
const SEASONS_PER_ROW = 4;
const MAX_SEASONS = 48;

const FILTERS = ['all', 'film', 'serie', 'other', 'ignored'] as const satisfies readonly QueueFilter[];

/** What of the queue is shown: the place in it, of what, and whether one video or its whole group. */
export type QueueView = { index: number; filter: QueueFilter; isOne: boolean };
export const FIRST_VIEW: QueueView = { index: 0, filter: 'all', isOne: false };

/** 'È questo' for a video or its group; `season`: where the names say none. */
export function titleButton(postId: number, title: Title, view: QueueView): InlineKeyboardButton[] {
  const text = words.isThis(truncateText(nameWithYear(title), MAX_NAME_LENGTH));
  return [buttons.assign.labelled(text, { postId, titleId: title.id, season: null, ...view })];
}

/** 'È questo' for one video, with the episode given by the owner. */
export function episodeOfTitleButton(postId: number, title: Title, episode: Episode): InlineKeyboardButton[] {
  const name = truncateText(nameWithYear(title), MAX_NAME_LENGTH - 8);
  const text = words.isThis(`${name} S${episode.season}E${episode.episode}`);
  return [buttons.isThis.labelled(text, { postId, part: { titleId: title.id, episode } })];
}

/** The seasons of a series, for videos whose names say only the episode. */
export function seasonButtons(postId: number, title: Title, view: QueueView): InlineKeyboardButton[][] {
  const seasons = Array.from({ length: Math.min(title.duration || 1, MAX_SEASONS) }, (_, index) =>
    buttons.assign.labelled(texts.season(index + 1), {
      postId,
      titleId: title.id,
      season: index + 1,
      ...view,
    }),
  );
  return [...inRowsOf(SEASONS_PER_ROW, seasons), [backButton(view)]];
}

/** 'Crea titolo' with the title that a video's name says. */
export function createButton(postId: number, name: string, view: QueueView): InlineKeyboardButton[] {
  const text = words.create(truncateText(name, MAX_NAME_LENGTH));
  return [buttons.createFor.labelled(text, { postId, ...view })];
}

/** 'Cerca' and 'Ignora'. */
export function searchAndIgnoreButtons(postId: number, view: QueueView, posts = 1): InlineKeyboardButton[] {
  return [buttons.searchFor.labelled(words.search, { postId, ...view }), ignoreButton(postId, view, posts)];
}

export function ignoreButton(postId: number, view: QueueView, posts: number): InlineKeyboardButton {
  return buttons.ignorePost.labelled(words.ignore(view.isOne ? 1 : posts), { postId, ...view });
}

/** 'Annulla' below what comes after a video that was ignored. */
export function undoButton(postId: number, { filter, index }: QueueView): InlineKeyboardButton {
  return buttons.undoIgnore.labelled(words.undo, { postId, filter, index });
}

/** Has an ignored group wait again. */
export function takeBackButton(
  postId: number,
  { filter, index }: QueueView,
  posts: number,
): InlineKeyboardButton {
  return buttons.takeBackGroup.labelled(words.takeBack(posts), { postId, filter, index });
}

/** Back to the groups. */
export function backButton({ index, filter }: QueueView): InlineKeyboardButton {
  return buttons.videos.labelled(texts.owner.back, { filter, index });
}

/** 'Guarda il post'; none for a file without a place. */
export function postButton({ location }: VideoPost): InlineKeyboardButton[] {
  const url = location && messageLink(location);
  return url === undefined ? [] : [{ text: words.openPost, url }];
}

/** The previous and the next group. */
export function turnButtons({ index, filter }: QueueView, groups: number): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => buttons.videos.labelled(text, { filter, index: to });
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
  if (groups <= 1 && filter === 'all' && counts.ignored === 0) return [];
  const shown = FILTERS.filter((option) => option !== 'ignored' || option === filter || counts.ignored > 0);
  const filters = shown.map((option) => {
    const text = option === filter ? `• ${words.filters[option]}` : words.filters[option];
    return buttons.videos.labelled(text, { filter: option, index: 0 });
  });
  const isBulk = filter !== 'ignored' && groups > 1;
  return [filters, ...(isBulk ? bulkButtons(filter, counts) : [])];
}

function bulkButtons(filter: QueueFilter, { posts, known, unknown }: QueueCounts): InlineKeyboardButton[][] {
  const { settleLikely, waitingTable, ignoreAll } = buttons;
  const accept = settleLikely.labelled(words.acceptLikely(known), { isKnown: true, stamp: 0 });
  const create = settleLikely.labelled(words.createMissing(unknown), { isKnown: false, stamp: 0 });
  return [
    ...(known > 0 ? [[accept]] : []),
    ...(unknown > 0 ? [[create]] : []),
    [
      waitingTable.labelled(words.table, { filter }),
      ignoreAll.labelled(words.ignoreAll(posts), { filter, isSure: false }),
    ],
  ];
}
