import { InputFile, InputMediaBuilder } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import * as v from 'valibot';
import { keepSetting, readSetting } from '../../repositories/settings.ts';
import { readStatistics, type Statistics } from '../../repositories/statistics.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { failureOf, isNotModified } from '../failures.ts';
import type { PrivateChats, PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { captionOf } from './caption.ts';
import { drawPlots, type Plot } from './draw.ts';
import { LOOKS } from './looks.ts';

const LONGEST = 90;
const PERIODS = [7, 30, LONGEST];
const USUAL = 30;
/** Which of the looks an owner chose last. */
const LOOK = 'statistics.look';

type LookName = keyof typeof LOOKS;
const days = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(LONGEST),
);

/** `/statistiche [giorni]`: what went on, as a picture with the figures beside it; buttons change days and colours. */
export function showStatistics(owners: PrivateChats, { db }: Services): void {
  owners.command('statistiche', async (ctx) => {
    const read = v.safeParse(days, ctx.match.trim() || String(USUAL));
    if (!read.success) {
      await ctx.reply(texts.owner.statistics.help(LONGEST));
      return;
    }
    const look: LookName = (await readSetting(db, LOOK)) === 'dark' ? 'dark' : 'light';
    const { picture, caption, ...options } = await messageOf(read.output, look);
    await ctx.replyWithPhoto(picture, { caption, ...options });
  });

  owners.callbackQuery(callbacks.statistics.pattern, async (ctx) => {
    const [asked = USUAL, dark] = callbacks.statistics.read(ctx.match);
    const look = dark === 1 ? 'dark' : 'light';
    await keepSetting(db, LOOK, look);
    await changePicture(ctx, await messageOf(Math.min(Math.max(asked, 1), LONGEST), look));
    await answerCallback(ctx);
  });

  async function messageOf(length: number, look: LookName): Promise<Message> {
    const figures = await readStatistics(db, { days: length });
    const picture = await drawPlots({ days: figures.days, plots: plotsOf(figures), look: LOOKS[look] });
    return {
      picture: new InputFile(picture, 'statistiche.png'),
      caption: captionOf(figures),
      parse_mode: 'HTML',
      reply_markup: buttonsOf(figures, look),
    };
  }
}

type Message = {
  picture: InputFile;
  caption: string;
  parse_mode: 'HTML';
  reply_markup: InlineKeyboardMarkup;
};

/** Shows other figures in the message whose button was pressed; in a new one when that cannot be changed any more. */
async function changePicture(ctx: PrivateContext, message: Message): Promise<void> {
  const { picture, caption, parse_mode, reply_markup } = message;
  try {
    const media = InputMediaBuilder.photo(picture, { caption, parse_mode });
    await ctx.editMessageMedia(media, { reply_markup });
  } catch (error) {
    if (isNotModified(error)) return;
    if (failureOf(error).kind !== 'refused') throw error;
    await ctx.replyWithPhoto(picture, { caption, parse_mode, reply_markup });
  }
}

function plotsOf(figures: Statistics): Plot[] {
  const said = texts.owner.statistics;
  const plot = (name: string, colour: Plot['colour'], values: readonly number[]): Plot => {
    return { name, colour, values, total: said.number(values.reduce((sum, value) => sum + value, 0)) };
  };
  return [
    plot(said.plays, 'plays', figures.plays),
    plot(said.newPeople, 'people', figures.newPeople),
    plot(said.premium, 'premium', figures.premium),
    plot(said.stars, 'stars', figures.stars),
  ];
}

function buttonsOf({ days: { length }, failures }: Statistics, look: LookName): InlineKeyboardMarkup {
  const said = texts.owner.statistics;
  const button = (text: string, period: number, name: LookName) => {
    return { text, callback_data: callbacks.statistics.make(period, name === 'dark' ? 1 : 0) };
  };
  const periods = PERIODS.filter((period) => period !== length);
  const other = look === 'dark' ? 'light' : 'dark';
  const failed = { text: said.failedButton, callback_data: callbacks.failed.make(0) };
  return {
    inline_keyboard: [
      [
        ...periods.map((period) => button(said.daysButton(period), period, look)),
        button(said.toLook[other], length, other),
      ],
      ...(failures.length > 0 ? [[failed]] : []),
    ],
  };
}
