import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { versionsOfPart } from '../../../src/server/modules/videos/part-videos.ts';
import type { TitlePart } from '../../../src/server/modules/videos/title-part.ts';
import { locationOf, type VideoLocation } from '../../../src/server/modules/videos/video-location.ts';

/** The location of a part's main video; undefined without one. */
export async function findMainVideo(db: Kysely<Schema>, part: TitlePart): Promise<VideoLocation | undefined> {
  const [first] = await versionsOfPart(db, part);
  return first && locationOf(first);
}
