import type { Composer, Context } from 'grammy';
import type { InlineQueryResultArticle } from 'grammy/types';
import { findByWords } from '../repositories/find-by-words.ts';
import type { Title } from '../repositories/title.ts';
import { homeTitles } from '../repositories/titles.ts';
import { cardText, nameOf } from './card.ts';
import { clip } from './html.ts';
import { type Links, sharedLink } from './links.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

const RESULTS = 10;
/** The messenger keeps an answer so long, for everybody: nothing in it is personal. */
const KEPT_SECONDS = 60;

/** `@bot nosferatu` in any chat: cards that open the mini app through a shared link. Without words, the home's titles. */
export function answerInlineQueries(bot: Composer<Context>, { db, links }: Services): void {
  bot.on('inline_query', async (ctx) => {
    const words = ctx.inlineQuery.query.trim();
    const titles = words ? await findByWords(db, words, RESULTS) : (await homeTitles(db)).slice(0, RESULTS);
    const results = titles.map((title) => resultOf(title, links, ctx.me.username));
    await ctx.answerInlineQuery(results, { cache_time: KEPT_SECONDS });
  });
}

function resultOf(title: Title, links: Links, botUsername: string): InlineQueryResultArticle {
  const thumbnail = links.picture(title.copertina);
  return {
    type: 'article',
    id: String(title.id),
    title: nameOf(title),
    description: clip(title.generi.join(', '), 100),
    input_message_content: { message_text: cardText(title), parse_mode: 'HTML' },
    reply_markup: { inline_keyboard: [[{ text: texts.open, url: sharedLink(botUsername, title.id) }]] },
    ...(thumbnail === undefined ? {} : { thumbnail_url: thumbnail }),
  };
}
