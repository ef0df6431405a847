import { type Api, GrammyError } from 'grammy';
import { sql } from 'kysely';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { all, type Db } from '../../../database/db.ts';

/** A link that has the messenger offer its channels, to make the bot an administrator of one. */
export const addToChannelLink = (username: string): string =>
  `https://t.me/${username}?startchannel&admin=manage_chat`;

/** True for a status in a channel with which the bot gets its posts. */
export const hasRights = (status: string): boolean => status === 'administrator' || status === 'creator';

/** True if the bot is an administrator of a chat. */
export async function isAdministrator(api: Api, chatId: number): Promise<boolean> {
  try {
    const { id } = await api.getMe();
    return hasRights((await api.getChatMember(chatId, id)).status);
  } catch (error) {
    if (isNoEntry(error)) return false;
    throw error;
  }
}

/** 400 or 403: no such chat, or no access to it. */
export function isNoEntry(error: unknown): boolean {
  return error instanceof GrammyError && ['unreachable', 'refused'].includes(classifyBotApiError(error).kind);
}

/** Stores if the bot has its rights in a followed channel; false if it is none. */
export async function noteRights(db: Db, chatId: string, isKept: boolean): Promise<boolean> {
  const rows = await all(db)`
    update video_channel set checked_at = now(), lost_at = ${isKept ? sql`null` : sql`coalesce(lost_at, now())`}
    where chat_id = ${chatId} returning 1`;
  return rows.length > 0;
}

/** Followed channels without the bot's rights, the first lost first. */
export async function listLostChannels(db: Db): Promise<{ chatId: string; title: string }[]> {
  return all<{ chatId: string; title: string }>(db)`
    select chat_id as "chatId", title from video_channel where lost_at is not null order by lost_at, chat_id`;
}

/** Channels that one round asks about. */
const ASKED_AT_ONCE = 20;

/** Asks for the bot's rights in channels that were not asked about for ten minutes: it may have been off when they were lost. */
export async function checkRights({ db, api }: { db: Db; api: Api }, signal: AbortSignal): Promise<void> {
  const rows = await all<{ chatId: string }>(db)`
    select chat_id as "chatId" from video_channel
    where coalesce(checked_at <= now() - interval '10 minutes', true)
    order by checked_at nulls first, chat_id limit ${ASKED_AT_ONCE}`;
  for (const { chatId } of rows) {
    if (signal.aborted) return;
    await noteRights(db, chatId, await isAdministrator(api, Number(chatId)));
  }
}
