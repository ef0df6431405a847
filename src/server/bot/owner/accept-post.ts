import { tmdbRefOf } from '../../import/tmdb/refs.ts';
import { findByReference } from '../../repositories/find-by-reference.ts';
import { matchVideo, type VideoWords } from '../../repositories/match-video.ts';
import { findPost, type NewPost, putPost, settlePost, tellAgain } from '../../repositories/source-posts.ts';
import type { Services } from '../services.ts';

/**
 * Takes a video in, or what has become of one that was edited: makes it a source where its title is sure, lets it wait
 * for its owner where not. What the owner has settled by hand changes only for what is sure. `isAsked`: the owner has
 * sent it in person, and hears of it in any case.
 */
export async function acceptPost(
  { db }: Pick<Services, 'db'>,
  post: NewPost,
  { isAsked = false } = {},
): Promise<void> {
  const known = await findPost(db, post);
  const isSame = known?.caption === post.caption && known.fileName === post.fileName;
  if (isSame && !isAsked) return;
  const id = await putPost(db, post, known?.id);
  const parts = await matchVideo(db, await wordsOf({ db }, post));
  const isSettled = known?.byHand && (known.state === 'kept' || !isAsked);
  if (!parts && isSettled) {
    if (isAsked) await tellAgain(db, id);
    return;
  }
  const state = parts ? 'kept' : 'unsure';
  await settlePost(db, { ...post, id }, { parts: parts ?? [], state, byHand: false });
}

/** What a post says of itself, a link in it followed as far as the catalogue goes. */
export async function wordsOf(
  { db }: Pick<Services, 'db'>,
  { caption, fileName }: Pick<NewPost, 'caption' | 'fileName'>,
): Promise<VideoWords> {
  const reference = tmdbRefOf(caption);
  return { caption, fileName, link: reference && (await findByReference(db, reference)) };
}
