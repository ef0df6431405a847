import { buttons } from '../../chat/messages/buttons.ts';
import type { BotServices, PrivateChatContext } from '../../chat/bot-services.ts';
import { sendGreeting } from '../../chat/commands/greeting.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';

/** Replies to thanks and greetings, and to 'Come funziona'. */
export function registerPhraseReplies(services: BotServices): void {
  const { remarks, premiumStars } = services;
  const help = () => [[buttons.help.labelled(texts.whatICanDo, {})]];
  const say = (text: () => string) => (ctx: PrivateChatContext) => ctx.reply(text());
  remarks.set('greeting', (ctx) => sendGreeting(ctx, services, help()));
  remarks.set(
    'thanks',
    say(() => replyTexts.thanks),
  );
  remarks.set(
    'farewell',
    say(() => replyTexts.farewell),
  );
  remarks.set('how', (ctx) =>
    ctx.reply(replyTexts.how(premiumStars).join('\n\n'), { reply_markup: { inline_keyboard: help() } }),
  );
}
