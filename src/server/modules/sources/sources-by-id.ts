import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { restoreInPlaceOfLost } from './replaced-sources.ts';
import { type StoredSource, storedSourceFromRow } from './video-sources.ts';

export type ListedSource = StoredSource & { titleId: number; name: string; lostAt: Date | null };

const PER_READING = 500;

/** Iterates over all sources, or a title's, by id, in batches. */
export async function* iterateSources(
  db: Kysely<Schema>,
  { titleId, isLost = false }: { titleId?: number | undefined; isLost?: boolean } = {},
): AsyncGenerator<ListedSource> {
  let after = 0;
  for (;;) {
    let query = db
      .selectFrom('source')
      .innerJoin('content', 'content.id', 'source.content_id')
      .selectAll('source')
      .select('content.titolo')
      .where('source.id', '>', after)
      .orderBy('source.id')
      .limit(PER_READING);
    if (titleId !== undefined) query = query.where('source.content_id', '=', titleId);
    if (isLost) query = query.where('source.lost_at', 'is not', null);
    const rows = await query.execute();
    for (const row of rows)
      yield {
        ...storedSourceFromRow(row),
        titleId: row.content_id,
        name: row.titolo,
        lostAt: row.lost_at,
      };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The number of sources that are in the messenger, not links to pages. */
export async function countVideoSources(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom('source')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '<>', 'link')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Stores whether Telegram still delivers a source; true where an earlier one takes the place of a lost one. No report is
 * due: the caller reports it.
 */
export async function setSourceLostById(db: Kysely<Schema>, id: number, isLost: boolean): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('source')
      .select('content_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) return false;
    await lockTitles(transaction, [known.content_id]);
    const row = await transaction
      .updateTable('source')
      .set({
        lost_at: isLost ? sql<Date>`coalesce(lost_at, now())` : null,
        loss_told_at: isLost ? sql<Date>`now()` : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row !== undefined && isLost && restoreInPlaceOfLost(transaction, row, true);
  });
}
