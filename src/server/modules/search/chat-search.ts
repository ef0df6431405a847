import type { Api } from 'grammy';
import { sql } from 'kysely';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { dayOf } from '../../lib/calendar.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { findByWholeName } from './find-by-name.ts';
import { searchResultLine } from './match-reason-text.ts';
import { isChatter, withoutRequestWords } from './request-words.ts';
import { searchTitles } from './search-titles.ts';

const RESULTS = 10;
/** The longest query that a reply quotes, in characters: 'Richiedi' reads the title from the reply. */
const MAX_SHOWN = 60;

/** Asks in the chat for words to search, with `force_reply`. */
export async function sendSearchPrompt(api: Api, chatId: number): Promise<void> {
  await api.sendMessage(chatId, texts.whatToSearch, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.searchHint },
  });
}

/**
 * Any text in a private chat that no other handler takes is a search: replies with the best matching titles as buttons, or
 * greets back.
 */
export function registerChatSearch(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(chats, services, 'cerca', 'menu', async (ctx) => {
    await (ctx.match ? search(ctx, ctx.match) : sendSearchPrompt(ctx.api, ctx.chatId));
  });
  chats.on('message:text', async (ctx) => {
    const { text, via_bot: bot } = ctx.message;
    // A message sent through the bot's own inline results is not a search.
    if (bot?.id === ctx.me.id) return;
    if (text.startsWith('/')) await ctx.reply(texts.unknownCommand);
    else await search(ctx, text);
  });

  /** Titles whose names people greet or thank with come before a greeting. */
  async function search(ctx: PrivateChatContext, line: string): Promise<void> {
    if (isChatter(line, knownWords()) && (await findCalled(line)).length === 0)
      return sendGreeting(ctx, services, [[buttons.help.labelled(texts.whatICanDo, {})]]);
    const found = await searchTitles(db, line, RESULTS);
    const words = withoutRequestWords(line, knownWords());
    const shown = truncateText(words, MAX_SHOWN);
    const request = buttons.askFor.labelled(texts.request, { skipped: 'nothing' });
    const asks = words !== '' && shown === words ? [[request]] : [];
    if (found.length === 0) {
      await recordSearchMiss(db, { text: words, userId: userIdOf(ctx) });
      await ctx.reply(texts.nothingFound(shown || truncateText(line, MAX_SHOWN)), {
        reply_markup: { inline_keyboard: asks },
      });
      return;
    }
    const cards = found.map((match) => [
      buttons.card.labelled(searchResultLine(match), { titleId: match.title.id }),
    ]);
    const heading = shown === '' ? texts.foundWithoutWords : texts.found(shown);
    const hint = found.some(({ isPlayable }) => isPlayable) ? [texts.playableNow] : [];
    await ctx.reply([heading, ...hint].join('\n'), {
      reply_markup: { inline_keyboard: [...cards, ...asks] },
    });
  }

  const findCalled = (line: string) => findByWholeName(db, { text: normalizeForSearch(line), limit: 1 });
}

/** Distinct misses stored per day, against flooding. */
const MAX_PER_DAY = 1000;
/** Longest stored search: longer texts are private messages, not titles. */
const MAX_LENGTH = 60;

/**
 * Counts a search without results by normalised words and day. Stores its user while nobody else has searched for
 * these words on that day: until then the words may identify them, and go with them.
 */
export async function recordSearchMiss(
  db: Db,
  { text, userId }: { text: string; userId: string },
  { now = new Date(), most = MAX_PER_DAY } = {},
): Promise<void> {
  const words = normalizeForSearch(text);
  if (words === '' || words.length > MAX_LENGTH) return;
  const day = dayOf(now);
  await sql`
    insert into search_miss (day, words, user_id)
    select ${day}::date, ${words}, ${userId}
    where (select count(*) from search_miss where day = ${day}::date) < ${most}
      or exists (select from search_miss where day = ${day}::date and words = ${words})
    on conflict (day, words) do update set times = search_miss.times + 1,
      user_id = case when search_miss.user_id = excluded.user_id then search_miss.user_id end`.execute(db);
}
