import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { numberedList } from '../../chat/messages/keyboard-message.ts';
import { releaseYear } from '../catalogue/cards/title-card.ts';
import { type Recommendation, recommendTitles } from './recommend-titles.ts';
import { recommendationTexts } from './recommendation-texts.ts';

const TITLES = 10;
const MAX_NAME_LENGTH = 60;

const shorten = (name: string) => truncateText(name, MAX_NAME_LENGTH);

/** `/consigli`: titles that a person has not watched, each with the reason; its number opens its card. */
export function registerRecommendationsCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(chats, services, 'consigli', { menu: 'Dieci titoli scelti per te' }, async (ctx) => {
    const recommended = await recommendTitles(db, userIdOf(ctx), TITLES);
    if (recommended.length === 0) return void (await ctx.reply(recommendationTexts.nothing));
    const entries = recommended.map((one) => ({
      line: lineOf(one),
      data: buttons.card.data({ titleId: one.title.id }),
    }));
    const { text, rows } = numberedList(entries, { between: '\n\n' });
    await ctx.reply(`<b>${recommendationTexts.heading}</b>\n\n${text}`, {
      parse_mode: 'HTML',
      reply_markup: { inline_keyboard: rows },
    });
  });
}

function lineOf({ title, reason }: Recommendation): string {
  const name = `<b>${escapeHtml(shorten(title.name))}</b> (${releaseYear(title)})`;
  return `${name}\n<i>${escapeHtml(recommendationTexts.reason(reason, shorten))}</i>`;
}
