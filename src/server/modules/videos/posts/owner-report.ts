import type { InlineKeyboardButton } from 'grammy/types';
import { sql } from 'kysely';
import { array, looseObject, object, parse, string } from 'valibot';
import { queueNotice } from '../../../chat/sending/queue-notice.ts';
import type { Db } from '../../../database/db.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import type { NoticeKind } from '../../../module.ts';
import { privateChatId } from '../../people/private-chat-id.ts';

/** A report to an owner, as plain text. */
export type OwnerReport = { text: string; buttons: InlineKeyboardButton[][] };

/** Buttons of a stored report: each is pressed, none leads out. */
const reportDetails = object({
  text: string(),
  buttons: array(array(looseObject({ text: string(), callback_data: string() }))),
});

/** Puts a report into the outbox, written in the owner's language; nothing without text, or without a chat to write to. */
export async function queueReport(db: Db, ownerId: string, write: () => OwnerReport): Promise<void> {
  const report = await inLanguageOf(db, ownerId, async () => write());
  if (report.text === '' || privateChatId(ownerId) === undefined) return;
  await queueNotice(db, 'videoReport', { userId: ownerId, details: report });
}

/** Reports of an owner's videos, whatever notices they have turned off. */
export const videoReport: NoticeKind = {
  isWanted: sql`true`,
  sender:
    ({ api }) =>
    async ({ chatId, details }) => {
      const { text, buttons } = parse(reportDetails, details);
      await api.sendMessage(chatId, text, {
        link_preview_options: { is_disabled: true },
        ...(buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons } } : {}),
      });
    },
};
