import type { Db, DbTransaction } from '../../../database/db.ts';
import { qualityOfPicture } from '../../catalogue/rules/picture-quality.ts';
import type { VersionRow } from '../part-videos.ts';
import {
  isApart,
  isCodeBeforeFacts,
  isLastEpisode,
  isWrittenAs,
  languageAt,
  saysCode,
} from './language-at.ts';
import { isForAudio, isLanguageLabel, saysDub, saysOriginal, subtitlesOf } from './language-labels.ts';
import { languagesIn } from './language-words.ts';
import { furtherLines, isFact, kindOf } from './line-kinds.ts';
import { isTechnical, qualityOf, saysLines, saysPart, saysSource, saysYear } from './quality-words.ts';
import {
  isKnownVersion,
  mergeFacts,
  NO_HINTS,
  type VersionFacts,
  type VersionHints,
} from './version-facts.ts';
import { beginOfNotes, notesIn } from './version-notes.ts';
import { type Word, wordsOf } from './video-words.ts';

export type DescribedVideo = {
  fileName?: string | undefined;
  caption?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  bytes?: number | undefined;
};

/** Lines of a caption that are read, and letters of each: a plot that goes on says nothing of a version. */
const MAX_LINES = 50;
const MAX_LENGTH = 500;
const EXTENSION = /\.\w{2,4}$/;

/** Hints at a video's version in the file's name, the caption and the size of the picture. */
export function readVersionHints(video: DescribedVideo): VersionHints {
  const [first = '', ...lines] = (video.caption ?? '').split('\n', MAX_LINES);
  const read = [
    ...furtherLines(lines).map((line) => hintsOf(line, false)),
    hintsOf(first, true),
    hintsOf((video.fileName ?? '').replace(EXTENSION, ''), true),
  ];
  return {
    ...read.reduceRight<VersionFacts>(mergeFacts, NO_HINTS),
    bytes: video.bytes ?? null,
    measured: qualityOfPicture(video),
  };
}

function hintsOf(line: string, isFirst: boolean): VersionHints {
  const read = line.slice(0, MAX_LENGTH);
  const words = wordsOf(read);
  const kind = kindOf(read, words, isFirst);
  const isProse = kind === 'prose';
  const begin =
    kind === 'facts' ? 0 : isProse ? labelBefore(words, words.findIndex(isTag)) : beginOfTags(words);
  if (kind === undefined || begin < 0) return NO_HINTS;
  const told = words.slice(begin);
  const texts = told.map(({ text }) => text);
  return {
    ...NO_HINTS,
    ...languagesIn(kind === 'name' ? withoutEpisodeName(told) : told, kind),
    quality: texts.map(qualityOf).find((quality) => quality !== null) ?? null,
    note: notesIn(texts, isProse),
  };
}

/** The index of the first word that describes the video; -1 without any. */
function beginOfTags(words: readonly Word[]): number {
  const tag = words.findIndex((word, index) => index > 0 && isTag(word, index, words));
  const end = tag < 0 ? words.length : Math.max(1, labelBefore(words, tag));
  const begin = beginOfNotes(
    words.map(({ text }) => text),
    end,
  );
  // A single last word may be the title's.
  return tag < 0 && end - begin < 2 ? -1 : begin;
}

/** The index of the first of the labels and codes right before a tag. */
function labelBefore(words: readonly Word[], at: number): number {
  const tag = words[at];
  if (!tag) return -1;
  const isOfTag = (word: Word) => isLanguageLabel(word) || isWrittenAs(tag, word);
  return words.slice(0, at).findLastIndex((word) => !isOfTag(word)) + 1;
}

/** A word that no title's name has, from which on the rest describes the video. */
function isTag(word: Word, index: number, words: readonly Word[]): boolean {
  const { text, isCapital, language, sure } = word;
  if (isLastEpisode(words, index)) return false;
  if (language !== undefined || (isCapital && sure !== undefined) || isCodeBeforeFacts(words, index))
    return true;
  const before = words[index - 1];
  if (sure !== undefined && before && isForAudio(before)) return true;
  if (saysDub(text) || (isCapital && saysOriginal(text)) || isSetOff(words, index)) return true;
  const isAlone = isApart(words, word) && languageAt(words, index, 'name') !== undefined;
  const isOfRelease = saysYear(text) || saysPart(text) || saysSource(text) || saysLines(text);
  return saysCode(word) || isAlone || isOfRelease || subtitlesOf(text) !== undefined;
}

/** The last word of 'El puente Latino', in capitals behind one in small letters, and of 'Il ponte in italiano'. */
function isSetOff(words: readonly Word[], index: number): boolean {
  const [before, word] = words.slice(index - 1, index + 1);
  const isLast = index > 1 && index === words.length - 1;
  if (!isLast || word?.sure === undefined) return false;
  const isLatin = /^(?:Latino|Castellano)$/.test(word.written) && /^\p{Ll}/u.test(before?.written ?? '');
  return isLatin || /^(?:in|en)$/.test(before?.text ?? '');
}

/** Words without the names of languages that belong to an episode's name: 'S01E02 Italian Job 720p'. */
function withoutEpisodeName(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ text }) => saysPart(text)) + 1;
  if (from === 0) return words;
  const technical = words.findIndex(({ text }, index) => index >= from && isTechnical(text));
  const end = technical < 0 ? words.length : technical;
  const isNamed = words.some((_, index) => index >= from && index < end && !isFact(words, index));
  if (!isNamed) return words;
  return words.filter((word, index) => {
    const isBeforeTags = index + 1 === technical && /^\p{Lu}/u.test(word.written);
    return index < from || index >= end || word.text.length < 4 || isLoud(word) || isBeforeTags;
  });
}

/** 'iTALiAN', 'ITALIAN', '(italiano)' */
function isLoud({ written, bracket }: Word): boolean {
  return bracket !== undefined || /^.\p{Lu}/u.test(written);
}

/** Hints at a video's version in its post. */
async function hintsOfPost(db: Db, postId: number): Promise<VersionHints> {
  const post = await db
    .selectFrom('video_post')
    .select(['file_name as fileName', 'caption', 'width', 'height', 'bytes'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post) return NO_HINTS;
  const { width, height, bytes } = post;
  return readVersionHints({
    ...post,
    width: width ?? undefined,
    height: height ?? undefined,
    bytes: bytes ?? undefined,
  });
}

/** Fills in versions without known facts from their posts: they came before versions were distinguished. */
export async function learnVersions(
  transaction: DbTransaction,
  versions: readonly VersionRow[],
): Promise<VersionRow[]> {
  const learned: VersionRow[] = [];
  for (const version of versions) {
    learned.push(isKnownVersion(version) ? version : await learnVersion(transaction, version));
  }
  return learned;
}

async function learnVersion(transaction: DbTransaction, version: VersionRow): Promise<VersionRow> {
  if (version.post_id === null) return version;
  const hints = await hintsOfPost(transaction, version.post_id);
  const facts = { ...mergeFacts(version, hints), bytes: version.bytes ?? hints.bytes };
  if (!isKnownVersion(facts)) return version;
  await transaction.updateTable('video').set(facts).where('id', '=', version.id).execute();
  return { ...version, ...facts };
}
