import { type ColumnType, type Generated, sql } from 'kysely';
import type { Moment, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, moveRows, ofOwner, ownRows, part } from '../../database/tables/table-facts.ts';

/** A registered channel: its video posts are read. */
interface VideoChannelTable {
  chat_id: string;
  title: string;
  /** The owner who registered it and gets its reports. */
  owner_id: string;
  added_at: MomentWithDefault;
  /** The number of the newest post that the bot has received; null before the first. */
  newest_post: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the messenger was last asked for the bot's rights, or told of them; and since when it has none. */
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lost_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A channel's position in its earlier posts, from the newest down to number 1. */
interface ChannelReadingTable {
  chat_id: string;
  /** The first number, and the next one to read; 0 at the end. */
  newest: number;
  next_number: number;
  videos: Generated<number>;
  state: Generated<'running' | 'stopped' | 'done'>;
  /** The reason why it was stopped, unless by the owner. */
  failure: string | null;
  /** Persistent failures of the next number. */
  failures: Generated<number>;
  /** The forwarded post that is still to be deleted from the owner's chat. */
  copy_id: number | null;
  moved_at: MomentWithDefault;
}

/** A video posted in a registered channel, or forwarded by an owner (without a place). */
export interface VideoPostTable {
  id: Generated<number>;
  chat_id: string | null;
  message_id: number | null;
  kind: 'video' | 'document';
  file_id: string;
  /** The same for every bot that sees the file. */
  file_unique_id: string;
  file_name: string;
  caption: string;
  /** Its owner has written the caption to the bot, for the title. */
  own_caption: Generated<boolean>;
  /** Duration, and size; null where the messenger sends none. */
  seconds: ColumnType<number | null, number | null | undefined, number | null>;
  bytes: ColumnType<number | null, number | null | undefined, number | null>;
  posted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
  height: ColumnType<number | null, number | null | undefined, number | null>;
  /** The album that it was posted in. */
  media_group: ColumnType<string | null, string | null | undefined, string | null>;
  /** The messenger's still of the video. */
  thumbnail_id: ColumnType<string | null, string | null | undefined, string | null>;
  /**
   * The number of titles that an unmatched video may be, null before they were counted, 2 for more; and the best of them,
   * or the doubted one.
   */
  candidates: ColumnType<number | null, number | null | undefined, number | null>;
  candidate_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** The group of posts that one question is about, see `videos/matching/video-group.ts`. */
  group_key: ColumnType<string | null, string | null | undefined, string | null>;
  owner_id: string;
  state: 'kept' | 'unmatched' | 'ignored';
  /** Decided by the owner. */
  by_hand: Generated<boolean>;
  changed_at: MomentWithDefault;
  /** When it was reported to the owner, or given up. */
  told_at: Date | null;
}

/** A post that is not a video, until its owner has been notified. */
interface SkippedPostTable {
  chat_id: string;
  message_id: number;
  owner_id: string;
  kind: 'animation' | 'videoNote' | 'document' | 'paidMedia';
  /** Empty without a name. */
  file_name: string;
  skipped_at: MomentWithDefault;
}
export type SkippedKind = SkippedPostTable['kind'];

/** An owner's videos that came close together, and the message about them; the last two of each owner. */
interface IntakeTable {
  id: Generated<number>;
  owner_id: string;
  /** When its first video changed. */
  since: Moment;
  /** When the message was last written. */
  shown_at: MomentWithDefault;
  /** The number of unread videos in the message. */
  reading: number;
  text: string;
  buttons: ColumnType<unknown, string, string>;
}

/** An owner's answer about a group's videos: a title, or without one to be ignored. */
interface VideoAnswerTable {
  group_key: string;
  title_id: number | null;
  /** Given where the videos' names tell only the episode. */
  season: number | null;
  answered_at: MomentWithDefault;
}

export interface PostTables {
  video_channel: VideoChannelTable;
  channel_reading: ChannelReadingTable;
  video_post: VideoPostTable;
  skipped_post: SkippedPostTable;
  intake: IntakeTable;
  video_answer: VideoAnswerTable;
}

export const postTables = {
  video_channel: {
    ddl: [
      `create table video_channel (
        chat_id text primary key,
        title text not null,
        owner_id text not null,
        added_at timestamptz not null default now(),
        newest_post integer,
        checked_at timestamptz,
        lost_at timestamptz
      )`,
    ],
    backup: true,
    retention: null,
    messages: ['reading'],
    id: 'chat_id',
    person: ownRows('video_channel', 'channels', sql`chat_id, title, added_at`, {
      order: sql`added_at`,
      of: ofOwner,
    }),
  },
  channel_reading: {
    backup: true,
    retention: null,
    ddl: [
      // The position in its earlier posts.
      `create table channel_reading (
        chat_id text primary key references video_channel on delete cascade,
        newest integer not null,
        next_number integer not null,
        videos integer not null default 0,
        state text not null default 'running' check (state in ('running', 'stopped', 'done')),
        failure text,
        failures smallint not null default 0,
        copy_id bigint,
        moved_at timestamptz not null default now()
      )`,
    ],
  },
  video_post: {
    ddl: [
      // Each video that was posted in a channel or forwarded; `told_at`: when it was reported to its owner.
      `create table video_post (
        id integer generated always as identity primary key,
        chat_id text,
        message_id integer,
        kind text not null check (kind in ('video', 'document')),
        file_id text not null,
        file_unique_id text not null,
        file_name text not null,
        caption text not null,
        own_caption boolean not null default false,
        seconds integer,
        bytes double precision,
        width integer,
        height integer,
        thumbnail_id text,
        media_group text,
        posted_at timestamptz,
        group_key text,
        candidates smallint,
        candidate_id integer,
        owner_id text not null,
        state text not null check (state in ('kept', 'unmatched', 'ignored')),
        by_hand boolean not null default false,
        changed_at timestamptz not null default now(),
        told_at timestamptz,
        unique (chat_id, message_id),
        check ((chat_id is null) = (message_id is null))
      )`,
      `create unique index video_post_by_file on video_post (file_unique_id) where chat_id is null`,
      `create index video_post_unmatched on video_post (id) where state = 'unmatched'`,
      `create index video_post_group on video_post (group_key, id) where state = 'unmatched'`,
      `create index video_post_ignored on video_post (group_key, id) where state = 'ignored'`,
      `create index video_post_by_media_group on video_post (chat_id, media_group) where media_group is not null`,
      `create index video_post_by_stem on video_post (lower(regexp_replace(file_name, '\\.[^.]*$', '')))`,
      `create index video_post_reported on video_post (owner_id, changed_at) where not by_hand`,
      `create index video_post_untold on video_post (owner_id, changed_at) where told_at is null`,
    ],
    backup: true,
    retention: null,
    person: {
      whose: 'owner_id',
      exported: part(
        'videos',
        (userId) => sql`
          select file_name, caption, state, changed_at from video_post where owner_id = ${userId} order by id`,
      ),
      eraseMany: (userId, rows) => sql`
        update video_post set owner_id = '', told_at = coalesce(told_at, now()) where ${rows(ofOwner(userId))}`,
    },
  },
  skipped_post: {
    ddl: [
      `create table skipped_post (
        chat_id text not null,
        message_id integer not null,
        owner_id text not null,
        kind text not null,
        file_name text not null,
        skipped_at timestamptz not null default now(),
        primary key (chat_id, message_id)
      )`,
      `create index skipped_post_by_owner on skipped_post (owner_id)`,
    ],
    backup: true,
    retention: null,
    person: ownRows('skipped_post', 'skippedPosts', sql`kind, file_name, skipped_at`, {
      order: sql`skipped_at, message_id`,
      of: ofOwner,
    }),
  },
  intake: {
    ddl: [
      `create table intake (
        id integer generated always as identity primary key,
        owner_id text not null,
        since timestamptz not null,
        shown_at timestamptz not null default now(),
        reading integer not null,
        text text not null,
        buttons jsonb not null
      )`,
      `create index intake_by_owner on intake (owner_id, id)`,
    ],
    backup: true,
    retention: null,
    messages: ['intake'],
    person: ownRows('intake', 'intakes', sql`since, shown_at, text`, { of: ofOwner }),
  },
  video_answer: {
    backup: true,
    retention: null,
    title: { merge: [moveRows] },
    ddl: [
      // An owner's answers by group, for posts that come later; without a title: ignored.
      `create table video_answer (
        group_key text primary key,
        title_id integer references title on delete cascade,
        season smallint,
        answered_at timestamptz not null default now()
      )`,
      `create index video_answer_by_title on video_answer (title_id)`,
    ],
  },
} satisfies FactsOf<PostTables>;
