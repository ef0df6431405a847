import type { InlineKeyboardMarkup } from 'grammy/types';
import * as v from 'valibot';
import { DESK_PATH } from '../../../../contract/desk/desk.ts';
import { MAX_FIGURE_DAYS } from '../../../../contract/desk/figures.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../../chat/bot-services.ts';
import { onCommand } from '../../../chat/commands/commands.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { byLanguage } from '../../../languages/texts.ts';
import { daysIn } from '../../../lib/days-in.ts';
import { readUsage, type Usage } from './usage-statistics.ts';

const USUAL_DAYS = 30;

const days = v.pipe(
  v.string(),
  v.transform(daysIn),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(MAX_FIGURE_DAYS),
);

/** `/statistiche [giorni]`: usage in a few lines, and a button to the desk, which has charts and lists. */
export function registerStatisticsCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db, links } = services;
  onCommand(owners, services, 'statistiche', 'owners', async (ctx) => {
    const read = v.safeParse(days, ctx.match.trim() || String(USUAL_DAYS));
    if (!read.success) await ctx.reply(statisticsTexts.help(MAX_FIGURE_DAYS));
    else await ctx.reply(...(await statisticsMessage(read.output, userIdOf(ctx))));
  });

  async function statisticsMessage(length: number, userId: string): Promise<[string, Options]> {
    const figures = await readUsage(db, { days: length });
    const button = links.appButton(statisticsTexts.desk, userId, `${DESK_PATH}/numeri`);
    const reply_markup = { inline_keyboard: button ? [[button]] : [] };
    return [statisticsText(figures), { parse_mode: 'HTML', reply_markup }];
  }
}

type Options = { parse_mode: 'HTML'; reply_markup: InlineKeyboardMarkup };

function statisticsText(figures: Usage): string {
  const texts = statisticsTexts;
  const { people, subscriptions, plays, newPeople, premium, stars } = figures;
  const hasSubscriptions = Object.values(subscriptions).some((count) => count > 0);
  const lines = [
    texts.people(people),
    texts.premiumNow(people.premium),
    ...(hasSubscriptions ? [texts.subscriptions(subscriptions)] : []),
    texts.sums({ plays: sum(plays), newPeople: sum(newPeople), premium: sum(premium), stars: sum(stars) }),
  ];
  return `<b>${texts.period(figures.days.length)}</b>\n${escapeHtml(lines.join('\n'))}`;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const statisticsTexts = byLanguage(({ statistics }) => statistics);
