import type { Db } from '../../../database/db.ts';
import { parseCaptionReference, validateTitlePart } from '../../catalogue/rules/title-part.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { matchVideo } from '../matching/match-video.ts';
import { videoTextOf } from '../matching/video-text.ts';
import type { TitlePart } from '../title-part.ts';
import { keepWaitingSubtitles, type NewSubtitles, partsBeside, saveSubtitles } from './subtitle-files.ts';
import { parseSubtitleName } from './subtitle-name.ts';

/** The video that a file was sent as an answer to. */
export type AnsweredVideo = {
  caption: string;
  fileName: string;
  location: { chatId: string; messageId: number } | undefined;
};

/**
 * Adds a subtitle file to the parts of the video that it belongs to: by the number in its caption, the video that it answers,
 * the album, or the name. Without any it waits for its video; `isTold`: its owner reads so at once. Returns the parts.
 */
export async function addSubtitles(
  db: Db,
  file: NewSubtitles,
  { caption, answered, isTold }: { caption: string; answered?: AnsweredVideo | undefined; isTold: boolean },
): Promise<readonly TitlePart[]> {
  const parts = await partsOf(db, file, { caption, answered });
  if (parts.length > 0) await saveSubtitles(db, parts, file);
  else await keepWaitingSubtitles(db, file, isTold);
  return parts;
}

async function partsOf(
  db: Db,
  file: NewSubtitles,
  { caption, answered }: { caption: string; answered: AnsweredVideo | undefined },
): Promise<readonly TitlePart[]> {
  const { stem = '' } = parseSubtitleName(file.fileName) ?? {};
  const named = (await partNamed(db, caption)) ?? (answered && (await partNamed(db, answered.caption)));
  if (named) return [named];
  const { location, replyTo, mediaGroup } = file;
  const place = answered?.location
    ? { location: answered.location, replyTo: answered.location.messageId, mediaGroup: undefined }
    : { location, replyTo, mediaGroup };
  const beside = await partsBeside(db, { ...place, names: namesOf(file.fileName, stem) });
  if (beside.length > 0) return beside;
  const words = answered ?? { caption, fileName: `${stem}.mkv` };
  const text = await videoTextOf({ db }, { ...words, seconds: undefined, bytes: undefined });
  return (await matchVideo(db, text)).parts ?? [];
}

/** The parts that an owner's words name, by a title's number or name; none where they are not sure. */
export async function partsOfWords(db: Db, words: string): Promise<readonly TitlePart[]> {
  const named = await partNamed(db, words);
  if (named) return [named];
  const text = await videoTextOf(
    { db },
    { caption: words, fileName: '', seconds: undefined, bytes: undefined },
  );
  return (await matchVideo(db, text)).parts ?? [];
}

/** The part that a caption names by the title's number; undefined for one that there cannot be. */
async function partNamed(db: Db, caption: string): Promise<TitlePart | undefined> {
  const named = parseCaptionReference(caption);
  const title = named && (await findTitleIncludingHidden(db, named.titleId));
  return title && !validateTitlePart(title, named.episode) ? named : undefined;
}

/** What the video may be called: as the file, whose name may end in the video's language, or without its own. */
function namesOf(fileName: string, stem: string): string[] {
  return [fileName.replace(/\.[^.]*$/, ''), stem].filter(Boolean);
}
