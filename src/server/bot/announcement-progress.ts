import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { type Progress, readProgress, takeProgressTurn } from '../repositories/announcements.ts';
import { callbacks } from './callbacks.ts';
import { failureOf, isNotModified } from './failures.ts';
import { texts } from './texts.ts';

/** The messenger takes it ill when a message is edited more often. */
const SECONDS = 5;

/** When this server last looked whether it is time, by announcement: most messages need not ask the database. */
const looked = new LRUCache<number, true>({ max: 100, ttl: SECONDS * 1000 });

type Deps = { db: Kysely<Schema>; log: Pick<Log, 'info'> };

/** Shows the owner how far an announcement is, in the message that began it; underway not too often. Never rejects for the messenger. */
export async function showProgress(
  api: Api,
  { db, log }: Deps,
  id: number,
  { isUnderway = false } = {},
): Promise<void> {
  if (isUnderway && (looked.has(id) || !(await takeProgressTurn(db, id, SECONDS)))) return;
  looked.set(id, true);
  const progress = await readProgress(db, id);
  if (!progress) return;
  const { chatId, messageId, state } = progress;
  try {
    await api.editMessageText(chatId, messageId, texts.owner.announcementProgress(state, progress), {
      reply_markup: { inline_keyboard: buttonsFor(progress) },
    });
  } catch (error) {
    if (isNotModified(error)) return;
    log.info({ announcement: id, reason: failureOf(error).reason }, 'the progress could not be shown');
  }
}

function buttonsFor({ id, state }: Progress): InlineKeyboardButton[][] {
  if (state === 'running')
    return [[{ text: texts.owner.stopAnnouncing, callback_data: callbacks.stopAnnouncing.make(id) }]];
  if (state === 'stopped')
    return [[{ text: texts.owner.announceOn, callback_data: callbacks.announce.make(id) }]];
  return [];
}
