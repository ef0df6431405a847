import type { Api } from 'grammy';
import { findByWords } from '../repositories/find-by-words.ts';
import { noteSearchMiss } from '../repositories/search-misses.ts';
import { callbacks } from './callbacks.ts';
import { clip } from './html.ts';
import type { PrivateChats, PrivateContext, Services } from './services.ts';
import { texts } from './texts.ts';
import { resultLine } from './why.ts';

const RESULTS = 10;

/** Asks in the chat what to look for; any text that follows is a search, whether or not it was asked for. */
export async function askWhatToSearch(api: Api, chatId: number): Promise<void> {
  await api.sendMessage(chatId, texts.whatToSearch, {
    reply_markup: { force_reply: true, input_field_placeholder: texts.searchHint },
  });
}

/** Answers any text with the titles that come nearest to it, as buttons. */
export function answerSearches(chats: PrivateChats, { db }: Services): void {
  chats.command('cerca', async (ctx) => {
    await (ctx.match ? search(ctx, ctx.match) : askWhatToSearch(ctx.api, ctx.chatId));
  });
  chats.on('message:text', async (ctx) => {
    // What the person chose of the bot's own inline results is no question.
    if (ctx.message.via_bot?.id === ctx.me.id) return;
    if (ctx.message.text.startsWith('/')) await ctx.reply(texts.unknownCommand);
    else await search(ctx, ctx.message.text);
  });

  async function search(ctx: PrivateContext, words: string): Promise<void> {
    const found = await findByWords(db, words, RESULTS);
    const shown = clip(words, 60);
    if (found.length === 0) {
      await noteSearchMiss(db, words);
      await ctx.reply(texts.nothingFound(shown));
      return;
    }
    const buttons = found.map((one) => [
      { text: resultLine(one), callback_data: callbacks.card.make(one.title.id) },
    ]);
    await ctx.reply(texts.found(shown), { reply_markup: { inline_keyboard: buttons } });
  }
}
