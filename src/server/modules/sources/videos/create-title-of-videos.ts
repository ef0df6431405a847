import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { botFilePath } from '../../../lib/bot-files.ts';
import type { Title } from '../../catalogue/title.ts';
import { titleOfVideos } from '../matching/title-of-videos.ts';
import { videoTextOf } from '../matching/video-text.ts';
import { addNewTitle, type NewTitle } from '../new-title.ts';
import { findVideoPostById, type VideoPost } from './video-posts.ts';

/** The title that posts of one name can become: name, year and kind by their names; undefined where they have none. */
export async function newTitleOf(
  db: Kysely<Schema>,
  postIds: readonly number[],
): Promise<NewTitle | undefined> {
  const found = await Promise.all(postIds.map((id) => findVideoPostById(db, id)));
  const posts = found.filter((post) => post !== undefined);
  const [first] = posts;
  const title = titleOfVideos(await Promise.all(posts.map((post) => videoTextOf({ db }, post))));
  return first && title && { ...title, ...madeOf(first) };
}

function madeOf({ fileUniqueId, postedAt, thumbnailId }: VideoPost) {
  const picture = thumbnailId === undefined ? undefined : botFilePath(thumbnailId);
  return { origin: `video:${fileUniqueId}`, since: postedAt, picture };
}

/** Makes posts of one name a title, with the first one's still as its picture; undefined where they have no name. */
export async function createTitleOfVideos(
  db: Kysely<Schema>,
  postIds: readonly number[],
): Promise<Title | undefined> {
  const title = await newTitleOf(db, postIds);
  return title && addNewTitle(db, title);
}

/** The name of a new title on one line: `Gita a Goa (2019)`. */
export function newTitleName({ name, year, since = new Date() }: NewTitle): string {
  return `${name} (${year ?? since.getUTCFullYear()})`;
}
