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
const NOTES: Readonly<Record<string, string>> = {
  hdr: 'HDR',
  hdr10: 'HDR',
  '3d': '3D',
  imax: 'IMAX',
  extended: 'Extended',
  estesa: 'Extended',
  unrated: 'Unrated',
  remastered: 'Remastered',
  restaurato: 'Remastered',
};
/** The subtitles' languages follow. */
const SUBTITLES = /^(?:subs?|subbed|sottotitoli|sottotitolato|subtitles)$/;
const SUBTITLES_OF = /^(?:subs?)(ita|eng|fra|esp|spa)$/;
const AND = /^(?:e|and|y)$/;
/** A title's name ends where one of these begins. */
const AFTER_NAME =
  /^(?:(?:19|20)\d\d|s\d+(?:e\d+)*|\d+x\d+|bluray|blu|bdrip|brrip|web|webrip|webdl|dvdrip|hdtv|x26[45]|h26[45]|hevc)$/;
/** A line of a caption that says what the video has. */
const SPOKEN_OF = /^(?:audio|lingu[ae]|languages?|qualita|versione)\b/;

/** What the file's name, the caption and the size of the picture say of a video's version. */
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
  return text.split(/[\s.,;:()[\]{}|/+]+/).flatMap((written): Word[] => {
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
  const begin = words.findIndex((word, index) => (isFurtherLine || index > 0) && isTag(word));
  const led = words[0]?.text ?? '';
  const isSpokenOf = isFurtherLine && (SPOKEN_OF.test(led) || SUBTITLES.test(led));
  if (begin < 0 && !isSpokenOf) return NO_HINTS;
  const languages: string[] = [];
  const subtitles: string[] = [];
  const notes: string[] = [];
  let quality: number | null = null;
  let into = languages;
  for (const word of words.slice(isSpokenOf ? 0 : begin)) {
    const { text } = word;
    const [, ofSubtitles] = SUBTITLES_OF.exec(text) ?? [];
    const language = languageOf(word, isFurtherLine && !isSpokenOf);
    const note = NOTES[text];
    if (ofSubtitles !== undefined) subtitles.push(languageTag(ofSubtitles) ?? ofSubtitles);
    else if (language !== undefined) into.push(language);
    else if (SUBTITLES.test(text)) into = subtitles;
    else if (!AND.test(text)) into = languages;
    quality ??= qualityOf(text);
    if (note !== undefined && !notes.includes(note)) notes.push(note);
  }
  return {
    ...NO_HINTS,
    quality,
    languages: sortLanguages(languages),
    subtitles: sortLanguages(subtitles),
    note: notes.join(', '),
  };
}

/** In prose the codes of the common languages alone are read, and names. */
function languageOf({ text, isCapital, variant }: Word, isProse: boolean): string | undefined {
  if (variant !== undefined) return variant;
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
  return isCode || AFTER_NAME.test(text) || SUBTITLES_OF.test(text) || qualityOf(text) !== null;
}

/** What the post of a video says of its version. */
async function hintsOfPost(db: Db, postId: number): Promise<VersionHints> {
  const post = await db
    .selectFrom('source_post')
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

/** Versions, with what their posts say of those of which nothing is known: they came before versions were distinguished. */
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
