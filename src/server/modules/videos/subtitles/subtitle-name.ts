import { isCommonLanguage } from '../../catalogue/rules/languages.ts';
import { readFacts } from './subtitle-facts.ts';
import { isOfVideo, type Word, wordsIn } from './subtitle-words.ts';

const SUBTITLES = /\.(?:srt|vtt|ass|ssa)$/i;
/** Converters put a further ending behind the first: 'ita.ass.srt'. */
const ENDINGS = /(?:\.(?:srt|vtt|ass|ssa|sub|txt))+$/i;
/** The last part of a site's name: 'addic7ed.com', 'YTS.MX'. */
const SITE_ENDING = /^(?:com|org|net|mx)?$/i;

/**
 * The length of a name that is read, from its end; no file system has longer ones, and some of a stranger's could
 * take seconds.
 */
const MAX_NAME_LENGTH = 255;
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
  const name = fileName.slice(-MAX_NAME_LENGTH).replace(ENDINGS, '');
  const begins = ofVideo !== '' && name.toLowerCase().startsWith(ofVideo.toLowerCase());
  const rest = begins ? name.slice(ofVideo.length) : '';
  if (begins && !/^[\p{L}\d]/u.test(rest))
    return { stem: name.slice(0, ofVideo.length), label: labelOf(rest) };
  const words = wordsIn(name);
  if (isLanguageAlone(words, name)) return { stem: name, label: labelOf(name) };
  const from = Math.max(1, beginOfLabel(words, name));
  const first = words[from];
  const stem = first ? withoutOpenEnd(name.slice(0, first.at)) : name;
  return { stem, label: first ? labelOf(name.slice(first.at)) : '' };
}

/** A name without a bracket that is not closed, and without signs behind it. */
function withoutOpenEnd(name: string): string {
  return name.replace(/[([][^()[\]]*$/, '').replace(/(?<![\s._([-])[\s._([-]+$/, '');
}

/** True for a name of a language and kinds alone: 'Italian', 'English (SDH)'. */
function isLanguageAlone(words: readonly Word[], name: string): boolean {
  const [first, ...others] = readFacts(words, name, isCommonLanguage);
  return first?.language !== undefined && others.every(({ kind }) => kind !== undefined);
}

/** The label that words describe: languages, then kinds, then the words that are neither. */
export function labelOf(written: string): string {
  const text = written.slice(0, MAX_NAME_LENGTH);
  const read = readFacts(wordsIn(text), text, () => true);
  const languages = read.flatMap(({ language }) => language ?? []);
  const kinds = read.flatMap(({ kind }) => kind || []);
  const others = read.flatMap(({ other = '' }) => (SITE_ENDING.test(other) ? [] : other));
  return [...new Set([...languages, ...kinds.sort(), ...others])].join(' ');
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
