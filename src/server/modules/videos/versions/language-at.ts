import { isCommonLanguage, isWordOfSentences, languageTag } from '../../catalogue/rules/languages.ts';
import { isBetween, isForAudio, isForSubtitles, isLanguageLabel, isNegation } from './language-labels.ts';
import { isTechnical, saysPart, saysYear } from './quality-words.ts';
import type { Word } from './video-words.ts';

/** In `facts` all words describe the video; `prose` may say anything. */
export type Kind = 'name' | 'facts' | 'prose';

/** Codes of two letters that are meant as languages in names. */
const SHORT = new Set('it en es fr de pt ja jp ru zh ko vf'.split(' '));
const SHORT_AS: Readonly<Record<string, string>> = { jp: 'ja', vf: 'fr' };
/** These are words before a fact: 'en HD', 'de 5.1', 'es 1080p'. */
const PREPOSITION = /^(?:en|de|es)$/;

/** The language that a word says in its place. */
export function languageAt(words: readonly Word[], index: number, kind: Kind): string | undefined {
  const word = words[index];
  if (!word || isLastEpisode(words, index)) return undefined;
  const { sure, inDoubt } = word;
  if (kind === 'prose') {
    const isMeant = word.isCapital || saysCode(word);
    return sure !== undefined && isMeant && isCommonLanguage(sure) ? sure : undefined;
  }
  if (sure !== undefined) return sure;
  if (isShort(words, index, kind)) return languageTag(SHORT_AS[word.text] ?? word.text);
  if (inDoubt === undefined) return undefined;
  const isMeant = isCodeBeforeFacts(words, index) || isApart(words, word) || isAmongFacts(words, index, kind);
  return isMeant ? inDoubt : undefined;
}

/** True for 'FIN' right behind a number: of a last episode, not Finnish. */
export function isLastEpisode(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]?.text ?? '';
  return words[index]?.text === 'fin' && (saysPart(before) || /^\d{1,3}$/.test(before));
}

export function isSure(word: Word | undefined): boolean {
  return word?.sure !== undefined;
}

/** True if a word is the code of a common language and means nothing else: 'ita', 'eng'. */
export function saysCode({ text, sure }: Word): boolean {
  return text.length === 3 && sure === text && isCommonLanguage(text);
}

/** True if a code in doubt is written as the language behind it: 'spa eng', 'SPA-ENG'. */
export function isWrittenAs(language: Word, word: Word): boolean {
  return isSure(language) && isCommonCode(word) && caseOf(word) === caseOf(language);
}

const caseOf = ({ written }: Word) => written.replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a');

function isCommonCode({ text, inDoubt }: Word): boolean {
  return inDoubt !== undefined && isCommonLanguage(inDoubt) && !isWordOfSentences(text);
}

/** True for a code in doubt between facts, or beside one at an end: there it is no word of a sentence. */
function isAmongFacts(words: readonly Word[], index: number, kind: Kind): boolean {
  const word = words[index];
  if (!word || isNegation(word, words[index + 1])) return false;
  const [left, right] = [nearestOther(words, index, -1), nearestOther(words, index, 1)];
  const isWord = isWordOfSentences(word.text);
  // The group that released a file is behind its last language.
  const isEnd = kind === 'name' && isSure(left) && !isWord && right === words.at(-1);
  const beside = [left, isEnd ? undefined : right].flatMap((one) => one ?? []);
  const isFact = (one: Word) => isSure(one) || isLanguageLabel(one) || (!isWord && isFactBeside(one, word));
  return beside.length > 0 && beside.every(isFact);
}

/** True for a code in capitals behind a title, with facts or nothing behind it: 'UKR 1080p', and not 'AKA The Lake'. */
export function isCodeBeforeFacts(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word?.isCapital || word.inDoubt === undefined || isWordOfSentences(word.text)) return false;
  const right = nearestOther(words, index, 1);
  return right === undefined || isSure(right) || isLanguageLabel(right) || isFactBeside(right, word);
}

/** Words in doubt that are skipped at most: there are no more in a row but in a flood of them. */
const REACH = 16;

/** The nearest word in a direction that is neither in doubt nor between languages. */
function nearestOther(words: readonly Word[], index: number, step: -1 | 1, reach = REACH): Word | undefined {
  const next = words[index + step];
  const isSkipped = next && !isSure(next) && (isBetween(next) || next.inDoubt !== undefined);
  return isSkipped && reach > 0 ? nearestOther(words, index + step, step, reach - 1) : next;
}

/** True for a fact beside a code; an episode's name may be behind its number: 'S01E02 Dan'. */
function isFactBeside({ text }: Word, code: Word): boolean {
  return isTechnical(text) || saysYear(text) || (saysPart(text) && !/^\p{Lu}\p{Ll}/u.test(code.written));
}

/** 'IT' in capitals, alone in brackets, or where only facts are; 'en español' and 'de audio' begin with a preposition. */
function isShort(words: readonly Word[], index: number, kind: Kind): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !SHORT.has(word.text)) return false;
  if (next && ((next.text.length > 3 && isSure(next)) || isForAudio(next))) return false;
  const isBeforeLanguage =
    !next || isSure(next) || SHORT.has(next.text) || isForSubtitles(next) || isBetween(next);
  const isBeforeTag = next && isTechnical(next.text) && (word.isCapital || !PREPOSITION.test(word.text));
  return ((word.isCapital || kind === 'facts') && (isBeforeLanguage || isBeforeTag)) || isApart(words, word);
}

/** True if a word is in brackets of languages alone: '(italiano)', '[IT-EN]', '[spa]', '(in inglese)'. */
export function isApart(words: readonly Word[], { bracket }: Word): boolean {
  if (bracket === undefined) return false;
  const beside = words.filter((one) => one.bracket === bracket);
  return beside.every(
    (one) =>
      isSure(one) || SHORT.has(one.text) || isCommonCode(one) || isBetween(one) || isLanguageLabel(one),
  );
}
