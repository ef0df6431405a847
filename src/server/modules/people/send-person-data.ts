import { type Api, InputFile } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import type { Db } from '../../database/db.ts';
import { unavailable } from '../../http/api-error.ts';
import { exportPersonData } from './person-data.ts';
import { requirePrivateChatId } from './private-chat-id.ts';

/**
 * Sends everything stored about a person to their chat or an owner's, as `person export` prints it. False if the
 * bot cannot write there; a 503 `ApiError` if the messenger does not accept the file.
 */
export async function sendPersonData(
  api: Api,
  db: Db,
  { of: userId, to, caption }: { of: string; to: string; caption: string },
): Promise<boolean> {
  const data = JSON.stringify({ userId, ...(await exportPersonData(db, userId)) }, undefined, 2);
  try {
    const file = new InputFile(Buffer.from(data), 'dati.json');
    await api.sendDocument(requirePrivateChatId(to), file, { caption });
    return true;
  } catch (error) {
    if (classifyBotApiError(error).kind === 'unreachable') return false;
    throw unavailable('The messenger did not take the file');
  }
}
