import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { Title } from '../../catalogue/title.ts';
import { addNewTitle } from '../add-new-title.ts';
import { newTitleOf } from './title-of-videos.ts';

/** Makes posts of one name a title, with the first one's still as its picture; undefined where they have no name. */
export async function createTitleOfVideos(
  db: Kysely<Schema>,
  postIds: readonly number[],
): Promise<Title | undefined> {
  const title = await newTitleOf(db, postIds);
  return title && addNewTitle(db, title);
}
