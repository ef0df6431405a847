import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { classifyBotApiError, isMessageNotModified } from '../../chat/bot-api/bot-api-errors.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { type AnnouncementProgress, claimProgressUpdate, readAnnouncementProgress } from './announcements.ts';

/** Minimum seconds between two edits: the Bot API limits how often one message is edited. */
const SECONDS = 5;

/** Announcements whose progress this process tried to show lately: spares most database queries. */
const looked = new LRUCache<number, true>({ max: 100, ttl: SECONDS * 1000 });

type Deps = { db: Kysely<Schema>; log: Pick<Logger, 'info'> };

/**
 * Edits the owner's message with the progress of an announcement, rate-limited while it is underway. Bot API errors are
 * logged.
 */
export async function showAnnouncementProgress(
  api: Api,
  { db, log }: Deps,
  id: number,
  { isUnderway = false } = {},
): Promise<void> {
  if (isUnderway && (looked.has(id) || !(await claimProgressUpdate(db, id, SECONDS)))) return;
  looked.set(id, true);
  const progress = await readAnnouncementProgress(db, id);
  if (!progress) return;
  const { chatId, messageId, state } = progress;
  try {
    await api.editMessageText(chatId, messageId, texts.owner.announcementProgress(state, progress), {
      reply_markup: { inline_keyboard: buttonsFor(progress) },
    });
  } catch (error) {
    if (isMessageNotModified(error)) return;
    log.info(
      { announcement: id, reason: classifyBotApiError(error).reason },
      'could not show the progress of an announcement',
    );
  }
}

function buttonsFor({ id, state }: AnnouncementProgress): InlineKeyboardButton[][] {
  if (state === 'running')
    return [
      [
        {
          text: texts.owner.stopAnnouncing,
          callback_data: callbackData.stopAnnouncing.make(id),
          style: 'danger',
        },
      ],
    ];
  if (state === 'stopped')
    return [[{ text: texts.owner.announceOn, callback_data: callbackData.announce.make(id) }]];
  return [];
}
