import { type ColumnType, type Generated, type RawBuilder, sql } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, type Merge, ofOwner, part } from '../../database/tables/table-facts.ts';

/**
 * A video of a title part. It keeps its id for life: when a new one takes its place, or it comes back, only
 * `position` and the columns of the replacement change.
 */
export interface VideoTable {
  id: Generated<number>;
  title_id: number;
  season: number | null;
  episode: number | null;
  /**
   * Its place among the part's versions: 0 is the main one, delivered to people without a preference; null: a newer
   * video has its place.
   */
  position: ColumnType<number | null, number | null | undefined, number | null>;
  kind: 'video' | 'document' | 'message' | 'link';
  /** A Telegram file. */
  file_id: string | null;
  /** The same for every bot that sees the file; null for links, and where it is not known. */
  file_unique_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** A message that the bot may copy. */
  chat_id: string | null;
  message_id: number | null;
  url: string | null;
  added_at: MomentWithDefault;
  /** The post that it came with. */
  post_id: number | null;
  /** Lines of the picture (1080); null while not known. */
  quality: Nullable<number>;
  /** Tags such as `por` and `por-BR`, in the order of `catalogue/rules/languages.ts`; empty while not known. */
  languages: Generated<string[]>;
  /** Languages of the subtitles within the video. */
  subtitles: Generated<string[]>;
  bytes: Nullable<number>;
  /** An edition, or the owner's words; empty without any. */
  note: Generated<string>;
  /** The time when Telegram stopped delivering it. */
  lost_at: Nullable<Date>;
  /** When that was reported to owners. */
  loss_told_at: Nullable<Date>;
  /** The time when it came back in place of a newer one that is gone; null once that was reported. */
  restored_at: Nullable<Date>;
  /** The time since when reports have the part's other versions delivered before it. */
  set_back_at: Nullable<Date>;
  /** The version that has its place, and gives it back when it goes; null as well if that went without. */
  replaced_by: Nullable<number>;
  replaced_at: Nullable<Date>;
  /** When the replacement was reported to the owner. */
  replacement_told_at: Nullable<Date>;
}

/** May be left out when a row is inserted. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Titles with a video that was lost, restored or deleted since the last review; written by triggers of `video`. */
interface ChangedVideoTable {
  title_id: number;
}

/** A subtitle file of a title part; of none while its video is not known. */
export interface SubtitleFileTable {
  id: Generated<number>;
  title_id: number | null;
  season: number | null;
  episode: number | null;
  file_id: string;
  file_unique_id: string;
  file_name: string;
  /** Language and kind, as on the screen; one file each. */
  label: string;
  /** The post that it came in. */
  chat_id: string | null;
  message_id: number | null;
  media_group: string | null;
  /** The post that this one answers, in the same chat. */
  reply_to: number | null;
  owner_id: string;
  added_at: MomentWithDefault;
  /** The name of the file whose place it took, until its owner was notified. */
  replaced_name: Nullable<string>;
  /** When its owner was notified that its video is not known. */
  told_at: Date | null;
  /** The time since when it is missing in the messenger. */
  lost_at: Date | null;
}

export interface VideoTables {
  video: VideoTable;
  changed_video: ChangedVideoTable;
  subtitle_file: SubtitleFileTable;
}

/** A label that the kept title's part has as well gets the file's name, and if that is taken too the row's number. */
const mergeSubtitles: Merge = ({ keep, other, batch }) => {
  const isTaken = (label: RawBuilder<string>, titles: readonly number[]) => sql<boolean>`exists (
    select from subtitle_file as own where own.title_id = any(${titles}::int[]) and own.label = ${label}
      and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode)`;
  const named = sql<string>`trim(theirs.label || ' ' || regexp_replace(theirs.file_name, '\\.[^.]*$', ''))`;
  return sql`
    with theirs as (
      select id, case when not ${isTaken(sql`theirs.label`, [keep])} then label
        when not ${isTaken(named, [keep, other])} then ${named} else ${named} || ' ' || id end as free_label
      from subtitle_file as theirs where title_id = ${other} and not exists (
        select from subtitle_file as own where own.title_id = ${keep}
          and own.file_unique_id = theirs.file_unique_id and own.label = theirs.label
          and own.season is not distinct from theirs.season and own.episode is not distinct from theirs.episode)
      limit ${sql.lit(batch)}
    ), moved as (
      update subtitle_file set title_id = ${keep}, label = free_label
      from theirs where subtitle_file.id = theirs.id returning 1
    )
    select count(*)::int as moved from moved`;
};

export const videoTables = {
  video: {
    backup: true,
    retention: null,
    title: { merge: 'in code' },
  },
  changed_video: {
    backup: true,
    retention: null,
    title: { merge: [] },
  },
  subtitle_file: {
    backup: true,
    retention: null,
    person: {
      whose: 'owner_id',
      exported: part(
        'subtitles',
        (userId) => sql`
          select file_name, label, added_at from subtitle_file where owner_id = ${userId} order by id`,
      ),
      eraseMany: (userId, rows) => sql`update subtitle_file set owner_id = '' where ${rows(ofOwner(userId))}`,
    },
    title: { merge: [mergeSubtitles] },
  },
} satisfies FactsOf<VideoTables>;
