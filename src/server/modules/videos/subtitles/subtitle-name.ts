import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { isCommonLanguage, languageTag } from '../../catalogue/rules/languages.ts';
import { subtitleKind } from './subtitle-kinds.ts';

const SUBTITLES = /\.(?:srt|vtt|ass|ssa)$/i;

/**
 * The length of a name that is read, from its end; no file system has longer ones, and some of a stranger's could
 * take seconds.
 */
const MAX_NAME_LENGTH = 255;
/** Words that one language or kind takes at most: 'Portuguese (Latin America)'. */
const MAX_WORDS = 3;
/** A video's name ends with one of these; the rest describes its subtitles. */
const OF_VIDEO =
  /^(?:(?:18|19|20)\d\d|s\d+e\d+|\d+x\d+|\d{3,4}[pi]|4k|uhd|[a-z]*rip|web|webdl|bluray|hdtv|remux|[xh]26[45]|hevc|av1|aac\d*|ac3|dts)$/;

/**
 * `stem`: the name of its video. `label`: languages and kinds, `ita`, `por-BR forced`, then unknown words
 * unchanged; empty without any.
 */
export type SubtitleName = { stem: string; label: string };

/**
 * Reads the name of a subtitle file (`Film.2020.ita.forced.srt`); undefined for any other file. `ofVideo`: its
 * video's name.
 */
export function parseSubtitleName(fileName: string, ofVideo = ''): SubtitleName | undefined {
  if (!SUBTITLES.test(fileName)) return undefined;
  const name = fileName.slice(-MAX_NAME_LENGTH).replace(SUBTITLES, '');
  const begins = ofVideo !== '' && name.toLowerCase().startsWith(ofVideo.toLowerCase());
  const rest = begins ? name.slice(ofVideo.length) : '';
  if (begins && !/^[\p{L}\d]/u.test(rest))
    return { stem: name.slice(0, ofVideo.length), label: labelOf(rest) };
  const words = wordsIn(name);
  const from = Math.max(1, beginOfLabel(words, name));
  const first = words[from];
  const stem = first ? name.slice(0, first.at).replace(/[\s._([-]+$/, '') : name;
  return { stem, label: first ? labelOf(name.slice(first.at)) : '' };
}

/** True if a name has more facts of a video than its title: otherwise its last word may belong to the title. */
export function saysRelease(name: string): boolean {
  return wordsIn(name).slice(1).some(isOfVideo);
}

/** The label that words describe: languages, then kinds, then the words that are neither. */
export function labelOf(text: string): string {
  const read = readFacts(wordsIn(text), text, () => true);
  const languages = read.flatMap(({ language }) => language ?? []);
  const kinds = read.flatMap(({ kind }) => kind || []);
  const others = read.flatMap(({ other }) => other ?? []);
  return [...new Set([...languages, ...kinds.sort(), ...others])].join(' ');
}

type Word = { text: string; at: number; end: number };

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[^\s._()[\]-]+/g)].map(({ 0: word, index }) => ({
    text: word,
    at: index,
    end: index + word.length,
  }));
}

/** One language, kind or other word, and its beginning. */
type Fact = { from: number; language?: string; kind?: string; other?: string };

/**
 * The facts in words, from the first to the last; the longest reading counts. `isLanguage`: a code can be a
 * language there.
 */
function readFacts(
  words: readonly Word[],
  text: string,
  isLanguage: (tag: string, from: number) => boolean,
): Fact[] {
  const facts: Fact[] = [];
  for (let from = 0; from < words.length; ) {
    const { count, fact } = factAt(words, from, text);
    const isWord = fact.language !== undefined && !isLanguage(fact.language, from);
    facts.push({ from, ...(isWord ? { other: words[from]?.text ?? '' } : fact) });
    from += count;
  }
  return facts.map((fact, index) => {
    const beside = [facts[index - 1], facts[index + 1]];
    const isKind =
      isHi(words[fact.from]) && beside.some((one) => one?.language && !isOfVideo(words[one.from]));
    return isKind ? { from: fact.from, kind: 'SDH' } : fact;
  });
}

/** `hi` is Hindi alone, and beside a language `hearing impaired`. */
function isHi(word: Word | undefined): boolean {
  return word?.text.toLowerCase() === 'hi';
}

function factAt(
  words: readonly Word[],
  from: number,
  text: string,
): { count: number; fact: Omit<Fact, 'from'> } {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count -= 1) {
    const [first, last] = [words[from], words[from + count - 1]];
    if (!first || !last) continue;
    const written = text.slice(first.at, last.end);
    const kind = subtitleKind(normalizeForSearch(written));
    if (kind !== undefined) return { count, fact: { kind } };
    const language = languageIn(written, count);
    if (language !== undefined) return { count, fact: { language } };
  }
  return { count: 1, fact: { other: words[from]?.text ?? '' } };
}

/** Words joined by other signs than a tag's are one if they are a language's name, or written as `pt.BR`. */
function languageIn(written: string, count: number): string | undefined {
  if (count === 1) return languageTag(written);
  if (/^[a-z]{2,3}\.[A-Z]{2}$/.test(written)) return languageTag(written.replace('.', '-'));
  const isTag = /^[a-z]{2,3}([-_][a-z\d]+)+$/i.test(written);
  const [, last = ''] = /[-_]([a-z\d]+)$/i.exec(written) ?? [];
  // `en-cc` and `en-HI` are kinds of English.
  if (isTag && (subtitleKind(last.toLowerCase()) !== undefined || last.toLowerCase() === 'hi'))
    return undefined;
  if (!isTag && !written.includes(' ') && !/[([]/.test(written) && written.length < 8) return undefined;
  return languageTag(written);
}

/** The index of the word at which a name's label begins; past the last word without a label. */
function beginOfLabel(words: readonly Word[], text: string): number {
  let begin = words.length;
  let languages = 0;
  const ofVideo = words.findIndex((word, index) => index > 0 && isOfVideo(word));
  const isLanguage = (tag: string, from: number) =>
    isCommonLanguage(tag) || (ofVideo > 0 && from > ofVideo) || isSetApart(words, from, text);
  for (const { from, language, other } of readFacts(words, text, isLanguage).toReversed()) {
    if (other !== undefined) break;
    // A language before the first one is the video's.
    if (language !== undefined && languages > 0) break;
    languages += language === undefined ? 0 : 1;
    begin = from;
  }
  return languages > 0 ? begin : withUnknownWords(words, begin);
}

/** True if a word follows a dot or a bracket where the others follow spaces: 'Dr. No' ends in no language. */
function isSetApart(words: readonly Word[], from: number, text: string): boolean {
  const [before, word] = [words[from - 1], words[from]];
  const between = text.slice(before?.end, word?.at);
  return text.slice(0, before?.end).includes(' ') && (between === '.' || /[([]/.test(between));
}

/** Without a language the words between the video's name and the ending are one that is not known. */
function withUnknownWords(words: readonly Word[], begin: number): number {
  const last = words.slice(0, begin).findLastIndex(isOfVideo);
  return last < 0 ? begin : last + 1;
}

/** True if a word describes the video; a language in capitals is the spoken one. */
function isOfVideo(word: Word | undefined): boolean {
  const text = word?.text ?? '';
  return OF_VIDEO.test(text.toLowerCase()) || (/^[A-Zi]{3}$/.test(text) && languageTag(text) !== undefined);
}
