import type { InlineKeyboardButton } from 'grammy/types';
import type { Episode } from '../../../domain/episode.ts';
import { messageLink } from '../../../domain/message-link.ts';
import type { VideoPost } from '../../../repositories/sources/video-posts.ts';
import type { Title } from '../../../repositories/titles/title.ts';
import { callbackData } from '../../messages/callback-data.ts';
import { escapeHtml, truncateText } from '../../messages/html.ts';
import type { KeyboardMessage } from '../../messages/keyboard-message.ts';
import { texts } from '../../texts.ts';
import { nameWithYear } from '../../titles/title-card.ts';

const { channel: words } = texts.owner;
/** A phone shows about 60 characters of a button. */
const LONGEST_NAME = 48;
const LONGEST_LINE = 300;

/** An unmatched video with candidate titles. */
export function unmatchedVideoMessage(
  { post, waiting }: { post: VideoPost; waiting: number },
  titles: readonly Title[],
): KeyboardMessage {
  const lines = [
    post.fileName && words.file(truncateText(post.fileName, LONGEST_LINE)),
    post.caption && words.caption(truncateText(post.caption, LONGEST_LINE)),
  ].filter(Boolean);
  const text = [words.whichTitle(waiting), lines.join('\n')].filter(Boolean).join('\n\n');
  const candidates = titles.map((title) => candidateTitleButton(post.id, title));
  const link = post.place && messageLink(post.place);
  const others: InlineKeyboardButton[] = [
    ...(link === undefined ? [] : [{ text: words.openPost, url: link }]),
    ...(waiting > 1 ? [{ text: words.next, callback_data: callbackData.unsure.make(post.id) }] : []),
  ];
  const rows = [...candidates, searchAndIgnoreButtons(post), ...(others.length > 0 ? [others] : [])];
  return { text: escapeHtml(text), reply_markup: { inline_keyboard: rows } };
}

/** 'È questo', with the episode given by the owner. */
export function candidateTitleButton(
  postId: number,
  title: Title,
  { season, episode }: Episode = { season: 0, episode: 0 },
): InlineKeyboardButton[] {
  const text = words.isThis(truncateText(nameWithYear(title), LONGEST_NAME));
  return [{ text, callback_data: callbackData.isThis.make(postId, title.id, season, episode) }];
}

/** 'Cerca' and 'Ignora'. */
export function searchAndIgnoreButtons({ id }: VideoPost): InlineKeyboardButton[] {
  return [
    { text: words.search, callback_data: callbackData.searchFor.make(id) },
    { text: words.ignore, callback_data: callbackData.ignorePost.make(id) },
  ];
}
