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
    ddl: [
      `create table video (
        id integer generated by default as identity primary key,
        title_id integer not null references title on delete cascade,
        season smallint,
        episode smallint,
        position integer default 0,
        kind text not null check (kind in ('video', 'document', 'message', 'link')),
        file_id text,
        file_unique_id text,
        chat_id text,
        message_id bigint,
        url text,
        added_at timestamptz not null default now(),
        post_id integer references video_post on delete set null,
        quality smallint,
        languages text[] not null default '{}',
        subtitles text[] not null default '{}',
        bytes double precision,
        note text not null default '',
        lost_at timestamptz,
        loss_told_at timestamptz,
        restored_at timestamptz,
        set_back_at timestamptz,
        replaced_by integer references video on delete set null deferrable initially deferred,
        replaced_at timestamptz,
        replacement_told_at timestamptz,
        check ((season is null) = (episode is null)),
        check ((kind in ('video', 'document')) = (file_id is not null)),
        check ((kind = 'message') = (chat_id is not null and message_id is not null)),
        check ((kind = 'link') = (url is not null)),
        check ((position is null) = (replaced_at is not null))
      )`,
      // The main video of each part: queries for watchable titles read this index.
      `create unique index video_main on video (title_id, season, episode) nulls not distinct where position = 0`,
      `create index video_by_part on video (title_id, season, episode)`,
      `create index video_by_post on video (post_id) where post_id is not null`,
      `create index video_lost_by_file on video (file_unique_id) where lost_at is not null`,
      `create index video_replaced on video (replaced_by) where replaced_by is not null`,
      `create index video_loss_untold on video (id)
        where lost_at is not null and loss_told_at is null and position is not null`,
      `create index video_restored on video (id) where restored_at is not null`,
      `create index video_replacement_untold on video (id)
        where replaced_by is not null and replacement_told_at is null`,
      `create or replace function note_changed_video() returns trigger language plpgsql as $$ begin
        insert into changed_video (title_id) values (old.title_id) on conflict do nothing;
        return null;
      end $$`,
      `create trigger note_deleted_video after delete on video
        for each row when (old.position = 0) execute function note_changed_video()`,
      `create trigger note_updated_video after update of lost_at, title_id, position on video
        for each row when ((old.position = 0 or new.position = 0) and (
          (old.lost_at is null) <> (new.lost_at is null) or old.title_id <> new.title_id
          or old.position is distinct from new.position))
        execute function note_changed_video()`,
    ],
  },
  changed_video: {
    backup: true,
    retention: null,
    title: { merge: [] },
    ddl: [
      // Titles whose main video was lost, works again or is gone, for the review of titles without one: by triggers,
      // since that happens in many places and in bulk. Without a foreign key: a video also goes with its title.
      `create table changed_video (
        title_id integer primary key
      )`,
    ],
  },
  subtitle_file: {
    ddl: [
      // Files beside videos; without a title part until their video is known.
      `create table subtitle_file (
        id integer generated always as identity primary key,
        title_id integer references title on delete cascade,
        season smallint,
        episode smallint,
        file_id text not null,
        file_unique_id text not null,
        file_name text not null,
        label text not null,
        chat_id text,
        message_id integer,
        media_group text,
        reply_to integer,
        owner_id text not null,
        added_at timestamptz not null default now(),
        replaced_name text,
        told_at timestamptz,
        lost_at timestamptz,
        check ((season is null) = (episode is null)),
        check (season is null or title_id is not null)
      )`,
      `create unique index subtitle_file_by_part on subtitle_file (title_id, season, episode, label)
        nulls not distinct where title_id is not null`,
      `create unique index subtitle_file_unsettled on subtitle_file (file_unique_id) where title_id is null`,
      `create index subtitle_file_by_owner on subtitle_file (owner_id)`,
      `create index subtitle_file_untold on subtitle_file (owner_id) where title_id is null and told_at is null`,
      `create index subtitle_file_replaced on subtitle_file (id) where replaced_name is not null`,
    ],
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
