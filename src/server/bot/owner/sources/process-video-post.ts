import { findTmdbRef } from '../../../import/tmdb/tmdb-refs.ts';
import { findByExternalId } from '../../../repositories/records/find-by-external-id.ts';
import { matchVideo, type VideoText } from '../../../repositories/sources/match-video.ts';
import {
  assignVideoPost,
  findVideoPost,
  markPostUnreported,
  type NewVideoPost,
  saveVideoPost,
} from '../../../repositories/sources/video-posts.ts';
import type { BotServices } from '../../bot-services.ts';

/**
 * Processes a new or edited video post: adds it as the source of the title it surely matches, else queues it for
 * review. A manual decision is only overridden by a sure match. `isAsked`: the owner sent it in person and is told the
 * outcome in any case.
 */
export async function processVideoPost(
  { db }: Pick<BotServices, 'db'>,
  post: NewVideoPost,
  { isAsked = false } = {},
): Promise<void> {
  const known = await findVideoPost(db, post);
  const isSame = known?.caption === post.caption && known.fileName === post.fileName;
  if (isSame && !isAsked) return;
  const id = await saveVideoPost(db, post, known?.id);
  const parts = await matchVideo(db, await videoTextOf({ db }, post));
  const isSettled = known?.byHand && (known.state === 'kept' || !isAsked);
  if (!parts && isSettled) {
    if (isAsked) await markPostUnreported(db, id);
    return;
  }
  const state = parts ? 'kept' : 'unsure';
  const keepsReplaced = known !== undefined && !isAsked;
  await assignVideoPost(db, { ...post, id }, { parts: parts ?? [], state, byHand: false, keepsReplaced });
}

/** What tells a post's title: caption, file name, duration and size, and the title that a link in it refers to. */
export async function videoTextOf(
  { db }: Pick<BotServices, 'db'>,
  { caption, fileName, seconds, bytes }: NewVideoPost,
): Promise<VideoText> {
  const reference = findTmdbRef(caption);
  const link = reference && (await findByExternalId(db, reference));
  return { caption, fileName, seconds, bytes, link };
}
