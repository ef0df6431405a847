import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { numberedList, replyWith } from '../../chat/messages/keyboard-message.ts';
import { byLanguage } from '../../languages/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import { releaseYear } from '../catalogue/cards/title-card.ts';
import { type Recommendation, recommendTitles } from './recommend-titles.ts';

const TITLES = 10;
const MAX_NAME_LENGTH = 60;

const shorten = (name: string) => truncateText(name, MAX_NAME_LENGTH);

/** `/consigli`: titles that a person has not watched, each with the reason; its number opens its card. */
export function registerRecommendationsCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(chats, services, 'consigli', 'menu', async (ctx) => {
    const recommended = await recommendTitles(db, userIdOf(ctx), TITLES);
    const last = ownPageRows(ctx, services, 'consigli');
    if (recommended.length === 0)
      return replyWith(ctx, { text: recommendationTexts.nothing, reply_markup: { inline_keyboard: last } });
    const entries = recommended.map((recommendation) => ({
      line: recommendationLine(recommendation),
      data: buttons.card.data({ titleId: recommendation.title.id }),
    }));
    const { text, rows } = numberedList(entries, { between: '\n\n' });
    return replyWith(ctx, {
      text: `<b>${recommendationTexts.heading}</b>\n\n${text}`,
      reply_markup: { inline_keyboard: [...rows, ...last] },
    });
  });
}

function recommendationLine({ title, reason }: Recommendation): string {
  const name = withYear(`<b>${escapeHtml(shorten(title.titolo))}</b>`, releaseYear(title));
  return `${name}\n<i>${escapeHtml(recommendationTexts.reason(reason, shorten))}</i>`;
}

/** Texts of `/consigli`. */
export const recommendationTexts = byLanguage(({ recommendations }) => recommendations);
