import { type Selectable, sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../../database/db.ts';
import type { Episode } from '../../catalogue/rules/title-part.ts';
import { isOfPart, type PartColumns, partColumns, partOf, type TitlePart } from '../title-part.ts';
import type { SubtitleFileTable } from '../videos.table.ts';
import { parseSubtitleName } from './subtitle-name.ts';

/** Days that a file waits for its video. */
const WAITING_DAYS = 30;
/** Files that one answer takes; a part with more has been flooded. */
const MAX_SUBTITLES = 100;

/** A subtitle file that was posted or sent. */
export type NewSubtitles = {
  fileId: string;
  fileUniqueId: string;
  fileName: string;
  label: string;
  location: { chatId: string; messageId: number } | undefined;
  mediaGroup: string | undefined;
  /** The post that it answers, in the same chat. */
  replyTo: number | undefined;
  ownerId: string;
};

export type Subtitles = { id: number; fileId: string; fileName: string; label: string };

/** The label under which subtitles are stored, and the name of the file that they replaced. */
export type SavedSubtitles = { label: string; replaced: string | undefined };

/**
 * Stores a file as the subtitles of parts, where it replaces the one of the same label; reports that unless
 * `isTold`. A file without facts in its name replaces only one of the same name.
 */
export async function saveSubtitles(
  db: Db,
  parts: readonly TitlePart[],
  file: NewSubtitles,
  isTold = false,
): Promise<SavedSubtitles> {
  await db
    .deleteFrom('subtitle_file')
    .where('title_id', 'is', null)
    .where('file_unique_id', '=', file.fileUniqueId)
    .execute();
  const saved: SavedSubtitles = { label: file.label, replaced: undefined };
  for (const part of parts) {
    const isTaken =
      file.label === '' && (await fileLabelled(db, part, '')).some((one) => one !== file.fileName);
    const label = isTaken ? file.fileName.replace(/\.[^.]*$/, '') : file.label;
    const facts = factsOf({ ...file, label });
    const isOther = sql`subtitle_file.file_unique_id <> excluded.file_unique_id and subtitle_file.lost_at is null`;
    const [replaced] = await fileLabelled(db, part, label, file.fileUniqueId);
    await db
      .insertInto('subtitle_file')
      .values({ ...partColumns(part), ...facts })
      .onConflict((taken) =>
        taken
          .columns(['title_id', 'season', 'episode', 'label'])
          .where('title_id', 'is not', null)
          .doUpdateSet({
            ...facts,
            added_at: sql<Date>`now()`,
            replaced_name: isTold
              ? null
              : sql<
                  string | null
                >`case when ${isOther} then coalesce(subtitle_file.replaced_name, subtitle_file.file_name)
                  else subtitle_file.replaced_name end`,
          }),
      )
      .execute();
    saved.label = label;
    saved.replaced ??= replaced;
  }
  return saved;
}

/** The names of a part's files of a label, except one file. */
async function fileLabelled(db: Db, part: TitlePart, label: string, except = ''): Promise<string[]> {
  const rows = await all<{ name: string }>(db)`
    select file_name as name from subtitle_file
    where ${isOfPart(part)} and label = ${label} and file_unique_id <> ${except} and lost_at is null`;
  return rows.map(({ name }) => name);
}

/** Keeps a file whose video is not known yet; `isTold`: its owner reads so at once. */
export async function keepWaitingSubtitles(db: Db, file: NewSubtitles, isTold: boolean): Promise<void> {
  await sql`
    delete from subtitle_file
    where title_id is null and added_at < now() - make_interval(days => ${WAITING_DAYS})`.execute(db);
  const facts = factsOf(file);
  await db
    .insertInto('subtitle_file')
    .values({ ...facts, told_at: isTold ? sql<Date>`now()` : null })
    .onConflict((taken) => taken.column('file_unique_id').where('title_id', 'is', null).doUpdateSet(facts))
    .execute();
}

function factsOf({ location, ...file }: NewSubtitles) {
  return {
    file_id: file.fileId,
    file_unique_id: file.fileUniqueId,
    file_name: file.fileName,
    label: file.label,
    chat_id: location?.chatId ?? null,
    message_id: location?.messageId ?? null,
    media_group: file.mediaGroup ?? null,
    reply_to: file.replyTo ?? null,
    owner_id: file.ownerId,
    lost_at: null,
  };
}

/** A stored file as it came. */
export function newSubtitlesFrom(row: Selectable<SubtitleFileTable>): NewSubtitles {
  return {
    fileId: row.file_id,
    fileUniqueId: row.file_unique_id,
    fileName: row.file_name,
    label: row.label,
    location:
      row.chat_id === null || row.message_id === null
        ? undefined
        : { chatId: row.chat_id, messageId: row.message_id },
    mediaGroup: row.media_group ?? undefined,
    replyTo: row.reply_to ?? undefined,
    ownerId: row.owner_id,
  };
}

type Post = {
  location: { chatId: string; messageId: number } | undefined;
  mediaGroup?: string | undefined;
  fileName: string;
};

/**
 * Gives the files that wait for a video to its parts: those that reply to it, those of its album, and those of its
 * name.
 */
export async function settleSubtitles(
  transaction: DbTransaction,
  parts: readonly TitlePart[],
  { location, mediaGroup, fileName }: Post,
): Promise<void> {
  if (parts.length === 0) return;
  const waiting = await transaction
    .selectFrom('subtitle_file')
    .selectAll()
    .where('title_id', 'is', null)
    .where(
      sql<boolean>`(
        chat_id = ${location?.chatId ?? null} and reply_to = ${location?.messageId ?? null}
        or chat_id = ${location?.chatId ?? null} and media_group = ${mediaGroup ?? null}
        or starts_with(lower(file_name), lower(${stemOf(fileName)}) || '.')
      )`,
    )
    .orderBy('id')
    .limit(MAX_SUBTITLES)
    .execute();
  for (const row of waiting) {
    const file = newSubtitlesFrom(row);
    const label = parseSubtitleName(file.fileName, stemOf(fileName) ?? '')?.label ?? file.label;
    await saveSubtitles(transaction, parts, { ...file, label });
  }
}

/** A name that starts no other counts as none: of `.mkv` nothing is left. */
function stemOf(fileName: string): string | null {
  return fileName.replace(/\.[^.]*$/, '') || null;
}

/** The subtitles of a part that the messenger has, by their labels. */
export async function subtitlesOfPart(db: Db, part: TitlePart): Promise<Subtitles[]> {
  return all<Subtitles>(db)`
    select id, file_id as "fileId", file_name as "fileName", label from subtitle_file
    where ${isOfPart(part)} and lost_at is null order by label, id limit ${MAX_SUBTITLES}`;
}

/** The labels of the same, of a season's episodes. */
export async function subtitlesOfSeason(
  db: Db,
  { titleId, season }: { titleId: number; season: number },
): Promise<{ episode: number; label: string }[]> {
  return all<{ episode: number; label: string }>(db)`
    select episode, label from subtitle_file
    where title_id = ${titleId} and season = ${season} and lost_at is null order by episode, label, id`;
}

/** The video that a file is posted beside: which it answers, or is in the album of, or has the longest of the names of. */
export async function partsBeside(
  db: Db,
  {
    location,
    replyTo,
    mediaGroup,
    names,
  }: Pick<NewSubtitles, 'location' | 'replyTo' | 'mediaGroup'> & { names: readonly string[] },
): Promise<{ parts: TitlePart[]; fileName: string }> {
  const chat = location?.chatId ?? null;
  const rows = await all<PartColumns & { name: string }>(db)`
    with post as (
      select id, name from (
        (select id, file_name as name, 0 as rank from video_post where chat_id = ${chat} and message_id = ${replyTo ?? null})
        union all
        (select id, file_name, 1 from video_post
          where chat_id = ${chat} and media_group = ${mediaGroup ?? null} order by id limit 1)
        union all
        (select id, file_name, 2 from video_post
          where lower(regexp_replace(file_name, '\\.[^.]*$', '')) = any(${names.map((name) => name.toLowerCase())}::text[])
            and state = 'kept' order by length(file_name) desc, id desc limit 1)
      ) as found order by rank limit 1
    )
    select distinct title_id, season, episode, regexp_replace(post.name, '\\.[^.]*$', '') as name
    from video join post on post.id = video.post_id`;
  return { parts: rows.map(partOf), fileName: rows[0]?.name ?? '' };
}

/** Subtitles of a title as its owner sees them. */
export type DescribedSubtitles = Subtitles & { episode: Episode | undefined; lostAt: Date | null };

/** All subtitles of a title, by episodes. */
export async function describeSubtitles(db: Db, titleId: number): Promise<DescribedSubtitles[]> {
  const rows = await all<Omit<DescribedSubtitles, 'episode'> & PartColumns>(db)`
    select id, file_id as "fileId", file_name as "fileName", label, title_id, season, episode, lost_at as "lostAt"
    from subtitle_file where title_id = ${titleId} order by season nulls first, episode, label`;
  return rows.map((row) => ({ ...row, episode: partOf(row).episode }));
}

/** Names the language and kind of subtitles anew; false when the part has others of that label. */
export async function labelSubtitles(db: Db, id: number, label: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update subtitle_file as file set label = ${label}
    where id = ${id} and not exists (
      select from subtitle_file as other
      where other.title_id = file.title_id and other.season is not distinct from file.season
        and other.episode is not distinct from file.episode and other.label = ${label}
    )`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes subtitles of a title; false when they are not there. */
export async function deleteSubtitles(
  db: Db,
  { id, titleId }: { id: number; titleId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subtitle_file')
    .where('id', '=', id)
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
