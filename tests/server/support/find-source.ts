import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { versionsOfPart } from '../../../src/server/modules/sources/part-videos.ts';
import type { TitlePart } from '../../../src/server/modules/sources/title-part.ts';
import { sourceOf, type VideoSource } from '../../../src/server/modules/sources/video-source.ts';

/** The first source of a title part; undefined without one. */
export async function findSource(db: Kysely<Schema>, part: TitlePart): Promise<VideoSource | undefined> {
  const [first] = await versionsOfPart(db, part);
  return first && sourceOf(first);
}
