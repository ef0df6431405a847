import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError, isMessageNotModified } from '../../../chat/bot-api/bot-api-errors.ts';
import type { ChatLinks } from '../../../chat/chat-links.ts';
import { DESK_VIDEOS_PATH, deskLink } from '../../../chat/desk-link.ts';
import { buttons as messageButtons } from '../../../chat/messages/buttons.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { Db } from '../../../database/db.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { countWaitReasons, unmatchedAmong } from '../unmatched/video-groups.ts';
import { videoSummaryLines } from '../video-summary.ts';
import {
  countVideosToRead,
  type LastReport,
  ownersWhoseVideosAreRead,
  readLastReport,
  saveLastReport,
} from './last-report.ts';
import { readReportedPosts, type UnreportedPosts, videosOfPosts } from './unreported-posts.ts';

/** Videos that come within it belong to the same intake, and so to the same message. */
const SAME_INTAKE_MS = 60_000;

type Deps = { api: Api; db: Db; links: ChatLinks };
type Chat = { ownerId: string; chatId: number };
type News = { text: string; buttons: InlineKeyboardButton[][]; reading: number };

/**
 * Tells an owner which videos can be watched and how many are to be matched, in one message for an intake: it is edited as
 * more videos come, and only the latest one has the button. Rejects when the messenger refuses.
 */
export async function reportVideos(
  deps: Deps,
  chat: Chat,
  { postIds, since }: UnreportedPosts,
): Promise<void> {
  const { api, db } = deps;
  const last = await readLastReport(db, chat.ownerId);
  const isSame = last !== undefined && Math.abs(Date.now() - last.at) < SAME_INTAKE_MS;
  const from = isSame ? last.since : since;
  const shown = isSame ? await readReportedPosts(db, chat.ownerId, from) : postIds;
  const news = await newsOf(deps, chat.ownerId, shown);
  if (news.text === '') return;
  // A video that is sent again says nothing new, and would go unnoticed.
  const isEdited = isSame && last.text !== news.text;
  const messageId = (isEdited && (await edit(api, chat, last, news))) || (await send(api, chat, news));
  if (last && last.messageId !== messageId) await removeButton(api, chat, last);
  await save(db, chat, { messageId, since: from }, news);
}

/** Says of videos that are still being read how many are left. */
export async function reportReading(deps: Deps, chatIdOf: (ownerId: string) => number | undefined) {
  const { api, db } = deps;
  for (const ownerId of await ownersWhoseVideosAreRead(db)) {
    const [last, reading] = await Promise.all([readLastReport(db, ownerId), countVideosToRead(db, ownerId)]);
    const chatId = chatIdOf(ownerId);
    const isDue = last && Math.abs(Date.now() - last.at) > READING_MS && last.reading !== reading;
    if (!isDue || chatId === undefined) continue;
    const posts = await readReportedPosts(db, ownerId, last.since);
    const news = await inLanguageOf(db, ownerId, () => newsOf(deps, ownerId, posts));
    await edit(api, { ownerId, chatId }, last, news);
    await save(db, { ownerId, chatId }, last, news);
  }
}

/** Least time between two edits that only say how many videos are left. */
const READING_MS = 5000;

async function newsOf({ db, links }: Deps, ownerId: string, postIds: readonly number[]): Promise<News> {
  const [videos, unmatched, reading] = await Promise.all([
    videosOfPosts(db, postIds),
    unmatchedAmong(db, postIds),
    countVideosToRead(db, ownerId),
  ]);
  const { lines, more } = videoSummaryLines(videos);
  const waiting = unmatched.length > 0 ? await countWaitReasons(db) : [];
  const toMatch = waiting.reduce((sum, { count }) => sum + count, 0);
  const reasons = waiting.map(({ reason, count }) => words.waitsFor[reason](count));
  const desk = deskLink(links, ownerId, { label: words.match(toMatch), path: DESK_VIDEOS_PATH });
  const text = [
    lines.length > 0 ? words.nowWatchable(lines, more) : '',
    toMatch > 0 ? words.toMatch(toMatch, reasons) : '',
    toMatch > 0 ? desk.note : '',
    reading > 0 ? words.stillReading(reading) : '',
  ];
  const buttons = [...askAbout(unmatched), ...(toMatch > 1 ? desk.rows : [])];
  return { text: text.filter(Boolean).join('\n\n'), buttons, reading };
}

/** The question about the only video of an intake that waits. */
function askAbout([postId, ...others]: readonly number[]): InlineKeyboardButton[][] {
  if (postId === undefined || others.length > 0) return [];
  return [[messageButtons.video.labelled(words.whichTitle, { postId, filter: 'all', index: 0 })]];
}

const optionsOf = ({ buttons }: News) => ({
  link_preview_options: { is_disabled: true },
  reply_markup: { inline_keyboard: buttons },
});

async function send(api: Api, { chatId }: Chat, news: News): Promise<number> {
  return (await api.sendMessage(chatId, news.text, optionsOf(news))).message_id;
}

/** The message's id; undefined where it can no longer be edited. */
async function edit(
  api: Api,
  { chatId }: Chat,
  { messageId }: LastReport,
  news: News,
): Promise<number | undefined> {
  try {
    await api.editMessageText(chatId, messageId, news.text, optionsOf(news));
  } catch (error) {
    if (isMessageNotModified(error)) return messageId;
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    return undefined;
  }
  return messageId;
}

async function removeButton(api: Api, { chatId }: Chat, { messageId, hasButton }: LastReport): Promise<void> {
  if (!hasButton) return;
  // Deleted by the owner, or too old: the button of the next one is what matters.
  await api
    .editMessageReplyMarkup(chatId, messageId, { reply_markup: { inline_keyboard: [] } })
    .catch(() => {});
}

async function save(
  db: Db,
  { ownerId }: Chat,
  { messageId, since }: Pick<LastReport, 'messageId' | 'since'>,
  { text, reading, buttons }: News,
): Promise<void> {
  const hasButton = buttons.length > 0;
  await saveLastReport(db, ownerId, { messageId, since, at: Date.now(), reading, hasButton, text });
}
