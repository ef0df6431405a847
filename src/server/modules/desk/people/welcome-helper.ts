import { sql } from 'kysely';
import { deskTexts } from '../../../chat/texts/texts.ts';
import type { NoticeKind } from '../../../module.ts';
import { deskButtonRows } from '../../people/desk-role.ts';

/** The message to a new helper, with the button that opens the desk. */
export const helperNotice: NoticeKind = {
  isWanted: sql`exists (select from helper where helper.user_id = own.user_id)`,
  mayRepeat: true,
  sender:
    ({ api, config: { ownerIds }, db, links }) =>
    async ({ chatId, userId }) => {
      const inline_keyboard = await deskButtonRows({ db, links, ownerIds }, userId);
      await api.sendMessage(chatId, deskTexts.welcomeHelper, { reply_markup: { inline_keyboard } });
    },
};
