import type { DeskRole } from '../../contract/desk/desk.ts';
import { type Db, one } from '../database/db.ts';

type Deps = { db: Db; ownerIds: readonly string[] };

/** What a person may do at the desk; undefined where they may not enter, as nobody may who is banned. */
export async function deskRoleOf({ db, ownerIds }: Deps, userId: string): Promise<DeskRole | undefined> {
  const row = await one<{ isBanned: boolean; isHelper: boolean }>(db)`
    select exists (select from person where user_id = ${userId} and barred_at is not null) as "isBanned",
      exists (select from helper where user_id = ${userId}) as "isHelper"`;
  if (!row || row.isBanned) return undefined;
  if (ownerIds.includes(userId)) return 'owner';
  return row.isHelper ? 'helper' : undefined;
}
