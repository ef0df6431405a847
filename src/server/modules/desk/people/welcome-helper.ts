import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { deskButtonRows } from '../../../chat/desk-button.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** Writes to a new helper where their desk is. A failure is logged: /start shows it as well. */
export async function welcomeHelper(desk: DeskContext, userId: string): Promise<void> {
  const chatId = privateChatId(userId);
  if (chatId === undefined) return;
  try {
    await inLanguageOf(desk.db, userId, async () => {
      const inline_keyboard = await deskButtonRows(desk, userId);
      await desk.api.sendMessage(chatId, deskTexts.welcomeHelper, { reply_markup: { inline_keyboard } });
    });
  } catch (error) {
    desk.log.info({ reason: classifyBotApiError(error).reason }, 'could not write to a new helper');
  }
}
