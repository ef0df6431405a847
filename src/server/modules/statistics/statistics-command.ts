import { InputFile, InputMediaBuilder } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import * as v from 'valibot';
import { classifyBotApiError, isMessageNotModified } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { readSetting, saveSetting } from '../../database/stored-settings.ts';
import { CHART_THEMES, type Chart, renderCharts } from './render-charts.ts';
import { statisticsCaption, statisticsTexts } from './statistics-caption.ts';
import { readUsageStatistics, type UsageStatistics } from './usage-statistics.ts';

const MAX_DAYS = 90;
const PERIODS = [7, 30, MAX_DAYS];
const USUAL = 30;
/** Setting with the theme chosen last. */
const LOOK = 'statistics.look';

type LookName = keyof typeof CHART_THEMES;
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(MAX_DAYS),
);

/** `/statistiche [giorni]`: usage as charts with a caption; buttons change period and theme. */
export function registerStatisticsCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(owners, services, 'statistiche', { owners: 'Statistiche: /statistiche 30' }, async (ctx) => {
    const read = v.safeParse(days, ctx.match.trim() || String(USUAL));
    if (!read.success) {
      await ctx.reply(statisticsTexts.help(MAX_DAYS));
      return;
    }
    const theme: LookName = (await readSetting(db, LOOK)) === 'dark' ? 'dark' : 'light';
    const { picture, caption, ...options } = await statisticsMessage(read.output, theme);
    await ctx.replyWithPhoto(picture, { caption, ...options });
  });

  onPress(owners, buttons.statistics, async (ctx, { days, theme }) => {
    await saveSetting(db, LOOK, theme);
    await changePicture(ctx, await statisticsMessage(Math.min(Math.max(days, 1), MAX_DAYS), theme));
  });

  async function statisticsMessage(length: number, theme: LookName): Promise<Message> {
    const figures = await readUsageStatistics(db, { days: length });
    const picture = await renderCharts({
      days: figures.days,
      plots: plotsOf(figures),
      theme: CHART_THEMES[theme],
    });
    return {
      picture: new InputFile(picture, 'statistiche.png'),
      caption: statisticsCaption(figures),
      parse_mode: 'HTML',
      reply_markup: buttonsOf(figures, theme),
    };
  }
}

type Message = {
  picture: InputFile;
  caption: string;
  parse_mode: 'HTML';
  reply_markup: InlineKeyboardMarkup;
};

/** Edits the charts' message; sends a new one when it cannot be edited. */
async function changePicture(ctx: PrivateChatContext, message: Message): Promise<void> {
  const { picture, caption, parse_mode, reply_markup } = message;
  try {
    const media = InputMediaBuilder.photo(picture, { caption, parse_mode });
    await ctx.editMessageMedia(media, { reply_markup });
  } catch (error) {
    if (isMessageNotModified(error)) return;
    if (classifyBotApiError(error).kind !== 'refused') throw error;
    await ctx.replyWithPhoto(picture, { caption, parse_mode, reply_markup });
  }
}

function plotsOf(figures: UsageStatistics): Chart[] {
  const texts = statisticsTexts;
  const plot = (name: string, colour: Chart['colour'], values: readonly number[]): Chart => {
    return { name, colour, values, total: texts.number(values.reduce((sum, value) => sum + value, 0)) };
  };
  return [
    plot(texts.plays, 'plays', figures.plays),
    plot(texts.newPeople, 'people', figures.newPeople),
    plot(texts.premium, 'premium', figures.premium),
    plot(texts.stars, 'stars', figures.stars),
  ];
}

function buttonsOf({ days: { length }, failures }: UsageStatistics, theme: LookName): InlineKeyboardMarkup {
  const texts = statisticsTexts;
  const button = (text: string, period: number, name: LookName) => {
    return buttons.statistics.labelled(text, { days: period, theme: name });
  };
  const periods = PERIODS.filter((period) => period !== length);
  const other = theme === 'dark' ? 'light' : 'dark';
  const failed = buttons.failed.labelled(texts.failedButton, { page: 0 });
  return {
    inline_keyboard: [
      [
        ...periods.map((period) => button(texts.daysButton(period), period, theme)),
        button(texts.toLook[other], length, other),
      ],
      ...(failures.length > 0 ? [[failed]] : []),
    ],
  };
}
