import type { Db } from '../../../database/db.ts';
import type { Title } from '../../catalogue/title.ts';
import { addNewTitle } from '../add-new-title.ts';
import { isNamedGroup } from '../matching/video-group.ts';
import { postsIn, type WaitingGroup } from './settle-group.ts';
import { newTitleOf } from './title-of-videos.ts';

/** Makes posts of one name a title, with the first one's still as its picture; undefined where they have no name. */
export async function createTitleOfVideos(db: Db, postIds: readonly number[]): Promise<Title | undefined> {
  const title = await newTitleOf(db, postIds);
  return title && addNewTitle(db, title);
}

/** The same of a waiting video, with its group where that is of one name. */
export async function createTitleOfGroup(db: Db, { post, isOne }: WaitingGroup): Promise<Title | undefined> {
  const isNamed = post.groupKey !== undefined && isNamedGroup(post.groupKey);
  return createTitleOfVideos(db, await postsIn(db, { post, isOne: isOne || !isNamed }));
}
