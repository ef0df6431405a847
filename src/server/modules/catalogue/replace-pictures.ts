import { sql } from 'kysely';
import type { DbTransaction } from '../../database/db.ts';

/** Gives titles that have one address as a picture another: the same picture is elsewhere now. */
export async function replacePictures(
  transaction: DbTransaction,
  titleIds: readonly number[],
  { former, now }: { former: string; now: string },
): Promise<void> {
  for (const column of ['copertina', 'banner'])
    await sql`
      update title set ${sql.ref(column)} = ${now}
      where id = any(${[...titleIds]}::int[]) and ${sql.ref(column)} = ${former}`.execute(transaction);
}
