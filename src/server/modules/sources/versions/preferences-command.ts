import type { InlineKeyboardButton } from 'grammy/types';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { editMessage } from '../../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../../chat/messages/keyboard-message.ts';
import { QUALITIES } from '../../catalogue/rules/field-values.ts';
import type { VersionPreference } from './choose-version.ts';
import { readVersionPreference, saveVersionPreference } from './version-preference.ts';
import { versionTexts as words } from './version-texts.ts';

/** Languages to choose from; buttons in messages name them by their place, so that new ones go to the end. */
export const LANGUAGES = ['ita', 'eng', 'fra', 'deu', 'spa', 'jpn'];
const PER_ROW = 3;

/** `/preferenze`: the quality and the language of what is delivered, with buttons to change them. */
export function registerPreferencesCommand(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.command('preferenze', async (ctx) => {
    const { text, reply_markup } = preferencesMessage(await readVersionPreference(db, userIdOf(ctx)));
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  chats.callbackQuery(callbackData.preferQuality.pattern, async (ctx) => {
    const [lines = 0] = callbackData.preferQuality.read(ctx.match);
    await change(ctx, { quality: QUALITIES.find((one) => one === lines) ?? null });
  });

  chats.callbackQuery(callbackData.preferLanguage.pattern, async (ctx) => {
    const [place = 0] = callbackData.preferLanguage.read(ctx.match);
    await change(ctx, { language: LANGUAGES[place - 1] ?? null });
  });

  async function change(ctx: PrivateChatContext, changes: Partial<VersionPreference>): Promise<void> {
    const preference = { ...(await readVersionPreference(db, userIdOf(ctx))), ...changes };
    await saveVersionPreference(db, userIdOf(ctx), preference);
    await editMessage(ctx, preferencesMessage(preference));
    await answerCallbackQuery(ctx);
  }
}

function preferencesMessage({ quality, language }: VersionPreference): KeyboardMessage {
  const button = (label: string, isChosen: boolean, callback_data: string) => ({
    text: words.chosen(label, isChosen),
    callback_data,
  });
  const { preferQuality, preferLanguage } = callbackData;
  const qualities = QUALITIES.map((lines) =>
    button(`${lines}p`, lines === quality, preferQuality.make(lines)),
  );
  const languages = LANGUAGES.map((code, index) =>
    button(words.languageName(code), code === language, preferLanguage.make(index + 1)),
  );
  const text = words.preferences(
    quality === null ? words.any : `${quality}p`,
    language === null ? words.any : words.languageName(language),
  );
  return {
    text: escapeHtml(text),
    reply_markup: {
      inline_keyboard: [
        ...rowsOf(qualities),
        [button(words.anyQuality, quality === null, preferQuality.make(0))],
        ...rowsOf(languages),
        [button(words.anyLanguage, language === null, preferLanguage.make(0))],
      ],
    },
  };
}

function rowsOf(buttons: readonly InlineKeyboardButton[]): InlineKeyboardButton[][] {
  const rows: InlineKeyboardButton[][] = [];
  for (let start = 0; start < buttons.length; start += PER_ROW)
    rows.push(buttons.slice(start, start + PER_ROW));
  return rows;
}
