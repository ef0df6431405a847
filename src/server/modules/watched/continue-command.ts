import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { numberedList } from '../../chat/messages/numbered-list.ts';
import { pageTurns } from '../../chat/messages/page-turns.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { readUnfinishedTitles, type UnfinishedTitle } from './to-continue.ts';
import { markWatched } from './viewings.ts';
import { forgetWatchProgress } from './watch-progress.ts';
import { answerMarked } from './watched-buttons.ts';
import { watchedTexts } from './watched-texts.ts';

const PER_PAGE = 6;
const LAST_PAGE = 99;
const MAX_NAME_LENGTH = 60;

/** `/continua`: begun series with their next episode, and films that were delivered and not watched. */
export function registerContinueCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  chats.command('continua', async (ctx) => {
    const { text, reply_markup } = await pageOf(userIdOf(ctx), 0);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  chats.callbackQuery(callbackData.toContinue.pattern, async (ctx) => {
    const [page = 0] = callbackData.toContinue.read(ctx.match);
    await editMessage(ctx, await pageOf(userIdOf(ctx), page));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.whatToLeave.pattern, async (ctx) => {
    const [page = 0] = callbackData.whatToLeave.read(ctx.match);
    await editMessage(ctx, await whatToLeave(userIdOf(ctx), page));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.watchedThere.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0, page = 0] = callbackData.watchedThere.read(ctx.match);
    const part = titlePartFromNumbers([id, season, episode]);
    const isMarked = part !== undefined && (await markWatched(db, userIdOf(ctx), part));
    await editMessage(ctx, await pageOf(userIdOf(ctx), page));
    await (isMarked ? answerMarked(ctx, services, part) : answerCallbackQuery(ctx, texts.unknownTitle));
  });

  chats.callbackQuery(callbackData.leaveSeries.pattern, async (ctx) => {
    const [titleId = 0, page = 0] = callbackData.leaveSeries.read(ctx.match);
    if (parseRowId(String(titleId)) !== undefined)
      await forgetWatchProgress(db, { userId: userIdOf(ctx), titleId });
    await editMessage(ctx, await pageOf(userIdOf(ctx), page));
    await answerCallbackQuery(ctx, watchedTexts.left);
  });

  async function pageOf(userId: string, requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const { titles, hasMore } = await readUnfinishedTitles(db, { userId, page, perPage: PER_PAGE });
    // What was last on its page may just have gone.
    if (titles.length === 0 && page > 0) return pageOf(userId, 0);
    const { text, rows } = numberedList(
      titles.map((title) => ({ line: lineOf(title), data: openData(title) })),
      { first: page * PER_PAGE + 1 },
    );
    const leave = {
      text: watchedTexts.chooseWhatToLeave,
      callback_data: callbackData.whatToLeave.make(page),
    };
    const turns = pageTurns(callbackData.toContinue, { page, hasMore: hasMore && page < LAST_PAGE });
    return {
      text: `<b>${watchedTexts.toContinue}</b>\n\n${text || watchedTexts.nothingToContinue}`,
      reply_markup: { inline_keyboard: [...rows, ...turns, ...(titles.length > 0 ? [[leave]] : [])] },
    };
  }

  /** The same page; a number takes its title from there. */
  async function whatToLeave(userId: string, requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const { titles } = await readUnfinishedTitles(db, { userId, page, perPage: PER_PAGE });
    if (titles.length === 0) return pageOf(userId, page);
    const { text, rows } = numberedList(
      titles.map((title) => ({
        line: watchedTexts.leftLine(lineOf(title), !title.isNext),
        data: leaveData(title, page),
      })),
      { first: page * PER_PAGE + 1 },
    );
    const back = { text: watchedTexts.back, callback_data: callbackData.toContinue.make(page) };
    return {
      text: `<b>${watchedTexts.whatToLeave}</b>\n\n${text}`,
      reply_markup: { inline_keyboard: [...rows, [back]] },
    };
  }
}

function lineOf({ name, year, episode }: UnfinishedTitle): string {
  const short = truncateText(name, MAX_NAME_LENGTH);
  const what = episode ? watchedTexts.part(episode.season, episode.episode) : `(${year})`;
  return escapeHtml(`${short} ${what}`);
}

function openData({ titleId, episode }: UnfinishedTitle): string {
  return episode
    ? callbackData.episode.make(titleId, episode.season, episode.episode)
    : callbackData.play.make(titleId);
}

/** A series with a next episode can be left; a film, or the last episode, marked as watched. */
function leaveData({ titleId, episode, isNext }: UnfinishedTitle, page: number): string {
  if (isNext) return callbackData.leaveSeries.make(titleId, page);
  const numbers = titlePartNumbers({ titleId, episode: episode ?? undefined });
  return callbackData.watchedThere.make(...numbers, page);
}
