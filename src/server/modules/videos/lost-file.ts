import { all, type Db } from '../../database/db.ts';
import type { NewVideoPost } from './posts/video-posts.ts';
import { type PartColumns, partOf, type TitlePart } from './title-part.ts';

/**
 * The parts whose lost video comes again with a post: the file is the same, whatever its name is now. A lost video at the
 * post's own place is another matter: that post was edited.
 */
export async function partsOfLostFile(
  db: Db,
  { fileUniqueId, location }: Pick<NewVideoPost, 'fileUniqueId' | 'location'>,
): Promise<TitlePart[]> {
  const { chatId = null, messageId = null } = location ?? {};
  const rows = await all<PartColumns>(db)`
    select title_id, season, episode from video
    where file_unique_id = ${fileUniqueId} and lost_at is not null and position is not null
      and (kind <> 'message' or (chat_id, message_id) is distinct from (${chatId}::text, ${messageId}::bigint))
    order by id`;
  return rows.map(partOf);
}
