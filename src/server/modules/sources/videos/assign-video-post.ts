import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { lockTitles } from '../../catalogue/lock-titles.ts';
import { deleteAndRestore } from '../replaced-sources.ts';
import { saveSourceAndNotify } from '../save-source.ts';
import { settleSubtitles } from '../subtitles/subtitle-files.ts';
import { partOf, type TitlePart } from '../title-part.ts';
import { type VersionRow, versionRows } from '../versions/part-versions.ts';
import { readVersionHints } from '../versions/read-version-hints.ts';
import type { VideoSource } from '../video-source.ts';
import type { NewVideoPost, VideoPost } from './video-posts.ts';

type Settled = {
  /** What the post is the video of; none while that is not known. */
  parts: readonly TitlePart[];
  state: VideoPost['state'];
  byHand: boolean;
  /** Whether a newer video stays the source of a part where this one was replaced: the post was only edited. */
  keepsReplaced?: boolean;
  /** Whether it was posted before all that is there, and takes the place of nothing that works. */
  isEarlier?: boolean;
};

/**
 * Makes a post the source of these title parts and of no others. A manual decision is not reported; what it replaces
 * is.
 */
export async function assignVideoPost(
  db: Kysely<Schema>,
  post: NewVideoPost & { id: number },
  { parts, state, byHand, keepsReplaced = false, isEarlier = false }: Settled,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const replacedParts = await takeFromOtherParts(transaction, post.id, parts);
    const isReplaced = (part: TitlePart) =>
      keepsReplaced && replacedParts.some((one) => isSamePart(one, part));
    for (const part of parts)
      if (!isReplaced(part))
        await saveSourceAndNotify(transaction, part, sourceOf(post), {
          postId: post.id,
          isTold: false,
          hints: readVersionHints(post),
          earlierAt: isEarlier ? (post.postedAt ?? new Date(0)) : undefined,
        });
    await settleSubtitles(transaction, parts, post);
    await transaction
      .updateTable('source_post')
      .set({
        state,
        by_hand: byHand,
        changed_at: sql<Date>`now()`,
        told_at: byHand ? sql<Date>`now()` : null,
      })
      .where('id', '=', post.id)
      .execute();
  });
}

/** Takes a post away from all parts but these, where earlier sources come back; answers where it was replaced. */
async function takeFromOtherParts(
  transaction: Transaction<Schema>,
  postId: number,
  parts: readonly TitlePart[],
): Promise<TitlePart[]> {
  const ids = sql<{ content_id: number }>`
    select content_id from ${versionRows(sql`post_id = ${postId}`)} as version
    union select content_id from replaced_source where post_id = ${postId}`;
  const known = (await ids.execute(transaction)).rows.map(({ content_id }) => content_id);
  await lockTitles(transaction, [...known, ...parts.map(({ titleId }) => titleId)]);
  const replaced = await transaction
    .selectFrom('replaced_source')
    .select(['id', 'content_id', 'season', 'episode'])
    .where('post_id', '=', postId)
    .execute();
  const current = await sql<VersionRow>`
    select * from ${versionRows(sql`post_id = ${postId}`)} as version`.execute(transaction);
  const isOther = (row: (typeof replaced)[number]) => !parts.some((part) => isSamePart(part, partOf(row)));
  for (const row of replaced.filter(isOther))
    await transaction.deleteFrom('replaced_source').where('id', '=', row.id).execute();
  for (const row of current.rows.filter(isOther)) await deleteAndRestore(transaction, row, false);
  return replaced.filter((row) => !isOther(row)).map(partOf);
}

function isSamePart(one: TitlePart, other: TitlePart): boolean {
  return (
    one.titleId === other.titleId &&
    one.episode?.season === other.episode?.season &&
    one.episode?.episode === other.episode?.episode
  );
}

/** Deletes a post and its sources; earlier ones come back. */
export async function deleteVideoPost(
  db: Kysely<Schema>,
  location: NonNullable<NewVideoPost['location']>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .selectFrom('source_post')
      .select('id')
      .where('chat_id', '=', location.chatId)
      .where('message_id', '=', location.messageId)
      .executeTakeFirst();
    if (!gone) return;
    await takeFromOtherParts(transaction, gone.id, []);
    await transaction.deleteFrom('source_post').where('id', '=', gone.id).execute();
  });
}

function sourceOf({ location, kind, fileId }: NewVideoPost): VideoSource {
  return location ? { kind: 'message', ...location } : { kind, fileId };
}
