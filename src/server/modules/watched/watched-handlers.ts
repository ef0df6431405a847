import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replacePressedButton } from '../../chat/messages/keyboard-message.ts';
import { onPress, type PressAnswer } from '../../chat/messages/presses.ts';
import { texts, watchedTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { markWatched, unmarkWatched } from './viewings.ts';
import { readSeriesEnd } from './watch-progress.ts';

/** 'Visto' under a delivery; once it is marked, a press takes the mark back. */
export function watchedButton(part: TitlePart, isMarked: boolean): InlineKeyboardButton {
  return isMarked
    ? buttons.unwatched.labelled(watchedTexts.isWatched, { part }, 'success')
    : buttons.watched.labelled(watchedTexts.watched, { part });
}

/** The presses of `watchedButton`. */
export function registerWatchedButtons(chats: PrivateChatComposer, { db }: BotServices): void {
  onPress(chats, buttons.watched, async (ctx, { part }) => {
    if (!(await markWatched(db, userIdOf(ctx), part))) return texts.unknownTitle;
    await replacePressedButton(ctx, watchedButton(part, true));
    return answerToMark(db, userIdOf(ctx), part);
  });

  onPress(chats, buttons.unwatched, async (ctx, { part }) => {
    await unmarkWatched(db, userIdOf(ctx), part);
    await replacePressedButton(ctx, watchedButton(part, false));
    return watchedTexts.unmarked;
  });
}

/** The answer to the press that has marked a part: at the end of a series, the person's progress. */
export async function answerToMark(
  db: Db,
  userId: string,
  { titleId, episode }: TitlePart,
): Promise<PressAnswer> {
  const end = episode && (await readSeriesEnd(db, { userId, titleId, after: episode }));
  return end ? { alert: watchedTexts.seriesEnd(end) } : watchedTexts.marked;
}
