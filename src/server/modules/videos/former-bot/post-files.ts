import type { Message } from 'grammy/types';
import { sql } from 'kysely';
import { all, type Db, type DbTransaction, one } from '../../../database/db.ts';
import { botFilePath } from '../../../lib/bot-files.ts';
import { replacePictures } from '../../catalogue/replace-pictures.ts';
import { markVideoLost, setVideoLost } from '../lose-video.ts';
import { postIn } from '../posts/video-post-handlers.ts';
import { type PartColumns, partOf } from '../title-part.ts';

type Place = { chatId: string; messageId: number };

const isAt = ({ chatId, messageId }: Place) =>
  sql<boolean>`chat_id = ${chatId} and message_id = ${messageId}`;

/** Stores the identifiers of a post's files, also where its picture is a title's; a video that was lost works again. */
export async function notePostFiles(db: Db, place: Place, message: Message): Promise<void> {
  const post = postIn(message, { location: place, ownerId: '' });
  const fileId = message.document?.file_id;
  await db.transaction().execute(async (transaction) => {
    if (post) await notePicture(transaction, place, post.thumbnailId ?? null);
    if (post)
      await sql`
        update video_post set file_id = ${post.fileId}, thumbnail_id = ${post.thumbnailId ?? null} where ${isAt(place)}`.execute(
        transaction,
      );
    else if (fileId !== undefined)
      await sql`update subtitle_file set file_id = ${fileId}, lost_at = null where ${isAt(place)}`.execute(
        transaction,
      );
  });
  for (const { id } of await videosAt(db, place, true)) await setVideoLost(db, id, false);
}

/** Titles have the picture by its former identifier. */
async function notePicture(
  transaction: DbTransaction,
  place: Place,
  thumbnailId: string | null,
): Promise<void> {
  const known = await one<{ id: number; thumbnailId: string | null }>(transaction)`
    select id, thumbnail_id as "thumbnailId" from video_post where ${isAt(place)}`;
  if (!known?.thumbnailId || thumbnailId === null) return;
  const videos = await transaction
    .selectFrom('video')
    .select('title_id')
    .where('post_id', '=', known.id)
    .execute();
  await replacePictures(
    transaction,
    videos.map(({ title_id }) => title_id),
    { former: botFilePath(known.thumbnailId), now: botFilePath(thumbnailId) },
  );
}

/** The post was deleted: its videos and subtitles are lost. */
export async function notePostGone(db: Db, place: Place): Promise<void> {
  await sql`update subtitle_file set lost_at = coalesce(lost_at, now()) where ${isAt(place)}`.execute(db);
  for (const { id, ...part } of await videosAt(db, place, false)) await markVideoLost(db, partOf(part), id);
}

function videosAt(db: Db, place: Place, isLost: boolean): Promise<({ id: number } & PartColumns)[]> {
  return all<{ id: number } & PartColumns>(db)`
    select id, title_id, season, episode from video
    where ${isAt(place)} and position is not null and (lost_at is not null) = ${isLost} order by id`;
}
