import type { InlineKeyboardButton } from 'grammy/types';
import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { type FoundTitle } from './found-titles.ts';
import { resultRows } from './match-reason-text.ts';
import { recordSearchMiss } from './record-search-miss.ts';
import { isDescription } from './search-titles.ts';
import { nearestTitles } from './titles-beside.ts';

/** Titles in a reply. */
export const RESULTS = 10;
/** The longest query that a reply quotes, in characters: 'Richiedi' reads the title from the reply. */
const MAX_SHOWN = 60;

type Searched = { found: readonly FoundTitle[]; words: string; line: string };

/** The titles found, else the nearest ones and what else a line may mean: a request, a fault, money, a question. */
export async function showSearch(
  ctx: PrivateChatContext,
  db: Db,
  { found, words, line }: Searched,
): Promise<void> {
  const request = (await isDescription(db, words)) ? [] : requestRows(words);
  if (found.length > 0) return showFound(ctx, { found, words, more: request });
  const nearest = await nearestTitles(db, { words, line }, RESULTS);
  await recordSearchMiss(db, { text: words, userId: userIdOf(ctx) });
  const shown = truncateText(words || line, MAX_SHOWN);
  await ctx.reply(nearest.length > 0 ? replyTexts.nearest(shown) : texts.nothingFound(shown), {
    reply_markup: { inline_keyboard: [...resultRows(nearest), ...request, ...doorRows()] },
  });
}

/** Buttons for other meanings of a line that no title fits. */
function doorRows(): InlineKeyboardButton[][] {
  const { doors } = replyTexts;
  const door = (remark: keyof typeof doors) => [buttons.remark.labelled(doors[remark], { remark })];
  return [door('broken'), door('premium'), door('how')];
}

/** 'Chiedi «…»', for words that fit into the reply, from which a press reads them. */
function requestRows(words: string): InlineKeyboardButton[][] {
  if (words === '' || truncateText(words, MAX_SHOWN) !== words) return [];
  return [[buttons.askFor.labelled(texts.request, { skipped: 'nothing' })]];
}

type Shown = { found: readonly FoundTitle[]; words: string; more: InlineKeyboardButton[][] };

export async function showFound(ctx: PrivateChatContext, { found, words, more }: Shown): Promise<void> {
  const heading = words === '' ? texts.foundWithoutWords : texts.found(truncateText(words, MAX_SHOWN));
  const hint = found.some(({ isPlayable }) => isPlayable) ? [texts.playableNow] : [];
  await ctx.reply([heading, ...hint].join('\n'), {
    reply_markup: { inline_keyboard: [...resultRows(found), ...more] },
  });
}
