import type { Db, DbTransaction } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import {
  isCommonLanguage,
  languageTag,
  sortLanguages,
  spokenLanguage,
} from '../../catalogue/rules/languages.ts';
import { qualityOfPicture } from '../../catalogue/rules/picture-quality.ts';
import type { VersionRow } from '../part-videos.ts';
import {
  isKnownVersion,
  mergeFacts,
  NO_HINTS,
  type VersionFacts,
  type VersionHints,
} from './version-facts.ts';
import { beginOfNotes, notesIn } from './version-notes.ts';

export type DescribedVideo = {
  fileName?: string | undefined;
  caption?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  bytes?: number | undefined;
};

const EXTENSION = /\.\w{2,4}$/;
const QUALITY = /^(2160|1440|1080|720|480|360)[pi]$/;
const QUALITY_WORDS: Readonly<Record<string, number>> = { '4k': 2160, uhd: 2160, fullhd: 1080, fhd: 1080 };
/** The subtitles' languages follow. */
const SUBTITLES = /^(?:e?subs?|subbed|sottotitol(?:i|at[oa])|subtit(?:les|led|ulos|ulad[oa])|legendad[oa])$/;
const SUBTITLES_OF = /^(?:vo)?subs?(ita|eng|fra|esp|spa)$|^vos(tfr|ta|e|i)$/;
/** After 'VOS': the French, English, Spanish and Italian names of subtitles in their language. */
const ORIGINAL_WITH: Readonly<Record<string, string>> = { tfr: 'fra', ta: 'eng', e: 'spa', i: 'ita' };
/** Words of releases that are also codes of languages. */
const RELEASE_WORDS =
  'aac amz atv avc avi bdr cam cut ddp dir dts dub dvd evo ext fps grp hbo hdr hou iso mac max mkv mux pal psa rar rip sat sbs sdr sub tgx tru uhd vos web'.split(
    ' ',
  );
const AND = /^(?:e|and|y|in|en)$/;
const HEIGHT = /^\d{3,4}[pi]$/;
/** A title's name ends at the first of these. */
const AFTER_NAME =
  /^(?:(?:19|20)\d\d|s\d+(?:e\d+)*|\d+x\d+|bluray|blu|bdrip|brrip|web|webrip|webdl|dvdrip|hdtv|x26[45]|h26[45]|hevc)$/;
/** A line of a caption with the video's facts. */
const SPOKEN_OF = /^(?:audio|lingu[ae]|languages?|qualita|versione)\b/;

/** Hints at a video's version in the file's name, the caption and the size of the picture. */
export function readVersionHints(video: DescribedVideo): VersionHints {
  const [first = '', ...lines] = (video.caption ?? '').split('\n');
  const read = [
    ...lines.map((line) => hintsOf(wordsOf(line), true)),
    hintsOf(wordsOf(first), false),
    hintsOf(wordsOf((video.fileName ?? '').replace(EXTENSION, '')), false),
  ];
  return {
    ...read.reduceRight<VersionFacts>(mergeFacts, NO_HINTS),
    bytes: video.bytes ?? null,
    measured: qualityOfPicture(video),
  };
}

/** A word, normalised; one of capitals among others is a tag, and a language with its region is one word. */
type Word = { text: string; isCapital: boolean; variant?: string | undefined };

function wordsOf(text: string): Word[] {
  const isLoud = text === text.toUpperCase();
  return text
    .replace(/hdr10\+/gi, 'HDR10plus')
    .split(/[\s.,;:()[\]{}|/+]+/)
    .flatMap((written): Word[] => {
      const variant = /^[a-z]{2,3}[-_]/i.test(written) ? languageTag(written) : undefined;
      if (variant !== undefined) return [{ text: normalizeForSearch(written), isCapital: false, variant }];
      return written.split(/[-_]+/).flatMap((part) => {
        const isCapital = !isLoud && /^[A-Z]{3}$/.test(part);
        const words = normalizeForSearch(part).split(' ').filter(Boolean);
        return words.map((word) => ({ text: word, isCapital }));
      });
    });
}

function hintsOf(words: readonly Word[], isFurtherLine: boolean): VersionHints {
  const begin = beginOfTags(words, isFurtherLine);
  const led = words[0]?.text ?? '';
  const isSpokenOf = isFurtherLine && (SPOKEN_OF.test(led) || SUBTITLES.test(led));
  if (begin < 0 && !isSpokenOf) return NO_HINTS;
  const isProse = isFurtherLine && !isSpokenOf;
  const told = words.slice(isSpokenOf ? 0 : begin);
  return {
    ...NO_HINTS,
    ...languagesIn(told, isProse),
    quality: told.map(({ text }) => qualityOf(text)).find((quality) => quality !== null) ?? null,
    note: notesIn(
      told.map(({ text }) => text),
      isProse,
    ),
  };
}

/** The index of the first word that describes the video; -1 without any. */
function beginOfTags(words: readonly Word[], isFurtherLine: boolean): number {
  const tag = words.findIndex((word, index) => (isFurtherLine || index > 0) && isTag(word));
  if (isFurtherLine) return tag;
  const end = tag < 0 ? words.length : tag;
  const begin = beginOfNotes(
    words.map(({ text }) => text),
    end,
  );
  // A single last word may be the title's.
  return tag < 0 && end - begin < 2 ? -1 : begin;
}

/** Languages follow a word for subtitles, or one comes right before it. */
function languagesIn(
  words: readonly Word[],
  isProse: boolean,
): Pick<VersionHints, 'languages' | 'subtitles'> {
  const read = words.map((word) => languageOf(word, isProse));
  const languages: string[] = [];
  const subtitles: string[] = [];
  let into = languages;
  for (const [index, { text }] of words.entries()) {
    const language = read[index];
    const ofSubtitles = subtitlesOf(text);
    const [before, after] = [
      read[index - 1],
      read[AND.test(words[index + 1]?.text ?? '') ? index + 2 : index + 1],
    ];
    if (ofSubtitles !== undefined) subtitles.push(ofSubtitles);
    else if (language !== undefined) into.push(language);
    else if (SUBTITLES.test(text)) {
      if (after === undefined && before !== undefined && into === languages)
        subtitles.push(...languages.splice(-1));
      into = subtitles;
    } else if (!AND.test(text)) into = languages;
  }
  return { languages: sortLanguages(languages), subtitles: sortLanguages(subtitles) };
}

/** The language of subtitles that a word names with them: 'SubITA', 'VOSTFR'. */
function subtitlesOf(word: string): string | undefined {
  const [, code, ending] = SUBTITLES_OF.exec(word) ?? [];
  return code === undefined ? ORIGINAL_WITH[ending ?? ''] : languageTag(code);
}

/** In prose the codes of the common languages alone are read, and names. */
function languageOf({ text, isCapital, variant }: Word, isProse: boolean): string | undefined {
  if (variant !== undefined) return variant;
  if (RELEASE_WORDS.includes(text)) return undefined;
  const language = isCapital ? languageTag(text) : spokenLanguage(text);
  return language !== undefined && isProse && !isCommonLanguage(language) ? undefined : language;
}

function qualityOf(word: string): number | null {
  const [, lines] = QUALITY.exec(word) ?? [];
  return lines === undefined ? (QUALITY_WORDS[word] ?? null) : Number(lines);
}

/** A word that no title's name has, from which on the rest describes the video. */
function isTag({ text, isCapital, variant }: Word): boolean {
  if (variant !== undefined || (isCapital && spokenLanguage(text) !== undefined)) return true;
  const isCode = text.length === 3 && languageTag(text) === text && isCommonLanguage(text);
  return (
    isCode ||
    AFTER_NAME.test(text) ||
    SUBTITLES_OF.test(text) ||
    HEIGHT.test(text) ||
    qualityOf(text) !== null
  );
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
