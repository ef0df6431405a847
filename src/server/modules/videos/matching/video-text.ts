import type { Db } from '../../../database/db.ts';
import { identifyTitle } from '../../catalogue/records/identify-titles.ts';
import { readPart } from '../../catalogue/rules/read-part.ts';
import {
  findTaggedRef,
  findTmdbRef,
  formatTmdbRef,
  type TmdbRef,
  titleIdsOf,
} from '../../imports/tmdb/tmdb-refs.ts';
import { cleanVideoText } from './clean-video-text.ts';
import type { VideoFile } from './doubt-about-video.ts';

/**
 * A video's caption, file name, duration and size. `link`: the title that a URL or a database's number in them
 * refers to; `isDoubtful`: unless the name contradicts, since that number may be a film's or a series'.
 */
export type VideoText = VideoFile & {
  caption: string;
  /** Its owner has written the caption for the title: to the bot, not for a channel's people. */
  isOwnCaption?: boolean | undefined;
  fileName: string;
  link?: { id: number; isDoubtful?: boolean } | undefined;
  /** The title that this number or URL refers to, even one outside the catalogue. */
  reference?: string | undefined;
  /** The channel that it was posted in. */
  channel?: string | undefined;
};

type Described = Omit<VideoText, 'link' | 'reference' | 'channel'> & {
  location?: { chatId: string } | undefined;
};

/**
 * The texts that show which title a post is: caption, file name, duration and size, and the title that a link in it
 * refers to.
 */
export async function videoTextOf(
  { db }: { db: Db },
  { caption, isOwnCaption, fileName, seconds, bytes, location }: Described,
): Promise<VideoText> {
  const tagged = databaseReference([caption, fileName]);
  const title = tagged && (await identifyTitle(db, titleIdsOf(tagged.ref)));
  const link = title && (tagged.isTyped ? { id: title.id } : { id: title.id, isDoubtful: true });
  const reference = tagged && formatTmdbRef(tagged.ref);
  // Ids of people are positive.
  const channel = /^[-@]/.test(location?.chatId ?? '') ? location?.chatId : undefined;
  return { caption, isOwnCaption, fileName, seconds, bytes, link, reference, channel };
}

/** The title of TMDB or IMDb that a caption or a file's name refers to; `isTyped`: it can be only one. */
export function databaseReference(texts: readonly string[]): { ref: TmdbRef; isTyped: boolean } | undefined {
  const linked = texts.map(findTmdbRef).find((ref) => ref !== undefined);
  if (linked) return { ref: linked, isTyped: true };
  const isSeries = texts.some((text) => readPart(cleanVideoText(text))?.kind === 'episode');
  return texts.map((text) => findTaggedRef(text, { isSeries })).find((found) => found !== undefined);
}
