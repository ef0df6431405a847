import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { lockTitles } from '../catalogue/lock-titles.ts';
import { deleteAndRestore, restoreInPlaceOfLost } from './replaced-sources.ts';
import { isOfPart, type TitlePart } from './title-part.ts';
import { findVersionRow, updateVersion, versionsOfPart } from './versions/part-versions.ts';
import { type StoredSource, storedSourceFromRow } from './video-source.ts';

/**
 * Marks a version, otherwise the part's first one, as no longer delivered by Telegram. True where the part can still be
 * delivered: what it had replaced takes its place, which is reported, or another version is there.
 */
export async function markSourceLost(db: Kysely<Schema>, part: TitlePart, id?: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockTitles(transaction, [part.titleId]);
    const versions = await versionsOfPart(transaction, part);
    const version = versions.find((one) => (id === undefined ? one.isFirst : one.id === id));
    if (!version) return versions.some((one) => one.lost_at === null);
    const lost = { ...version, lost_at: version.lost_at ?? new Date() };
    await updateVersion(transaction, lost, { lost_at: sql<Date>`coalesce(lost_at, now())` });
    return (await restoreInPlaceOfLost(transaction, lost, false)).works;
  });
}

/** Marks a part's lost versions as delivered again, or one of them. */
export async function clearSourceLost(db: Kysely<Schema>, part: TitlePart, id?: number): Promise<void> {
  for (const table of ['source', 'other_version'] as const)
    await db
      .updateTable(table)
      .set({ lost_at: null, loss_told_at: null })
      .where(isOfPart(part))
      .where((is) => (id === undefined ? is.lit(true) : is('id', '=', id)))
      .where('lost_at', 'is not', null)
      .execute();
}

/** What was deleted, and whether an earlier source is back in its place. */
export type DeletedSource = StoredSource & { isReplaced: boolean };

/** Deletes a source, of one title where that is given; undefined when it does not exist. An earlier one comes back. */
export async function deleteSource(
  db: Kysely<Schema>,
  { id, titleId }: { id: number; titleId?: number },
): Promise<DeletedSource | undefined> {
  return db.transaction().execute(async (transaction) => {
    const known = await findVersionRow(transaction, id);
    if (!known || (titleId !== undefined && known.content_id !== titleId)) return undefined;
    await lockTitles(transaction, [known.content_id]);
    const row = await findVersionRow(transaction, id);
    if (!row) return undefined;
    const isReplaced = await deleteAndRestore(transaction, row, true);
    return { ...storedSourceFromRow(row), isReplaced };
  });
}
