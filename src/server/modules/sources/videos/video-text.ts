import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { findTmdbRef } from '../../../import/tmdb/tmdb-refs.ts';
import { findByExternalId } from '../../catalogue/records/find-by-external-id.ts';
import type { VideoText } from '../matching/match-video.ts';
import type { NewVideoPost } from './video-posts.ts';

/** What tells a post's title: caption, file name, duration and size, and the title that a link in it refers to. */
export async function videoTextOf(
  { db }: { db: Kysely<Schema> },
  { caption, fileName, seconds, bytes }: NewVideoPost,
): Promise<VideoText> {
  const reference = findTmdbRef(caption);
  const link = reference && (await findByExternalId(db, reference));
  return { caption, fileName, seconds, bytes, link };
}
