import { sql } from 'kysely';
import { all, type Db, one } from '../../database/db.ts';
import type { VersionRow } from './part-videos.ts';
import { factsOf, type VersionFacts } from './versions/version-facts.ts';
import { type StoredVideo, storedVideoFromRow } from './video-location.ts';

export type ListedVideo = StoredVideo & VersionFacts & { titleId: number; name: string; lostAt: Date | null };

const PER_READING = 500;

/** Iterates over all videos, a title's, or one, by id, in batches. */
export async function* iterateVideos(
  db: Db,
  { id, titleId, isLost = false }: { id?: number; titleId?: number | undefined; isLost?: boolean } = {},
): AsyncGenerator<ListedVideo> {
  let after = 0;
  for (;;) {
    const rows = await all<VersionRow & { name: string }>(db)`
      select video.*, titolo as name from video join title on title.id = title_id
      where video.id > ${after} and position is not null
        and ${id === undefined ? sql`true` : sql`video.id = ${id}`}
        and ${titleId === undefined ? sql`true` : sql`title_id = ${titleId}`}
        and ${isLost ? sql`lost_at is not null` : sql`true`}
      order by video.id limit ${PER_READING}`;
    for (const row of rows)
      yield {
        ...storedVideoFromRow(row),
        ...factsOf(row),
        titleId: row.title_id,
        name: row.name,
        lostAt: row.lost_at,
      };
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The number of videos that are in the messenger, not links to pages. */
export async function countMessengerVideos(db: Db): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from video where kind <> 'link' and position is not null`;
  return row?.count ?? 0;
}
