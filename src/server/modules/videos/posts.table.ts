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

/** A post without a video, until its owner has been notified. */
interface SkippedPostTable {
  chat_id: string;
  message_id: number;
  owner_id: string;
  /** Both say nothing: earlier versions told posts by them. */
  kind: 'document';
  file_name: '';
  skipped_at: MomentWithDefault;
}

/** An owner's videos that came close together, and the message about them; the last two of each owner. */
interface IntakeTable {
  id: Generated<number>;
  owner_id: string;
  /** When its first video changed. */
  since: Moment;
  /** When the message was last written. */
  shown_at: MomentWithDefault;
  /** The number of posts without a video in the message; in earlier versions that of unread videos. */
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
  },
  video_post: {
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
    backup: true,
    retention: null,
    person: ownRows('skipped_post', 'skippedPosts', sql`kind, file_name, skipped_at`, {
      order: sql`skipped_at, message_id`,
      of: ofOwner,
    }),
  },
  intake: {
    backup: true,
    retention: null,
    messages: ['intake'],
    person: ownRows('intake', 'intakes', sql`since, shown_at, text`, { of: ofOwner }),
  },
  video_answer: {
    backup: true,
    retention: null,
    title: { merge: [moveRows] },
  },
} satisfies FactsOf<PostTables>;
