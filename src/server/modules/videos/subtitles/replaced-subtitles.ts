import { sql } from 'kysely';
import { versionTexts as words } from '../../../chat/texts/texts.ts';
import { all, type Db } from '../../../database/db.ts';
import { labelOf } from '../title-part.ts';
import { subtitleName } from './subtitle-kinds.ts';

const LISTED = 20;

/** A subtitle file, and the name of the one whose place it took. */
export type ReplacedSubtitles = {
  id: number;
  ownerId: string;
  title: string;
  season: number | null;
  episode: number | null;
  label: string;
  now: string;
  before: string;
};

/** Replaced files still to be reported, once none came for `quietMs`. */
export async function findReplacedSubtitles(
  db: Db,
  { quietMs }: { quietMs: number },
): Promise<ReplacedSubtitles[]> {
  return all<ReplacedSubtitles>(db)`
    select file.id, owner_id as "ownerId", titolo as title, season, episode, label, file_name as now,
      replaced_name as before
    from subtitle_file as file join title on title.id = title_id
    where replaced_name is not null
      and not exists (select from subtitle_file
        where replaced_name is not null and added_at > now() - make_interval(secs => ${quietMs / 1000}))
    order by titolo, season, episode, label limit 200`;
}

export async function markReplacementsTold(db: Db, files: readonly ReplacedSubtitles[]): Promise<void> {
  await sql`
    update subtitle_file set replaced_name = null
    from json_to_recordset(${JSON.stringify(files)}::json) as told(id int, now text)
    where subtitle_file.id = told.id and file_name = told.now`.execute(db);
}

/** The text about replaced subtitles, each with its successor. */
export function replacedSubtitlesText(files: readonly ReplacedSubtitles[]): string {
  const lines = files
    .slice(0, LISTED)
    .map((file) =>
      words.replacedBy(
        [file.title, labelOf(file)].filter(Boolean).join(' '),
        subtitleName(file.label),
        file.now,
        file.before,
      ),
    );
  return words.replacedSubtitles(lines, files.length - lines.length);
}
