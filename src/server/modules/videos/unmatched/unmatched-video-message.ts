import type { InlineKeyboardButton, LinkPreviewOptions } from 'grammy/types';
import { type BotServices, type PrivateChatContext, userIdOf } from '../../../chat/bot-services.ts';
import { DESK_VIDEOS_PATH, deskLink } from '../../../chat/desk-link.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { type KeyboardMessage, replyWith } from '../../../chat/messages/keyboard-message.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { Db } from '../../../database/db.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { nameWithYear } from '../../catalogue/cards/title-card.ts';
import { newTitleName } from '../../catalogue/editing/add-new-title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { reasonOfGroup } from '../matching/video-group.ts';
import type { VideoPost } from '../posts/video-posts.ts';
import { offersFor, type VideoOffers } from './offers-for-video.ts';
import { postsIn } from './settle-group.ts';

const MAX_LINE_LENGTH = 300;
/** A phone shows about 60 characters of a button. */
const MAX_BUTTON_LENGTH = 48;

/** A question with its buttons; `preview`: a picture's address to show with it. */
type VideoQuestion = KeyboardMessage & { preview: string | undefined };

/** Sends the question about an unmatched video, which has a picture of the title of TMDB that it offers. */
export async function askAboutVideo(
  ctx: PrivateChatContext,
  services: BotServices & TmdbAccess,
  post: VideoPost,
): Promise<void> {
  const { preview, ...question } = await questionAbout(ctx, services, post);
  return replyWith(ctx, question, preview);
}

/** The question for the person who asks, with the options of its preview. */
export async function questionAbout(
  ctx: PrivateChatContext,
  services: BotServices & TmdbAccess,
  post: VideoPost,
): Promise<KeyboardMessage & { preview: LinkPreviewOptions }> {
  const isOne = (await postsIn(services.db, { post, isOne: false })).length > 1;
  const question = await unmatchedVideoMessage(services, { post, isOne, userId: userIdOf(ctx) });
  const { preview: url } = question;
  const preview =
    url === undefined ? { is_disabled: true } : { url, show_above_text: true, prefer_small_media: true };
  return { ...question, preview };
}

/** The question about an unmatched video: likely titles, a new one, none; the desk finds any other. */
async function unmatchedVideoMessage(
  services: BotServices & TmdbAccess,
  { post, isOne, userId }: { post: VideoPost; isOne: boolean; userId: string },
): Promise<VideoQuestion> {
  const offers = await offersFor(services, post);
  const view = { isOne, filter: 'all', index: 0 } as const;
  const desk = deskLink(services.links, userId, { label: words.anotherTitle, path: DESK_VIDEOS_PATH });
  const ignore = buttons.ignorePost.labelled(words.ignore, { postId: post.id, ...view });
  const { tmdb } = offers;
  const lines = [
    words.whichTitle,
    (await linesOf(services.db, post)).join('\n'),
    tmdb ? words.onTmdb(tmdb.name, tmdb.series) : '',
    words.orReply,
    desk.note,
  ];
  return {
    text: escapeHtml(lines.filter(Boolean).join('\n\n')),
    reply_markup: {
      inline_keyboard: [...offerRows(post.id, offers, view), ...desk.rows, [ignore, ...postButton(post)]],
    },
    preview: tmdb?.poster,
  };
}

function offerRows(
  postId: number,
  { titles, tmdb, made }: VideoOffers,
  view: { isOne: boolean; filter: 'all'; index: number },
): InlineKeyboardButton[][] {
  const shown = (name: string) => truncateText(name, MAX_BUTTON_LENGTH);
  const found = titles.map((title) => {
    const fields = { postId, titleId: title.id, season: null, ...view };
    return buttons.assign.labelled(words.isThis(shown(nameWithYear(title))), fields);
  });
  const type = tmdb?.series ? 'serie' : 'film';
  const added = tmdb && ({ postId, type, id: tmdb.id, ...view } as const);
  return [
    ...found.map((button) => [button]),
    ...(added ? [[buttons.addTmdbFor.labelled(words.addFromTmdb(shown(tmdb.name)), added)]] : []),
    ...(made
      ? [[buttons.createFor.labelled(words.create(shown(newTitleName(made))), { postId, ...view })]]
      : []),
  ];
}

/** 'Guarda il post'; none for a file without a place. */
function postButton({ location }: VideoPost): InlineKeyboardButton[] {
  const url = location && messageLink(location);
  return url === undefined ? [] : [{ text: words.openPost, url }];
}

async function linesOf(db: Db, post: VideoPost): Promise<string[]> {
  const { fileName, caption } = post;
  const length = await lengthOf(db, post);
  return [
    ...(fileName ? [words.file(truncateText(fileName, MAX_LINE_LENGTH))] : []),
    ...(caption ? [words.caption(truncateText(caption, MAX_LINE_LENGTH))] : []),
    ...(length === undefined ? [] : [length]),
  ];
}

/** The length or size of a video; with the length of the title that it is too short for. */
async function lengthOf(db: Db, post: VideoPost): Promise<string | undefined> {
  const { seconds = 0, bytes = 0, groupKey, candidateId } = post;
  const size = bytes > 0 ? words.bytes(bytes) : undefined;
  const length = seconds > 0 ? words.duration(seconds) : size;
  if (length === undefined) return undefined;
  const doubted =
    reasonOfGroup(groupKey) === 'short' && candidateId !== undefined
      ? await findTitleIncludingHidden(db, candidateId)
      : undefined;
  const isKnown = doubted?.type === 'film' && doubted.durata > 0;
  return words.lengths(length, isKnown ? words.duration(doubted.durata * 60) : undefined);
}

/** Link to a message of a channel, for its members if it is private; undefined for other chats. */
function messageLink({ chatId, messageId }: { chatId: string; messageId: number }): string | undefined {
  const [, name] = /^@(\w+)$/.exec(chatId) ?? [];
  if (name !== undefined) return `https://t.me/${name}/${messageId}`;
  const [, hidden] = /^-100(\d+)$/.exec(chatId) ?? [];
  return hidden === undefined ? undefined : `https://t.me/c/${hidden}/${messageId}`;
}
