import { type Api, GrammyError, type InputFile } from 'grammy';
import type { InlineKeyboardButton, Message } from 'grammy/types';

type Content = {
  /** A photo, or its URL that Telegram can fetch; undefined sends the text alone. */
  picture: string | InputFile | undefined;
  /** HTML, up to 1024 characters without its markup. */
  text: string;
  keyboard: InlineKeyboardButton[][];
};

/** Sends a photo with a caption, or the text alone when Telegram refuses the photo. Returns the message. */
export async function sendPhotoOrText(
  api: Api,
  chatId: number,
  { picture, text, keyboard }: Content,
): Promise<Message> {
  const options = { parse_mode: 'HTML', reply_markup: { inline_keyboard: keyboard } } as const;
  if (picture !== undefined) {
    try {
      return await api.sendPhoto(chatId, picture, { caption: text, ...options });
    } catch (error) {
      if (!isPictureRefused(error)) throw error;
    }
  }
  return api.sendMessage(chatId, text, { ...options, link_preview_options: { is_disabled: true } });
}

/** Telegram fetches the photo itself, and has many error texts for a failure. */
function isPictureRefused(error: unknown): boolean {
  return (
    error instanceof GrammyError &&
    error.error_code === 400 &&
    /url|photo|image|web ?page|media|file/i.test(error.description)
  );
}
