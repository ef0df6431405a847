import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { pageTurns } from '../../chat/messages/page-turns.ts';
import { type ListedReport, listOpenReports } from './read-reports.ts';
import { reportTexts } from './report-texts.ts';

const PER_PAGE = 8;
const PER_ROW = 4;
/** Highest page: OFFSET gets slow beyond. */
const LAST_PAGE = 100;
const MAX_NAME_LENGTH = 60;

/** `/segnalazioni`: the open reports, those of most people first, each with a button that opens its card. */
export function registerReportsCommand(owners: PrivateChatComposer, { db }: BotServices): void {
  owners.command('segnalazioni', async (ctx) => {
    const { text, reply_markup } = await pageOf(0);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  owners.callbackQuery(callbackData.reports.pattern, async (ctx) => {
    const [page = 0] = callbackData.reports.read(ctx.match);
    await editMessage(ctx, await pageOf(page));
    await answerCallbackQuery(ctx);
  });

  async function pageOf(requestedPage: number): Promise<KeyboardMessage> {
    const page = Math.min(requestedPage, LAST_PAGE);
    const { reports, hasMore } = await listOpenReports(db, { page, perPage: PER_PAGE });
    if (reports.length === 0 && page > 0) return pageOf(0);
    const buttons = reports.map(({ id }) => ({
      text: reportTexts.shortCard(id),
      callback_data: callbackData.reportCard.make(id),
    }));
    const rows = [buttons.slice(0, PER_ROW), buttons.slice(PER_ROW)].filter(({ length }) => length > 0);
    const turns = pageTurns(callbackData.reports, { page, hasMore: hasMore && page < LAST_PAGE });
    const text = reports.length > 0 ? reports.map(lineOf).join('\n') : reportTexts.none;
    return {
      text: `<b>${reportTexts.open}</b>\n\n${escapeHtml(text)}`,
      reply_markup: { inline_keyboard: [...rows, ...turns] },
    };
  }
}

function lineOf({ id, name, season, episode, kind, people }: ListedReport): string {
  const short = truncateText(name, MAX_NAME_LENGTH);
  const what = season === null || episode === null ? short : `${short} S${season}E${episode}`;
  return reportTexts.line(id, what, kind, people);
}
