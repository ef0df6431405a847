import type { InlineKeyboardButton } from 'grammy/types';
import type { Post } from '../../repositories/source-posts.ts';
import type { Title } from '../../repositories/title.ts';
import { callbacks } from '../callbacks.ts';
import { nameOf } from '../card.ts';
import type { Choice } from '../episode-keyboards.ts';
import { clip, escapeHtml } from '../html.ts';
import { texts } from '../texts.ts';

const { channel: words } = texts.owner;
/** A button holds some 60 letters on a phone before it is cut. */
const LONGEST_NAME = 48;
const LONGEST_LINE = 300;

/** Which episode the owner has said a video is of, where the video itself does not. */
export type Said = { season: number; episode: number };

/** A video whose title is not sure, with the titles that it may be. */
export function choiceOf(
  { post, waiting }: { post: Post; waiting: number },
  titles: readonly Title[],
): Choice {
  const lines = [
    post.fileName && words.file(clip(post.fileName, LONGEST_LINE)),
    post.caption && words.caption(clip(post.caption, LONGEST_LINE)),
  ].filter(Boolean);
  const text = [words.whichTitle(waiting), lines.join('\n')].filter(Boolean).join('\n\n');
  const candidates = titles.map((title) => buttonFor(post.id, title));
  const link = linkTo(post);
  const others: InlineKeyboardButton[] = [
    ...(link === undefined ? [] : [{ text: words.openPost, url: link }]),
    ...(waiting > 1 ? [{ text: words.next, callback_data: callbacks.unsure.make(post.id) }] : []),
  ];
  const rows = [...candidates, footOf(post), ...(others.length > 0 ? [others] : [])];
  return { text: escapeHtml(text), reply_markup: { inline_keyboard: rows } };
}

/** 'È questo', with what the owner has said of episodes. */
export function buttonFor(
  postId: number,
  title: Title,
  { season, episode }: Said = { season: 0, episode: 0 },
): InlineKeyboardButton[] {
  const text = words.isThis(clip(nameOf(title), LONGEST_NAME));
  return [{ text, callback_data: callbacks.isThis.make(postId, title.id, season, episode) }];
}

/** 'Cerca' and 'Ignora'. */
export function footOf({ id }: Post): InlineKeyboardButton[] {
  return [
    { text: words.search, callback_data: callbacks.searchFor.make(id) },
    { text: words.ignore, callback_data: callbacks.ignorePost.make(id) },
  ];
}

/** A channel's post, for whoever is in the channel. */
function linkTo({ place }: Post): string | undefined {
  const [, hidden] = /^-100(\d+)$/.exec(place?.chatId ?? '') ?? [];
  return hidden === undefined || !place ? undefined : `https://t.me/c/${hidden}/${place.messageId}`;
}
