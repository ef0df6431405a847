import { sql } from 'kysely';
import { all, type Db, joinTransaction } from '../../../database/db.ts';
import type { TitlePart } from '../title-part.ts';
import { newSubtitlesFrom, type SavedSubtitles, saveSubtitles } from './subtitle-files.ts';

/** Subtitle files of an owner that wait for a video, of which the owner is still to be notified. */
export type UntoldSubtitles = { ownerId: string; files: { id: number; fileName: string }[] };

/** Files of each owner, once none came for `quietMs`: most videos come right after theirs. */
export async function findUntoldSubtitles(
  db: Db,
  { quietMs }: { quietMs: number },
): Promise<UntoldSubtitles[]> {
  return all<UntoldSubtitles>(db)`
    select owner_id as "ownerId",
      json_agg(json_build_object('id', id, 'fileName', file_name) order by id) as files
    from subtitle_file where title_id is null and told_at is null and owner_id <> ''
    group by owner_id having max(added_at) <= now() - make_interval(secs => ${quietMs / 1000})`;
}

/** Marks files as reported. */
export async function markSubtitlesTold(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update subtitle_file set told_at = now() where id = any(${[...ids]}::int[])`.execute(db);
}

/** The name of a file that waits for its video; undefined once it has one, or is gone. */
export async function findWaitingSubtitles(
  db: Db,
  id: number,
): Promise<{ fileName: string; label: string } | undefined> {
  return db
    .selectFrom('subtitle_file')
    .select(['file_name as fileName', 'label'])
    .where('id', '=', id)
    .where('title_id', 'is', null)
    .executeTakeFirst();
}

/** Makes a waiting file the subtitles of parts; undefined when it waits no longer. */
export async function assignWaitingSubtitles(
  db: Db,
  id: number,
  parts: readonly TitlePart[],
): Promise<SavedSubtitles | undefined> {
  return joinTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('subtitle_file')
      .selectAll()
      .where('id', '=', id)
      .where('title_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row && saveSubtitles(transaction, parts, newSubtitlesFrom(row), true);
  });
}
