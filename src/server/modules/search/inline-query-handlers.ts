import type { Composer, Context } from 'grammy';
import type { InlineQueryResultArticle } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type BotServices, isOwner, type PrivateChatComposer } from '../../chat/bot-services.ts';
import { ownerTexts, replyTexts } from '../../chat/texts/texts.ts';
import { currentTitleLanguage, hasSeveralLanguages } from '../../languages/current-language.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { inlineTitleResult } from '../catalogue/cards/inline-title-result.ts';
import { homeTitles } from '../rankings/home-titles.ts';
import { sendSearchPrompt } from './chat-search-handlers.ts';
import { type FoundTitle } from './found-titles.ts';
import { matchReasonText } from './match-reason-text.ts';
import { searchTitles } from './search-titles.ts';

/** The parameter of `/start`. */
const SEARCH_START = 'cerca';
const RESULTS = 10;
/**
 * `cache_time` of results, shared by everybody but owners in installations with one language: nothing else in them
 * is personal.
 */
const KEPT_SECONDS = 60;
/** Longest query, in characters. */
const MAX_LENGTH = 100;
/** A keystroke is a query, and many people begin with the same letters. */
const KEPT_ANSWERS = { max: 500, ttl: 30_000 };

type InlineResult = Pick<FoundTitle, 'title' | 'why'>;

/** `@bot nosferatu` in any chat: cards that open the mini app through a shared link. Without words, the home's titles. */
export function registerInlineQueries(bot: Composer<Context>, services: BotServices): void {
  const { db, links } = services;
  const cache = new LRUCache<string, InlineResult[], string>({
    ...KEPT_ANSWERS,
    fetchMethod: (_key, _old, { context: text }) => answerTo(text),
  });

  async function answerTo(text: string): Promise<InlineResult[]> {
    if (text !== '') return searchTitles(db, text, RESULTS);
    return (await homeTitles(db)).slice(0, RESULTS).map((title) => ({ title, why: undefined }));
  }

  bot.on('inline_query', async (ctx) => {
    const text = normalizeForSearch(ctx.inlineQuery.query.slice(0, MAX_LENGTH));
    const found = await cache.forceFetch(`${currentTitleLanguage()} ${text}`, { context: text });
    const results = found.map((match) =>
      inlineTitleResult(match.title, { links, me: ctx.me, reason: matchReasonText(match) }),
    );
    const toTheChat = { text: replyTexts.nothingInline, start_parameter: SEARCH_START };
    const how = { cache_time: KEPT_SECONDS, ...(results.length === 0 && { button: toTheChat }) };
    if (isOwner(ctx, services))
      await ctx.answerInlineQuery(results.map(numbered), { ...how, is_personal: true });
    else await ctx.answerInlineQuery(results, { ...how, is_personal: hasSeveralLanguages() });
  });
}

/** `/start cerca`, by the button where an inline query found nothing: asks what to search for. */
export function registerInlineStart(chats: PrivateChatComposer, { menu }: BotServices): void {
  chats.command('start', async (ctx, next) => {
    if (ctx.match !== SEARCH_START) return next();
    await sendSearchPrompt(ctx.api, ctx.chatId);
    await menu.set(ctx.api, ctx.chatId);
  });
}

/** Adds the title's id to the description, which only owners see; the message that is sent does not have it. */
function numbered(result: InlineQueryResultArticle): InlineQueryResultArticle {
  const description = [ownerTexts.number(Number(result.id)), result.description].filter(Boolean).join(' · ');
  return { ...result, description };
}
