import type { Message } from 'grammy/types';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction, one } from '../../../database/db.ts';

/** Posts of an owner that are still to be reported, with or without videos. */
export type UnreportedPosts = {
  ownerId: string;
  /** Those with videos, and the time when the last of all changed, as the database writes it. */
  postIds: number[];
  until: string;
  /** When the first of them changed. */
  since: string;
};

/** A video as reports name it. */
export type VideoReportLine = {
  id: number;
  titleId: number;
  name: string;
  year: number | null;
  season: number | null;
  episode: number | null;
};

/** The fates of a video that its owner may not know of. */
type Fate = 'restored' | 'replaced' | 'lost';
/** SQL: the videos whose fate is still to be reported. */
const UNTOLD: Record<Fate, RawBuilder<boolean>> = {
  restored: sql`restored_at is not null`,
  // If the newer one went without it coming back, there is no news.
  replaced: sql`(replaced_by is not null and replacement_told_at is null)`,
  lost: sql`(lost_at is not null and loss_told_at is null and position is not null)`,
};
const TOLD: Record<Fate, RawBuilder<unknown>> = {
  restored: sql`restored_at = null`,
  replaced: sql`replacement_told_at = now()`,
  lost: sql`loss_told_at = now()`,
};

/** True if there is anything to notify owners of: one query for seven that mostly find nothing. */
export async function hasUnreported(db: Db): Promise<boolean> {
  const row = await one<{ found: boolean }>(db)`
    select exists (select from video_post where told_at is null)
      or exists (select from video where ${UNTOLD.replaced})
      or exists (select from subtitle_file where title_id is null and told_at is null)
      or exists (select from subtitle_file where replaced_name is not null)
      or exists (select from skipped_post)
      or exists (select from video where ${UNTOLD.restored})
      or exists (select from video where ${UNTOLD.lost}) as found`;
  return row?.found ?? false;
}

/** Owners with unreported posts, debounced: none came for `quietMs`, or they came without a pause for `longestMs`. */
export async function findUnreportedPosts(
  db: Db,
  { quietMs, longestMs }: { quietMs: number; longestMs: number },
): Promise<UnreportedPosts[]> {
  return all<UnreportedPosts>(db)`
    select owner_id as "ownerId", coalesce(array_agg(id) filter (where id is not null), '{}') as "postIds",
      max(changed_at)::text as until, min(changed_at)::text as since
    from (
      select owner_id, id, changed_at from video_post where told_at is null
      union all select owner_id, null, skipped_at from skipped_post
    ) as untold
    group by owner_id
    having max(changed_at) <= now() - make_interval(secs => ${quietMs / 1000})
      or min(changed_at) <= now() - make_interval(secs => ${longestMs / 1000})`;
}

/** An owner's posts that have changed by themselves since a moment, as the database writes it. */
export async function readReportedPosts(db: Db, ownerId: string, since: string): Promise<number[]> {
  const rows = await all<{ id: number }>(db)`
    select id from video_post
    where owner_id = ${ownerId} and changed_at >= ${since}::timestamptz and not by_hand`;
  return rows.map(({ id }) => id);
}

/** The videos made of posts, in the order of titles and episodes. */
export async function videosOfPosts(db: Db, postIds: readonly number[]): Promise<VideoReportLine[]> {
  return selectTold(db, sql`(post_id = any(${[...postIds]}::int[]) and position is not null)`);
}

/** A replaced video, with the names of both. */
export type Replacement = VideoReportLine & { ownerId: string | null; before: string; now: string };

/** Replacements that are still to be reported, once no more came for `quietMs`; `id` is the replaced video's. */
export async function findUnreportedReplacements(
  db: Db,
  { quietMs }: { quietMs: number },
): Promise<Replacement[]> {
  return all<Replacement>(db)`
    select replaced.id, title.id as "titleId", titolo as name, anno as year, replaced.season, replaced.episode,
      post.owner_id as "ownerId",
      coalesce(nullif(former.file_name, ''), nullif(former.caption, ''), replaced.url, '') as before,
      coalesce(nullif(post.file_name, ''), nullif(post.caption, ''), newer.url, '') as now
    from (select * from video where ${UNTOLD.replaced}) as replaced
    join title on title.id = replaced.title_id
    join video as newer on newer.id = replaced.replaced_by
    left join video_post as post on post.id = newer.post_id
    left join video_post as former on former.id = replaced.post_id
    where not exists (
      select from video where ${UNTOLD.replaced} and replaced_at > now() - make_interval(secs => ${quietMs / 1000}))
    order by titolo, title.id, replaced.season, replaced.episode, replaced.id
    limit 200`;
}

/** Videos that are back in place of newer ones, or lost, still to be reported. */
export async function findUnreported(db: Db, fate: 'restored' | 'lost'): Promise<VideoReportLine[]> {
  return selectTold(db, UNTOLD[fate]);
}

export async function markReported(
  db: Db,
  fate: Fate,
  videos: readonly Pick<VideoReportLine, 'id'>[],
): Promise<void> {
  await sql`update video set ${TOLD[fate]} where id = any(${videos.map(({ id }) => id)}::int[])`.execute(db);
}

async function selectTold(db: Db, which: RawBuilder<boolean>): Promise<VideoReportLine[]> {
  return all<VideoReportLine>(db)`
    select video.id, title.id as "titleId", titolo as name, anno as year, season, episode
    from video join title on title.id = title_id where ${which}
    order by titolo, title.id, season, episode`;
}

/** Marks posts as reported, unless they changed meanwhile. */
export async function markPostsReported(db: Db, { postIds, until }: UnreportedPosts): Promise<void> {
  await sql`
    update video_post set told_at = now()
    where id = any(${postIds}::int[]) and changed_at <= ${until}::timestamptz`.execute(db);
}

/** Notes a post that looks like a video and is none, for its owner's report; nothing for texts, pictures and the like. */
export async function noteSkippedPost(
  db: Db,
  { animation, video_note: round, paid_media: paid, document }: Message,
  { chatId, messageId, ownerId }: { chatId: string; messageId: number; ownerId: string },
): Promise<void> {
  if (!(animation ?? round ?? paid ?? document)) return;
  await db
    .insertInto('skipped_post')
    .values({ chat_id: chatId, message_id: messageId, owner_id: ownerId, kind: 'document', file_name: '' })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Forgets an owner's posts without a video, which are reported in the same transaction; returns their number. */
export async function takeSkipped(transaction: DbTransaction, ownerId: string): Promise<number> {
  const rows = await all(transaction)`delete from skipped_post where owner_id = ${ownerId} returning 1`;
  return rows.length;
}
