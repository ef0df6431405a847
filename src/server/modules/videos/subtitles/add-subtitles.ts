import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../database/db.ts';
import { parseCaptionReference, validateTitlePart } from '../../catalogue/rules/title-part.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { matchVideo } from '../matching/match-video.ts';
import { videoTextOf } from '../matching/video-text.ts';
import type { TitlePart } from '../title-part.ts';
import {
  keepWaitingSubtitles,
  type NewSubtitles,
  partsBeside,
  type SavedSubtitles,
  saveSubtitles,
} from './subtitle-files.ts';
import { isUnderstood } from './subtitle-kinds.ts';
import { parseSubtitleName } from './subtitle-name.ts';
import { saysRelease } from './subtitle-words.ts';

/** The video that a file was sent as an answer to. */
export type AnsweredVideo = {
  caption: string;
  fileName: string;
  location: { chatId: string; messageId: number } | undefined;
};

/**
 * Adds a subtitle file to the parts of the video that it belongs to: by the number in its caption, the video that it answers,
 * the album, or the name. Without any it waits for its video; `isTold`: its owner reads the outcome at once.
 */
export async function addSubtitles(
  db: Db,
  file: NewSubtitles,
  { caption, answered, isTold }: { caption: string; answered?: AnsweredVideo | undefined; isTold: boolean },
): Promise<{ parts: readonly TitlePart[] } & SavedSubtitles> {
  const { parts, ofVideo, isTitle } = await partsOf(db, file, { caption, answered });
  const read = parseSubtitleName(file.fileName, ofVideo)?.label;
  const labelled = { ...file, label: isTitle ? (read ?? '') : read || file.label };
  if (parts.length > 0) return { parts, ...(await saveSubtitles(db, parts, labelled, isTold)) };
  await keepWaitingSubtitles(db, file, isTold);
  return { parts, label: file.label, replaced: undefined };
}

/** Parts, and the name of the video's file if known. `isTitle`: the title's name, whose words do not name a language. */
type Found = { parts: readonly TitlePart[]; ofVideo?: string | undefined; isTitle?: boolean };

async function partsOf(
  db: Db,
  file: NewSubtitles,
  { caption, answered }: { caption: string; answered: AnsweredVideo | undefined },
): Promise<Found> {
  const { stem = '' } = parseSubtitleName(file.fileName) ?? {};
  const ofVideo = answered && withoutEnding(answered.fileName);
  const named = (await partNamed(db, caption)) ?? (answered && (await partNamed(db, answered.caption)));
  if (named) return { parts: [named], ofVideo };
  const { location, replyTo, mediaGroup } = file;
  const place = answered?.location
    ? { location: answered.location, replyTo: answered.location.messageId, mediaGroup: undefined }
    : { location, replyTo, mediaGroup };
  const beside = await partsBeside(db, { ...place, names: namesOf(file.fileName) });
  if (beside.parts.length > 0) return { ...beside, ofVideo: beside.fileName };
  if (answered) return { parts: await partsCalled(db, answered), ofVideo };
  const whole = withoutEnding(file.fileName);
  const byStem = await partsCalled(db, { caption, fileName: `${stem}.mkv` });
  return (!saysRelease(stem) && (await partsTitled(db, caption, whole, byStem))) || { parts: byStem };
}

/**
 * The parts of the title with the file's name, with all its words or without those that describe subtitles;
 * undefined if they are those of the name without a label.
 */
async function partsTitled(
  db: Db,
  caption: string,
  whole: string,
  byStem: readonly TitlePart[],
): Promise<Found | undefined> {
  const called = await partsCalled(db, { caption, fileName: `${whole}.mkv` });
  if (called.length > 0)
    return isDeepStrictEqual(called, byStem) ? undefined : { parts: called, ofVideo: whole, isTitle: true };
  if (byStem.length > 0) return undefined;
  for (const ofVideo of namesOf(`${whole}.srt`).slice(1)) {
    const label = parseSubtitleName(`${whole}.srt`, ofVideo)?.label ?? '';
    const isLabel = label.split(' ').every(isUnderstood);
    const parts = isLabel ? await partsCalled(db, { caption, fileName: `${ofVideo}.mkv` }) : [];
    if (parts.length > 0) return { parts, ofVideo, isTitle: true };
  }
  return undefined;
}

async function partsCalled(
  db: Db,
  { caption, fileName }: Pick<AnsweredVideo, 'caption' | 'fileName'>,
): Promise<readonly TitlePart[]> {
  const text = await videoTextOf({ db }, { caption, fileName, seconds: undefined, bytes: undefined });
  return (await matchVideo(db, text)).parts ?? [];
}

/** The parts in an owner's words, by a title's number or name; none if in doubt. */
export async function partsOfWords(db: Db, words: string): Promise<readonly TitlePart[]> {
  const named = await partNamed(db, words);
  if (named) return [named];
  return partsCalled(db, { caption: words, fileName: '' });
}

/** The part that a caption names by the title's number; undefined for one that there cannot be. */
async function partNamed(db: Db, caption: string): Promise<TitlePart | undefined> {
  const named = parseCaptionReference(caption);
  const title = named && (await findTitleIncludingHidden(db, named.titleId));
  return title && !validateTitlePart(title, named.episode) ? named : undefined;
}

/** Words that may follow the video's name. */
const MAX_WORDS = 6;

/** Possible names of the video: the file's, or the same without some of its last words. */
function namesOf(fileName: string): string[] {
  const whole = withoutEnding(fileName);
  const ends = [...whole.matchAll(/[\s._([-]+/g)].map(({ index }) => index).slice(-MAX_WORDS);
  return [whole, ...ends.map((end) => whole.slice(0, end))].filter(Boolean);
}

function withoutEnding(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}
