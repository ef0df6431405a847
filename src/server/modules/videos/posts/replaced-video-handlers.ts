import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices, PrivateChatComposer } from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { editMessageButtons } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { textOnce } from '../../../chat/updates/reply-once.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { swapWithReplaced } from '../lose-video.ts';
import { labelOf } from '../title-part.ts';
import type { Replacement } from './unreported-posts.ts';

const MAX_LINES = 20;
const MAX_BUTTONS = 10;
const MAX_NAME_LENGTH = 60;
const MAX_BUTTON_LENGTH = 40;
const MAX_TOAST_LENGTH = 200;

/** A message about replaced videos, with a button for each that puts the earlier video back. */
export function replacedVideosMessage(replacements: readonly Replacement[]): {
  text: string;
  buttons: InlineKeyboardButton[][];
} {
  const lines = replacements
    .slice(0, MAX_LINES)
    .map((replacement) =>
      words.replacedBy(
        partName(replacement),
        truncateText(replacement.now, MAX_NAME_LENGTH),
        truncateText(replacement.before, MAX_NAME_LENGTH),
      ),
    );
  const buttons = replacements
    .slice(0, MAX_BUTTONS)
    .map((replacement) => [
      keepEarlierButton(replacement.id, truncateText(partName(replacement), MAX_BUTTON_LENGTH)),
    ]);
  return { text: words.replaced(lines, replacements.length - lines.length), buttons };
}

/** Puts a replaced video back. */
export function keepEarlierButton(replacedId: number, name?: string): InlineKeyboardButton {
  return buttons.putBack.labelled(words.keepEarlier(name), { replacedId });
}

/** 'Tieni quello di prima': makes the earlier video the main one again; the newer one is kept in its place. */
export function registerKeepEarlier(owners: PrivateChatComposer, { db }: BotServices): void {
  onPress(owners, buttons.putBack, async (ctx, { replacedId }) => {
    const text = await textOnce(ctx, db, async (transaction) => {
      const part = await swapWithReplaced(transaction, replacedId);
      const title = part && (await findTitleIncludingHidden(transaction, part.titleId));
      return title
        ? words.keptEarlier(partName({ name: title.titolo, ...part.episode }))
        : words.replacementGone;
    });
    const rows = ctx.callbackQuery.message?.reply_markup?.inline_keyboard ?? [];
    const isPressed = (button: InlineKeyboardButton) =>
      'callback_data' in button && button.callback_data === ctx.callbackQuery.data;
    await editMessageButtons(
      ctx,
      rows.map((row) => row.filter((button) => !isPressed(button))).filter((row) => row.length > 0),
    );
    return truncateText(text, MAX_TOAST_LENGTH);
  });
}

type Named = { name: string; season?: number | null; episode?: number | null };

function partName({ name, season, episode }: Named): string {
  return [name, labelOf({ season: season ?? null, episode: episode ?? null })].filter(Boolean).join(' ');
}
