import type { Db } from '../../../database/db.ts';
import {
  type StoredTitle,
  titleIdByIdOrOrigin,
  titleRecordOf,
} from '../../../modules/catalogue/records/title-records.ts';
import { UsageError } from '../../command.ts';

/** A title's placeholder in the help. */
export const TITLE_PLACEHOLDER = '<id|origin>';

/** Throws `UsageError` when no title is named. */
export function requireTitleArgument(argument: string | undefined): string {
  if (argument) return argument;
  throw new UsageError('missing id or origin of a title');
}

/** The title of this id or origin, hidden or not; rejects if there is none. */
export async function requireTitle(db: Db, name: string): Promise<StoredTitle> {
  const id = await titleIdByIdOrOrigin(db, name);
  const title = id === undefined ? undefined : await titleRecordOf(db, id);
  if (!title)
    throw new Error(`there is no title ${name}: expected an id or origin, see: titles find ${name}`);
  return title;
}
