import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { sendPhotoOrText } from '../../chat/messages/send-photo-or-text.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { VideoSource } from './video-sources.ts';

/** What is sent with a video: its caption, cover and buttons. */
export type VideoMessage = {
  picture: string | undefined;
  text: string;
  /** The first row; a link's button goes before these. */
  open: InlineKeyboardButton[];
  further: InlineKeyboardButton[][];
};

/** Sends a video, or the link to it, to a chat; rejects with the Bot API's error. */
export async function sendSource(
  api: Api,
  chatId: number,
  source: VideoSource,
  { picture, text, open, further }: VideoMessage,
): Promise<void> {
  const inline_keyboard = open.length > 0 ? [open, ...further] : further;
  const options = {
    caption: text,
    parse_mode: 'HTML' as const,
    reply_markup: { inline_keyboard },
  };
  switch (source.kind) {
    case 'video':
      await api.sendVideo(chatId, source.fileId, { ...options, supports_streaming: true });
      return;
    case 'document':
      await api.sendDocument(chatId, source.fileId, options);
      return;
    case 'message':
      await api.copyMessage(chatId, source.chatId, source.messageId, options);
      return;
    case 'link': {
      const keyboard = [[{ text: texts.watch, url: source.url }, ...open], ...further];
      await sendPhotoOrText(api, chatId, { picture, text, keyboard });
    }
  }
}
