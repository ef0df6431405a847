import type { InlineKeyboardButton } from 'grammy/types';
import { DESK_PATH, type DeskRole } from '../../../contract/desk/desk.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { type Db, one } from '../../database/db.ts';

type Deps = { db: Db; ownerIds: readonly string[] };

/** A person's role at the desk; undefined if they may not enter. A banned person never may. */
export async function deskRoleOf({ db, ownerIds }: Deps, userId: string): Promise<DeskRole | undefined> {
  const row = await one<{ isBanned: boolean; isHelper: boolean }>(db)`
    select exists (select from person where user_id = ${userId} and barred_at is not null) as "isBanned",
      exists (select from helper where user_id = ${userId}) as "isHelper"`;
  if (!row || row.isBanned) return undefined;
  if (ownerIds.includes(userId)) return 'owner';
  return row.isHelper ? 'helper' : undefined;
}

/** The row with 'Gestione', which opens the desk, for owners and helpers; no row for anybody else. */
export async function deskButtonRows(
  services: Pick<BotServices, 'db' | 'links' | 'ownerIds'>,
  userId: string,
): Promise<InlineKeyboardButton[][]> {
  const button = services.links.appButton(texts.desk, userId, DESK_PATH);
  return button && (await deskRoleOf(services, userId)) ? [[button]] : [];
}
