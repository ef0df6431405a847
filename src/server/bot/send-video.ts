import type { Api } from 'grammy';
import { findSource, loseSource, type Part, type Source } from '../repositories/sources.ts';
import { failureOf, isOriginLost } from './failures.ts';
import { escapeHtml } from './html.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

type Video = { part: Part; name: string };

/**
 * Sends a part's video to a chat; `name` says what it is. False when there is none, or none that the messenger
 * still takes: that is noted, and the owners hear of it once (`owner/tell-of-posts.ts`).
 */
export async function sendVideo(
  api: Api,
  { db, log }: Pick<Services, 'db' | 'log'>,
  chatId: number,
  { part, name }: Video,
): Promise<boolean> {
  const source = await findSource(db, part);
  if (!source) return false;
  try {
    await sendSource(api, chatId, source, name);
    return true;
  } catch (error) {
    const { kind, reason } = failureOf(error);
    const isSourceAtFault = kind === 'refused' || (source.kind === 'message' && isOriginLost(error));
    if (!isSourceAtFault) throw error;
    log.warn({ title: name, ...part, reason }, 'a video cannot be sent: add it again');
    await loseSource(db, part);
    return false;
  }
}

async function sendSource(api: Api, chatId: number, source: Source, name: string): Promise<void> {
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
