import type { Api } from 'grammy';
import type { Source } from '../repositories/sources.ts';
import { escapeHtml } from './html.ts';
import { texts } from './texts.ts';

/** Sends a video to a chat; `name` says what it is. */
export async function sendSource(api: Api, chatId: number, source: Source, name: string): Promise<void> {
  const text = `<b>${escapeHtml(name)}</b>`;
  const caption = { caption: text, parse_mode: 'HTML' } as const;
  switch (source.kind) {
    case 'video':
      await api.sendVideo(chatId, source.fileId, { ...caption, supports_streaming: true });
      return;
    case 'document':
      await api.sendDocument(chatId, source.fileId, caption);
      return;
    case 'message':
      await api.copyMessage(chatId, source.chatId, source.messageId, caption);
      return;
    case 'link':
      await api.sendMessage(chatId, text, {
        parse_mode: 'HTML',
        reply_markup: { inline_keyboard: [[{ text: texts.watch, url: source.url }]] },
      });
  }
}
