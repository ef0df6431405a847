import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { releaseYear } from '../catalogue/cards/title-card.ts';
import { type Recommendation, recommendTitles } from './recommend-titles.ts';
import { recommendationTexts } from './recommendation-texts.ts';

const TITLES = 10;
const MAX_NAME_LENGTH = 60;
/** A button shows as much on a phone. */
const MAX_BUTTON_LENGTH = 40;

const shorten = (name: string) => truncateText(name, MAX_NAME_LENGTH);

/** `/consigli`: titles that a person has not watched, each with the reason and a button that opens its card. */
export function registerRecommendationsCommand(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.command('consigli', async (ctx) => {
    const recommended = await recommendTitles(db, userIdOf(ctx), TITLES);
    if (recommended.length === 0) return void (await ctx.reply(recommendationTexts.nothing));
    await ctx.reply(`<b>${recommendationTexts.heading}</b>\n\n${recommended.map(textOf).join('\n\n')}`, {
      parse_mode: 'HTML',
      reply_markup: { inline_keyboard: recommended.map((one) => [openButton(one)]) },
    });
  });
}

function textOf({ title, reason }: Recommendation): string {
  const name = `<b>${escapeHtml(shorten(title.name))}</b> (${releaseYear(title)})`;
  return `${name}\n<i>${escapeHtml(recommendationTexts.reason(reason, shorten))}</i>`;
}

function openButton({ title }: Recommendation) {
  return {
    text: `${truncateText(title.name, MAX_BUTTON_LENGTH)} (${releaseYear(title)})`,
    callback_data: callbackData.card.make(title.id),
  };
}
