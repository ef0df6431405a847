import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatContext } from '../../chat/bot-services.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import { byLanguage } from '../../languages/texts.ts';
import { resultRows } from './match-reason-text.ts';
import { mostPlayedTitles } from './search-titles.ts';
import { titlesBeside } from './titles-beside.ts';

const RESULTS = 10;
/** Titles whose arrival somebody may ask about. */
const AWAITED = 3;

const requestTexts = byLanguage(({ requests }) => requests);

/** Replies to what is said in passing, to wishes without words, and to 'when does it come out?'. */
export function registerReplies(services: BotServices): void {
  const { brand, db } = services;
  const help = () => [[buttons.help.labelled(texts.whatICanDo, {})]];
  const say = (text: () => string, keyboard: () => InlineKeyboardButton[][] = () => []) => {
    return (ctx: PrivateChatContext) => ctx.reply(text(), { reply_markup: { inline_keyboard: keyboard() } });
  };
  const greet = (ctx: PrivateChatContext) => sendGreeting(ctx, services, help());
  services.remarks.set('greeting', greet);
  services.remarks.set('help', greet);
  services.remarks.set(
    'thanks',
    say(() => replyTexts.thanks),
  );
  services.remarks.set(
    'farewell',
    say(() => replyTexts.farewell),
  );
  services.remarks.set(
    'nothing',
    say(() => replyTexts.search, help),
  );
  services.remarks.set(
    'wordless',
    say(() => replyTexts.search, help),
  );
  services.remarks.set(
    'bot',
    say(() => replyTexts.bot, help),
  );
  services.remarks.set(
    'insult',
    say(() => replyTexts.insult, help),
  );
  services.remarks.set(
    'other',
    say(() => replyTexts.other),
  );
  services.remarks.set(
    'contact',
    say(() => replyTexts.contact(brand.support), help),
  );

  services.remarks.set('wish', async (ctx) => {
    const rows = resultRows(await mostPlayedTitles(db, RESULTS));
    await ctx.reply(rows.length > 0 ? texts.foundWithoutWords : replyTexts.search, {
      reply_markup: { inline_keyboard: rows },
    });
  });

  services.remarks.set('arrival', async (ctx, words) => {
    const found = await titlesBeside(db, words, AWAITED);
    const ask = [[buttons.askTitle.labelled(requestTexts.askTitle, {})]];
    await ctx.reply(replyTexts.arrival, {
      reply_markup: { inline_keyboard: found.length > 0 ? resultRows(found) : ask },
    });
  });
}
