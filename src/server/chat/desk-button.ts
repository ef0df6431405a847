import type { InlineKeyboardButton } from 'grammy/types';
import { DESK_PATH } from '../../contract/desk/desk.ts';
import type { BotServices } from './bot-services.ts';
import { deskRoleOf } from './desk-role.ts';
import { texts } from './texts/texts.ts';

/** The row with 'Gestione', which opens the desk, for owners and helpers; no row for anybody else. */
export async function deskButtonRows(
  services: Pick<BotServices, 'db' | 'links' | 'ownerIds'>,
  userId: string,
): Promise<InlineKeyboardButton[][]> {
  const button = services.links.appButton(texts.desk, userId, DESK_PATH);
  return button && (await deskRoleOf(services, userId)) ? [[button]] : [];
}
