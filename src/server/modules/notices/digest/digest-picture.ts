import { LRUCache } from 'lru-cache';
import type { ReadCover } from '../../catalogue/cards/read-cover.ts';
import type { Title } from '../../catalogue/title.ts';
import { renderCoverGrid } from './cover-grid.ts';

/** Pictures that are kept: people of the same genres get the same one. */
const KEPT = 50;

/** The picture of a digest; undefined when there are no covers. */
export type DigestPicture = (titles: readonly Title[]) => Promise<Buffer | undefined>;

/** Draws digests' pictures, one after the other: they are in no hurry. */
export function createDigestPicture(readCover: ReadCover): DigestPicture {
  const pictures = new LRUCache<string, Promise<Buffer | undefined>>({ max: KEPT });
  let last: Promise<unknown> = Promise.resolve();

  async function draw(titles: readonly Title[]): Promise<Buffer | undefined> {
    const covers = await Promise.all(titles.map(readCover));
    return covers.some((cover) => cover !== undefined) ? renderCoverGrid(covers) : undefined;
  }

  return (titles) => {
    const key = titles.map(({ id, cover }) => `${id} ${cover}`).join('\n');
    const known = pictures.get(key);
    if (known) return known;
    // Without covers it is tried again the next time; so it is when one cannot be drawn.
    const picture = last.then(() => draw(titles)).catch(() => undefined);
    last = picture.then((drawn) => drawn ?? pictures.delete(key));
    pictures.set(key, picture);
    return picture;
  };
}
