import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { numberedList } from '../../chat/messages/numbered-list.ts';
import { pageTurns } from '../../chat/messages/page-turns.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { readHistory, type WatchedPart } from './history.ts';
import { unmarkWatched } from './viewings.ts';
import { watchedTexts } from './watched-texts.ts';

const PER_PAGE = 8;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 250;
const MAX_NAME_LENGTH = 60;

/** `/visti`: what a person has watched, each with its card and a button that takes the mark back. */
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

  chats.callbackQuery(callbackData.watchedPart.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0, page = 0] = callbackData.watchedPart.read(ctx.match);
    const part = titlePartFromNumbers([id, season, episode]);
    const title = part && (await findTitle(db, part.titleId));
    if (part && title) await editMessage(ctx, chosenPart(title, part, page));
    await answerCallbackQuery(ctx, title ? undefined : texts.unknownTitle);
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
    const { text, rows } = numberedList(
      parts.map((part) => entryOf(part, page)),
      { first: page * PER_PAGE + 1 },
    );
    const turns = pageTurns(callbackData.history, { page, hasMore: hasMore && page < LAST_PAGE });
    return {
      text: `<b>${watchedTexts.history}</b>\n\n${text || watchedTexts.nothingWatched}`,
      reply_markup: { inline_keyboard: [...rows, ...turns] },
    };
  }
}

function entryOf({ titleId, name, year, episode, watchedAt }: WatchedPart, page: number) {
  const short = truncateText(name, MAX_NAME_LENGTH);
  const what = episode
    ? `${short} ${watchedTexts.part(episode.season, episode.episode)}`
    : `${short} (${year})`;
  const numbers = titlePartNumbers({ titleId, episode: episode ?? undefined });
  return {
    line: escapeHtml(watchedTexts.historyLine(what, watchedAt)),
    data: callbackData.watchedPart.make(...numbers, page),
  };
}

/** One of what was watched: its card, or its mark taken back. */
function chosenPart(title: Title, part: TitlePart, page: number): KeyboardMessage {
  const { titleId, episode } = part;
  const name = episode ? texts.episode(title.name, episode.season, episode.episode) : nameWithYear(title);
  const undo = callbackData.unwatchedThere.make(...titlePartNumbers(part), page);
  return {
    text: `<b>${watchedTexts.history}</b>\n\n${escapeHtml(name)}`,
    reply_markup: {
      inline_keyboard: [
        [{ text: watchedTexts.card, callback_data: callbackData.card.make(titleId) }],
        [{ text: watchedTexts.undo, callback_data: undo, style: 'danger' }],
        [{ text: watchedTexts.back, callback_data: callbackData.history.make(page) }],
      ],
    },
  };
}
