import type { InlineKeyboardButton } from 'grammy/types';
import { type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import type { FoundTitle } from './found-titles.ts';
import { resultRows } from './match-reason-text.ts';
import { isDescription, titlesTold } from './search-titles.ts';
import { nearestTitles } from './titles-beside.ts';
import { sql } from 'kysely';
import { dayOf } from '../../lib/calendar.ts';
import { clock } from '../../lib/clock.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

/** Distinct misses stored per day, of all people and of each, against flooding. */
const MAX_PER_DAY = 1000;
const MAX_OF_PERSON = 30;
/** Longest stored search: longer texts are private messages, not titles. */
const MAX_LENGTH = 60;

/**
 * Counts the people of a search without results by normalised words and day. Stores its user while nobody else has searched
 * for these words on that day: until then the words may identify them, and go with them.
 */
export async function recordSearchMiss(
  db: Db,
  { text, userId }: { text: string; userId: string },
  { now = clock.date(), most = MAX_PER_DAY } = {},
): Promise<void> {
  const words = normalizeForSearch(text);
  if (words === '' || words.length > MAX_LENGTH) return;
  const day = dayOf(now);
  await sql`
    with searched as (
      insert into search_miss_person (day, words, user_id)
      select ${day}::date, ${words}, ${userId}
      where (select count(*) from search_miss_person where day = ${day}::date and user_id = ${userId}) < ${MAX_OF_PERSON} and (
        (select count(*) from search_miss where day = ${day}::date) < ${most}
        or exists (select from search_miss where day = ${day}::date and words = ${words})
      )
      on conflict do nothing returning day, words, user_id
    )
    insert into search_miss (day, words, user_id) select day, words, user_id from searched
    on conflict (day, words) do update set times = search_miss.times + 1,
      user_id = case when search_miss.user_id = excluded.user_id then search_miss.user_id end`.execute(db);
}

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
  const told = nearest.length > 0 ? [] : await titlesTold(db, line, RESULTS);
  if (told.length > 0) return showFound(ctx, { found: told, words, more: [...request, ...doorRows()] });
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
