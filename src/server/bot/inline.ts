import type { Composer, Context } from 'grammy';
import type { InlineQueryResultArticle } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { searchText } from '../domain/search-text.ts';
import { type FoundTitle, findByWords } from '../repositories/find-by-words.ts';
import { homeTitles } from '../repositories/titles.ts';
import { cardText, nameOf } from './card.ts';
import { clip } from './html.ts';
import { type Links, sharedLink } from './links.ts';
import { isOwner, type Services } from './services.ts';
import { texts } from './texts.ts';
import { whyText } from './why.ts';

const RESULTS = 10;
/** The messenger keeps an answer so long, for everybody but owners: nothing in it is personal. */
const KEPT_SECONDS = 60;
/** Letters of a question; more would only cost memory. */
const LONGEST = 100;
/** A keystroke is a query, and many people begin with the same letters. */
const KEPT_ANSWERS = { max: 500, ttl: 30_000 };

/** `@bot nosferatu` in any chat: cards that open the mini app through a shared link. Without words, the home's titles. */
export function answerInlineQueries(bot: Composer<Context>, services: Services): void {
  const { db, links } = services;
  const kept = new LRUCache<string, FoundTitle[]>({ ...KEPT_ANSWERS, fetchMethod: answerTo });

  async function answerTo(text: string): Promise<FoundTitle[]> {
    if (text !== '') return findByWords(db, text, RESULTS);
    return (await homeTitles(db)).slice(0, RESULTS).map((title) => ({ title, why: undefined }));
  }

  bot.on('inline_query', async (ctx) => {
    const found = await kept.forceFetch(searchText(ctx.inlineQuery.query.slice(0, LONGEST)));
    const results = found.map((one) => resultOf(one, links, ctx.me.username));
    if (isOwner(ctx, services))
      await ctx.answerInlineQuery(results.map(numbered), { cache_time: KEPT_SECONDS, is_personal: true });
    else await ctx.answerInlineQuery(results, { cache_time: KEPT_SECONDS });
  });
}

/** With the title's number, which owners are shown and whoever reads what they choose is not. */
function numbered(result: InlineQueryResultArticle): InlineQueryResultArticle {
  const description = [texts.owner.number(Number(result.id)), result.description].filter(Boolean).join(' · ');
  return { ...result, description };
}

function resultOf(found: FoundTitle, links: Links, botUsername: string): InlineQueryResultArticle {
  const { title } = found;
  const picture = links.picture(title);
  return {
    type: 'article',
    id: String(title.id),
    title: nameOf(title),
    description: clip([whyText(found), title.generi.join(', ')].filter(Boolean).join(' · '), 100),
    input_message_content: {
      message_text: cardText(title),
      parse_mode: 'HTML',
      link_preview_options:
        picture === undefined
          ? { is_disabled: true }
          : { url: picture, prefer_large_media: true, show_above_text: true },
    },
    reply_markup: { inline_keyboard: [[{ text: texts.open, url: sharedLink(botUsername, title.id) }]] },
    ...(picture === undefined ? {} : { thumbnail_url: picture }),
  };
}
