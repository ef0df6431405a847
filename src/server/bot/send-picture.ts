import { type Api, GrammyError } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';

type Content = {
  /** An address that the messenger can fetch; undefined sends the text alone. */
  picture: string | undefined;
  /** With HTML markup; up to 1024 characters as they are shown. */
  text: string;
  keyboard: InlineKeyboardButton[][];
};

/** Sends a text under a picture, or alone where the messenger does not take the picture. */
export async function sendPicture(
  api: Api,
  chatId: number,
  { picture, text, keyboard }: Content,
): Promise<void> {
  const options = { parse_mode: 'HTML', reply_markup: { inline_keyboard: keyboard } } as const;
  if (picture !== undefined) {
    try {
      await api.sendPhoto(chatId, picture, { caption: text, ...options });
      return;
    } catch (error) {
      if (!isPictureRefused(error)) throw error;
    }
  }
  await api.sendMessage(chatId, text, { ...options, link_preview_options: { is_disabled: true } });
}

/** The messenger fetches the picture by itself, and says in many ways that it could not. */
function isPictureRefused(error: unknown): boolean {
  return (
    error instanceof GrammyError &&
    error.error_code === 400 &&
    /url|photo|image|web ?page|media|file/i.test(error.description)
  );
}
