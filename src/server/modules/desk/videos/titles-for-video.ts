import { notFound } from '../../../http/api-error.ts';
import { titlesToContents } from '../../catalogue/title-to-content.ts';
import { newTitleName } from '../../sources/new-title.ts';
import { waitingPost } from '../../sources/unmatched/assign-videos.ts';
import { offersFor } from '../../sources/unmatched/offers-for-video.ts';
import type { DeskContext } from '../register-desk-call.ts';

/** What the chat's question about a video offers. */
export async function titlesForVideo(desk: DeskContext, postId: number) {
  const post = await waitingPost(desk, postId);
  if (!post) throw notFound('waiting video');
  const { titles, tmdb, made } = await offersFor(desk, post);
  return {
    titles: titlesToContents(titles, desk.images.allowedHosts),
    tmdb: tmdb ? { type: tmdb.series ? 'serie' : 'film', id: tmdb.id, name: tmdb.name } : null,
    newName: made ? newTitleName(made) : null,
  };
}
