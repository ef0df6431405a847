import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError, isVideoFault } from '../../chat/bot-api/bot-api-errors.ts';
import { sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { VideoLocation } from './video-location.ts';

type VideoOptions = Omit<Parameters<Api['sendVideo']>[2] & object, 'cover'> & { cover?: string };

/** The message of a video: its caption, cover and buttons. */
export type VideoMessage = {
  picture: string | undefined;
  /** The picture is drawn: a video's own still is better. */
  isDrawn?: boolean;
  text: string;
  /** A link's text below a card, which has the picture and the rest. */
  textOfLink?: string;
  /** The first row; a link's button goes before these. */
  open: InlineKeyboardButton[];
  further: InlineKeyboardButton[][];
  /** A video is blurred until it is pressed. */
  hasSpoiler?: boolean;
  /** It cannot be forwarded or saved. */
  isProtected?: boolean;
};

/** Sends a video, or the link to it, to a chat; rejects with the Bot API's error. */
export async function sendStoredVideo(
  api: Api,
  chatId: number,
  location: VideoLocation,
  message: VideoMessage,
): Promise<void> {
  const { picture, isDrawn = false, text, open, further, hasSpoiler = false, isProtected = false } = message;
  const inline_keyboard = open.length > 0 ? [open, ...further] : further;
  const options = {
    caption: text,
    parse_mode: 'HTML' as const,
    reply_markup: { inline_keyboard },
    ...(isProtected && { protect_content: true }),
  };
  switch (location.kind) {
    case 'video':
      await sendVideo(api, chatId, location.fileId, {
        ...options,
        supports_streaming: true,
        ...(hasSpoiler && { has_spoiler: true }),
        ...(picture !== undefined && !isDrawn && { cover: picture }),
      });
      return;
    case 'document':
      await api.sendDocument(chatId, location.fileId, options);
      return;
    case 'message':
      await api.copyMessage(chatId, location.chatId, location.messageId, options);
      return;
    case 'link': {
      const keyboard = [[{ text: texts.watch, url: location.url }, ...open], ...further];
      const { textOfLink } = message;
      const shown = textOfLink === undefined ? { picture, text } : { picture: undefined, text: textOfLink };
      await sendPhotoOrText(api, chatId, { ...shown, keyboard });
    }
  }
}

/** Without its cover where the messenger refuses that, or knows no covers yet. */
async function sendVideo(
  api: Api,
  chatId: number,
  fileId: string,
  { cover, ...options }: VideoOptions,
): Promise<void> {
  try {
    await api.sendVideo(chatId, fileId, cover === undefined ? options : { ...options, cover });
  } catch (error) {
    const isOfCover = cover !== undefined && classifyBotApiError(error).kind === 'refused';
    if (!isOfCover || isVideoFault(error, 'video')) throw error;
    await api.sendVideo(chatId, fileId, options);
  }
}
