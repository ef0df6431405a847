import { sql } from 'kysely';
import { all, type Db, one } from '../../../database/db.ts';

const PER_READING = 500;

/** A subtitle file of a title part, and the title's name. */
export type ListedSubtitles = {
  id: number;
  titleId: number;
  name: string;
  season: number | null;
  episode: number | null;
  fileId: string;
  fileName: string;
};

/** Iterates over the subtitle files of all titles by id, in batches. */
export async function* iterateSubtitles(db: Db): AsyncGenerator<ListedSubtitles> {
  let after = 0;
  for (;;) {
    const rows = await all<ListedSubtitles>(db)`
      select file.id, title.id as "titleId", titolo as name, season, episode, file_id as "fileId",
        file_name as "fileName"
      from subtitle_file as file join title on title.id = title_id
      where file.id > ${after} order by file.id limit ${PER_READING}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The number of titles' subtitle files. */
export async function countSubtitles(db: Db): Promise<number> {
  const row = await one<{ count: number }>(db)`
    select count(*)::int as count from subtitle_file where title_id is not null`;
  return row?.count ?? 0;
}

/** Stores if the messenger still has a file; one that is missing there is not sent. */
export async function setSubtitlesLost(db: Db, id: number, isLost: boolean): Promise<void> {
  await sql`
    update subtitle_file set lost_at = case when ${isLost}::boolean then coalesce(lost_at, now()) end
    where id = ${id}`.execute(db);
}
