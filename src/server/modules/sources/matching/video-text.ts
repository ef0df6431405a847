import type { Db } from '../../../database/db.ts';
import { findTmdbRef, titleIdsOf } from '../../../import/tmdb/tmdb-refs.ts';
import { identifyTitle } from '../../catalogue/records/identify-titles.ts';
import type { VideoFile } from './doubt-about-video.ts';

/** A video's caption, file name, duration and size. `link`: the title that a URL in the caption refers to. */
export type VideoText = VideoFile & {
  caption: string;
  fileName: string;
  link?: { id: number } | undefined;
};

/** What says which title a post is: caption, file name, duration and size, and the title that a link in it refers to. */
export async function videoTextOf(
  { db }: { db: Db },
  { caption, fileName, seconds, bytes }: Omit<VideoText, 'link'>,
): Promise<VideoText> {
  const reference = findTmdbRef(caption);
  const link = reference && (await identifyTitle(db, titleIdsOf(reference)));
  return { caption, fileName, seconds, bytes, link };
}
