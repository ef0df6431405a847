import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { pageTurns } from '../../chat/messages/page-turns.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { readHistory, type WatchedPart } from './history.ts';
import { unmarkWatched } from './viewings.ts';
import { watchedTexts } from './watched-texts.ts';

const PER_PAGE = 8;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 250;
const MAX_NAME_LENGTH = 60;
const MAX_BUTTON_LENGTH = 40;

/** `/visti`: what a person has watched, each with a button that takes the mark back. */
export function registerHistoryCommand(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.command('visti', async (ctx) => {
    const { text, reply_markup } = await pageOf(userIdOf(ctx), 0);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  chats.callbackQuery(callbackData.history.pattern, async (ctx) => {
    const [page = 0] = callbackData.history.read(ctx.match);
    await editMessage(ctx, await pageOf(userIdOf(ctx), page));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.unwatchedThere.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0, page = 0] = callbackData.unwatchedThere.read(ctx.match);
    const part = titlePartFromNumbers([id, season, episode]);
    if (part) await unmarkWatched(db, userIdOf(ctx), part);
    await editMessage(ctx, await pageOf(userIdOf(ctx), page));
    await answerCallbackQuery(ctx, watchedTexts.unmarked);
  });

  async function pageOf(userId: string, requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const { parts, hasMore } = await readHistory(db, { userId, page, perPage: PER_PAGE });
    // What was last on its page may just have gone.
    if (parts.length === 0 && page > 0) return pageOf(userId, 0);
    const lines = parts.map((part) =>
      watchedTexts.historyLine(nameOf(part, MAX_NAME_LENGTH), part.watchedAt),
    );
    const undos = parts.map((part) => [undoButton(part, page)]);
    const turns = pageTurns(callbackData.history, { page, hasMore: hasMore && page < LAST_PAGE });
    const text = lines.length > 0 ? lines.join('\n') : watchedTexts.nothingWatched;
    return {
      text: `<b>${watchedTexts.history}</b>\n\n${escapeHtml(text)}`,
      reply_markup: { inline_keyboard: [...undos, ...turns] },
    };
  }
}

function nameOf({ name, year, episode }: WatchedPart, longest: number): string {
  const short = truncateText(name, longest);
  return episode ? `${short} ${watchedTexts.part(episode.season, episode.episode)}` : `${short} (${year})`;
}

function undoButton(part: WatchedPart, page: number) {
  const { titleId, episode } = part;
  const numbers = titlePartNumbers({ titleId, episode: episode ?? undefined });
  return {
    text: watchedTexts.undo(nameOf(part, MAX_BUTTON_LENGTH)),
    callback_data: callbackData.unwatchedThere.make(...numbers, page),
  };
}
