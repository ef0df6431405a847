import type { Db } from '../../../database/db.ts';
import { findTaggedRef, findTmdbRef, formatTmdbRef, titleIdsOf } from '../../../import/tmdb/tmdb-refs.ts';
import { identifyTitle } from '../../catalogue/records/identify-titles.ts';
import { readPart } from '../../catalogue/rules/read-part.ts';
import { cleanVideoText } from './clean-video-text.ts';
import type { VideoFile } from './doubt-about-video.ts';

/**
 * A video's caption, file name, duration and size. `link`: the title that a URL or a database's number in them refers to;
 * `isUnsure`: unless the name says another one, since that number may be a film's or a series'.
 */
export type VideoText = VideoFile & {
  caption: string;
  fileName: string;
  link?: { id: number; isUnsure?: boolean } | undefined;
  /** What that number or URL is, also where the catalogue has no such title. */
  reference?: string | undefined;
};

/** What says which title a post is: caption, file name, duration and size, and the title that a link in it refers to. */
export async function videoTextOf(
  { db }: { db: Db },
  { caption, fileName, seconds, bytes }: Omit<VideoText, 'link' | 'reference'>,
): Promise<VideoText> {
  const linked = findTmdbRef(caption) ?? findTmdbRef(fileName);
  const tagged = linked ? { ref: linked, isTyped: true } : taggedRef([caption, fileName]);
  const title = tagged && (await identifyTitle(db, titleIdsOf(tagged.ref)));
  const link = title && (tagged.isTyped ? { id: title.id } : { id: title.id, isUnsure: true });
  const reference = tagged && formatTmdbRef(tagged.ref);
  return { caption, fileName, seconds, bytes, link, reference };
}

function taggedRef(texts: readonly string[]) {
  const isSeries = texts.some((text) => readPart(cleanVideoText(text))?.kind === 'episode');
  return texts.map((text) => findTaggedRef(text, { isSeries })).find((found) => found !== undefined);
}
