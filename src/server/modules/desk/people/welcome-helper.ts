import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { deskButtonRows } from '../../../chat/desk-button.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext } from '../register-desk-call.ts';

const WORDS = 'Da ora puoi dare una mano a gestire il catalogo: apri la Gestione da qui, o con /start.';

/** Writes to a new helper where their desk is. A failure is logged: /start shows it as well. */
export async function welcomeHelper(desk: DeskContext, userId: string): Promise<void> {
  const chatId = privateChatId(userId);
  if (chatId === undefined) return;
  try {
    const inline_keyboard = await deskButtonRows(desk, userId);
    await desk.api.sendMessage(chatId, WORDS, { reply_markup: { inline_keyboard } });
  } catch (error) {
    desk.log.info({ reason: classifyBotApiError(error).reason }, 'could not write to a new helper');
  }
}
