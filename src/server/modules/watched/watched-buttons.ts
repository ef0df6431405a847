import type { InlineKeyboardButton } from 'grammy/types';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { replacePressedButton } from '../../chat/messages/edit-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { readSeriesEnd } from './series-end.ts';
import { markWatched, unmarkWatched } from './viewings.ts';
import { watchedTexts } from './watched-texts.ts';

/** 'Visto' under a delivery; once it is marked, a press takes the mark back. */
export function watchedButton(part: TitlePart, isMarked: boolean): InlineKeyboardButton {
  const { make } = isMarked ? callbackData.unwatched : callbackData.watched;
  return {
    text: isMarked ? watchedTexts.isWatched : watchedTexts.watched,
    callback_data: make(...titlePartNumbers(part)),
    ...(isMarked && { style: 'success' as const }),
  };
}

/** The presses of `watchedButton`. */
export function registerWatchedButtons(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  chats.callbackQuery(callbackData.watched.pattern, async (ctx) => {
    const part = titlePartFromNumbers(callbackData.watched.read(ctx.match));
    if (!part || !(await markWatched(db, userIdOf(ctx), part)))
      return answerCallbackQuery(ctx, texts.unknownTitle);
    await replacePressedButton(ctx, watchedButton(part, true));
    return answerMarked(ctx, services, part);
  });

  chats.callbackQuery(callbackData.unwatched.pattern, async (ctx) => {
    const part = titlePartFromNumbers(callbackData.unwatched.read(ctx.match));
    if (!part) return answerCallbackQuery(ctx, texts.unknownTitle);
    await unmarkWatched(db, userIdOf(ctx), part);
    await replacePressedButton(ctx, watchedButton(part, false));
    return answerCallbackQuery(ctx, watchedTexts.unmarked);
  });
}

/** Answers the press that has marked a part: at the end of a series with where the person stands. */
export async function answerMarked(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { titleId, episode }: TitlePart,
): Promise<void> {
  const end = episode && (await readSeriesEnd(db, { userId: userIdOf(ctx), titleId, after: episode }));
  await answerCallbackQuery(ctx, end ? watchedTexts.seriesEnd(end) : watchedTexts.marked, {
    isAlert: end !== undefined,
  });
}
