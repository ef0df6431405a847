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
import type { SeveralTitles } from './several-titles.ts';
import { nearestTitles } from './titles-beside.ts';

/** Titles in a reply. */
export const RESULTS = 10;
/** The longest query that a reply quotes, in characters: 'Richiedi' reads the title from the reply. */
const MAX_SHOWN = 60;

/** `isSure`: a line is a name, which can be requested without a question. */
type Searched = { found: readonly FoundTitle[]; words: string; line: string; isSure: boolean };

/** The titles found, else the nearest ones, else an offer to ask for the words, or the choice where they may be no name. */
export async function showSearch(
  ctx: PrivateChatContext,
  db: Db,
  { found, words, line, isSure }: Searched,
): Promise<void> {
  const more = (await isDescription(db, words)) ? [] : requestRows(words);
  if (found.length > 0) return showFound(ctx, { found, words, more });
  const nearest = await nearestTitles(db, { words, line }, RESULTS);
  if (nearest.length === 0 && !isSure) return replyUnclear(ctx, line);
  await recordSearchMiss(db, { text: words, userId: userIdOf(ctx) });
  const shown = truncateText(words || line, MAX_SHOWN);
  await ctx.reply(nearest.length > 0 ? replyTexts.nearest(shown) : texts.nothingFound(shown), {
    reply_markup: { inline_keyboard: [...resultRows(nearest), ...more] },
  });
}

/** A choice of replies to a line that was not understood; a short one may be searched as a title all the same. */
export async function replyUnclear(ctx: PrivateChatContext, line: string): Promise<void> {
  const words = line.trim();
  const isShown = truncateText(words, MAX_SHOWN) === words;
  const { choices } = replyTexts;
  const choice = (remark: keyof typeof choices) => buttons.remark.labelled(choices[remark], { remark });
  await ctx.reply(replyTexts.unclear(isShown ? words : undefined), {
    reply_markup: {
      inline_keyboard: [
        ...(isShown ? [[choice('title')]] : []),
        [choice('wish'), choice('broken')],
        [choice('premium'), choice('requests')],
        [choice('notices'), buttons.help.labelled(texts.whatICanDo, {})],
        [choice('contact')],
      ],
    },
  });
}

/** 'Richiedi', for words that fit into the reply, from which a press reads them. */
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

/** The titles of a message with several names, and those of its names that the catalogue does not have. */
export async function showSeveral(
  ctx: PrivateChatContext,
  db: Db,
  { found, unknown }: SeveralTitles,
): Promise<void> {
  for (const text of unknown) await recordSearchMiss(db, { text, userId: userIdOf(ctx) });
  const [only] = unknown.length === 1 ? unknown : [];
  const missing = unknown.length > 0 ? [replyTexts.alsoMissing(unknown)] : [];
  await ctx.reply([...missing, texts.foundWithoutWords].join('\n'), {
    reply_markup: { inline_keyboard: [...resultRows(found), ...(only ? requestRows(only) : [])] },
  });
}
