import type { Api } from 'grammy';
import { findSource, loseSource, type Part, type Source } from '../repositories/sources.ts';
import { chatIdOf } from './chat-id.ts';
import { failureOf, isOriginLost } from './failures.ts';
import { escapeHtml } from './html.ts';
import type { Services } from './services.ts';
import { texts } from './texts.ts';

type Video = { part: Part; name: string };

/**
 * Sends a part's video to a chat; `name` says what it is. False when there is none, or none that the messenger
 * still takes: that the log tells, and the owners hear of it once.
 */
export async function sendVideo(
  api: Api,
  { db, log, ownerIds }: Pick<Services, 'db' | 'log' | 'ownerIds'>,
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
    if (await loseSource(db, part))
      await tellOwners(api, { log, ownerIds }, texts.owner.channel.lost(name, part.contentId));
    return false;
  }
}

async function tellOwners(
  api: Api,
  { log, ownerIds }: Pick<Services, 'log' | 'ownerIds'>,
  text: string,
): Promise<void> {
  for (const ownerId of ownerIds) {
    const chatId = chatIdOf(ownerId);
    if (chatId === undefined) continue;
    await api.sendMessage(chatId, text).catch((error: unknown) => {
      log.warn(
        { userId: ownerId, reason: failureOf(error).reason },
        'an owner could not be told of a lost video',
      );
    });
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
