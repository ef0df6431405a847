import type { InlineKeyboardButton } from 'grammy/types';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { ownPageRows } from '../../../chat/commands/own-page-rows.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import {
  editMessage,
  inRowsOf,
  type KeyboardMessage,
  replyWith,
} from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { versionTexts as words } from '../../../chat/texts/texts.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import {
  readVersionPreference,
  saveVersionPreference,
  type VersionPreference,
} from './version-preference.ts';

/** Languages to choose from. */
export const LANGUAGES = ['ita', 'eng', 'fra', 'deu', 'spa', 'jpn'] as const;
const PER_ROW = 3;

/** A button of `/avvisi` shows the quality and the language of deliveries, with buttons to change them. */
export function registerPreferencesCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onPress(chats, buttons.preferences, show);
  chats.command('preferenze', show);

  onPress(chats, buttons.preferQuality, (ctx, { lines }) =>
    change(ctx, { quality: QUALITIES.find((one) => one === lines) ?? null }),
  );

  onPress(chats, buttons.preferLanguage, change);

  async function show(ctx: PrivateChatContext): Promise<void> {
    await replyWith(ctx, messageFor(ctx, await readVersionPreference(db, userIdOf(ctx))));
  }

  async function change(ctx: PrivateChatContext, changes: Partial<VersionPreference>): Promise<void> {
    const preference = { ...(await readVersionPreference(db, userIdOf(ctx))), ...changes };
    await saveVersionPreference(db, userIdOf(ctx), preference);
    await editMessage(ctx, messageFor(ctx, preference));
  }

  function messageFor(ctx: PrivateChatContext, preference: VersionPreference): KeyboardMessage {
    return preferencesMessage(preference, ownPageRows(ctx, services, 'preferenze'));
  }
}

function preferencesMessage(
  { quality, language }: VersionPreference,
  last: InlineKeyboardButton[][],
): KeyboardMessage {
  const qualityButton = (label: string, lines: VersionPreference['quality']) =>
    buttons.preferQuality.labelled(words.chosen(label, lines === quality), { lines });
  const languageButton = (label: string, code: (typeof LANGUAGES)[number] | null) =>
    buttons.preferLanguage.labelled(words.chosen(label, code === language), { language: code });
  const qualities = QUALITIES.map((lines) => qualityButton(`${lines}p`, lines));
  const languages = LANGUAGES.map((code) => languageButton(words.languageName(code), code));
  const text = words.preferences(
    quality === null ? words.any : `${quality}p`,
    language === null ? words.any : words.languageName(language),
  );
  return {
    text: escapeHtml(text),
    reply_markup: {
      inline_keyboard: [
        ...inRowsOf(PER_ROW, qualities),
        [qualityButton(words.anyQuality, null)],
        ...inRowsOf(PER_ROW, languages),
        [languageButton(words.anyLanguage, null)],
        ...last,
      ],
    },
  };
}
