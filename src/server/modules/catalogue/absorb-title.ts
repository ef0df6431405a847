import { sql } from 'kysely';
import type { DbTransaction } from '../../database/db.ts';
import { lockRankingState } from './locks.ts';
import { fillIn, withoutVideos } from './records/join-known-titles.ts';
import { titleRecordOf } from './records/title-records.ts';
import { upsertTitles } from './records/upsert-titles.ts';
import { refreshGenreAndRankingRows } from './refresh-genre-and-ranking-rows.ts';

/**
 * Fills the missing fields of a title from a second one, whose origins become its aliases. Its rankings are those
 * of its counted plays, to which the second title's have been added before.
 */
export async function absorbTitle(
  transaction: DbTransaction,
  { keep, other }: { keep: number; other: number },
): Promise<void> {
  const rankingState = await lockRankingState(transaction);
  await sql`
    insert into title_alias (origin, title_id)
    select origin, ${keep}::int from title where id = ${other}
    union select origin, ${keep}::int from title_alias where title_id = ${other}
    on conflict (origin) do update set title_id = excluded.title_id`.execute(transaction);
  const [keptRecord, gone] = [
    await titleRecordOf(transaction, keep),
    await titleRecordOf(transaction, other),
  ];
  if (keptRecord && gone)
    await upsertTitles(transaction, [fillIn(withoutVideos(keptRecord.record), withoutVideos(gone.record))]);
  await refreshGenreAndRankingRows(transaction, [keep], rankingState);
}
