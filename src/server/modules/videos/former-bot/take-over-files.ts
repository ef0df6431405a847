import { sql } from 'kysely';
import { all, type DbTransaction } from '../../../database/db.ts';
import { restoreInPlaceOfLost } from '../lose-video.ts';
import { lockVersion } from '../part-videos.ts';
import { askForFiles } from './posts-to-learn.ts';

/**
 * Files of the former bot are worth nothing to another: posts of channels are delivered from there, and their identifiers for
 * the new bot are learned one by one; the other videos are lost until they are sent again. The new bot asks at once for its
 * rights in the channels.
 */
export async function takeOverFiles(transaction: DbTransaction): Promise<void> {
  await sql`update channel_reading set copy_id = null where copy_id is not null`.execute(transaction);
  await sql`update video_channel set checked_at = null`.execute(transaction);
  await moveToPosts(transaction);
  await loseFiles(transaction);
  await sql`update subtitle_file set lost_at = coalesce(lost_at, now()) where chat_id is null`.execute(
    transaction,
  );
  await askForFiles(transaction);
}

/** A channel may have a video that was sent to the bot as well. */
async function moveToPosts(transaction: DbTransaction): Promise<void> {
  await sql`
    with post as (
      select distinct on (file_unique_id) file_unique_id, id, chat_id, message_id from video_post
      where chat_id is not null order by file_unique_id, id desc
    )
    update video set kind = 'message', file_id = null, chat_id = post.chat_id, message_id = post.message_id,
      post_id = post.id, lost_at = null, loss_told_at = null
    from post where video.file_id is not null and video.file_unique_id = post.file_unique_id`.execute(
    transaction,
  );
}

async function loseFiles(transaction: DbTransaction): Promise<void> {
  await sql`
    update video set lost_at = coalesce(lost_at, now()), loss_told_at = null where file_id is not null`.execute(
    transaction,
  );
  const replaceable = await all<{ id: number }>(transaction)`
    select id from video as gone where file_id is not null and position is not null and (
      exists (select from video where replaced_by = gone.id and lost_at is null)
      or exists (
        select from video as other where other.title_id = gone.title_id and other.lost_at is null
          and other.position > gone.position and other.season is not distinct from gone.season
          and other.episode is not distinct from gone.episode))
    order by id`;
  for (const { id } of replaceable) {
    const version = await lockVersion(transaction, id);
    if (version) await restoreInPlaceOfLost(transaction, version, 'restoration');
  }
}
