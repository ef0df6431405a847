import {
  isCommonLanguage,
  languageTag,
  sortLanguages,
  spokenLanguage,
} from '../../catalogue/rules/languages.ts';
import { isTechnical } from './quality-words.ts';
import type { Word } from './video-words.ts';

/** In `facts` all words describe the video; `prose` may say anything. */
export type Kind = 'name' | 'facts' | 'prose';

const SUBTITLES =
  /^(?:(?:hard|soft|multi|m)?subs?|subbed|subforced|sott|sottotitol(?:i|at[oa])|subt(?:it)?|subtit(?:les|led|ulos?|ulad[oa])|legend(?:as|ad[oa]))$/;
/** 'inglés subtitulado' is spoken, 'English subs' written; several subtitles are in none in particular. */
const WITH_SUBTITLES = /^(?:(?:sottotitolat|subtitulad|legendad)[oa]|m(?:ulti)?subs?|subforced)$/;
const NO = /^(?:no|senza|sin|without)$/;
const SUBTITLES_OF = /^(?:(?:vo|hard|soft)?sub(?:s|bed)?(\w{2,})|(\w{2,}?)(?:hard|soft)?sub(?:s|bed)?)$/;
/** The French, English, Spanish and Italian names of subtitles in their language; an Indian one of English. */
const NAMED: Readonly<Record<string, string>> = {
  vostfr: 'fra',
  vosta: 'eng',
  vose: 'spa',
  vosi: 'ita',
  vostit: 'ita',
  vostita: 'ita',
  esub: 'eng',
  esubs: 'eng',
};
/** Codes of two letters that are meant as languages in names. */
const SHORT = new Set('it en es fr de pt ja jp ru zh ko'.split(' '));
const SHORT_AS: Readonly<Record<string, string>> = { jp: 'ja' };
const AUDIO = /^(?:audios?|lingu[ae]|lengua|idiomas?|languages?|doppiaggio|doblaje)$/;
/** Words between languages of one kind. */
const BETWEEN = /^(?:e|and|y|in|en|al|con|with|forced|forzati|full|sdh|cc|completi)$/;

/** True if a word is of subtitles, or a label of languages. */
export function isLanguageLabel({ text }: Word): boolean {
  return SUBTITLES.test(text) || AUDIO.test(text);
}

/** True if languages of one kind may follow on both sides of a word: 'e', 'in', 'forced'. */
export function isBetween({ text }: Word): boolean {
  return BETWEEN.test(text);
}

/** The language of subtitles that a word names with them: 'SubITA', 'engsub', 'VOSTFR'. */
export function subtitlesOf(word: string): string | undefined {
  const [, after, before] = SUBTITLES.test(word) ? [] : (SUBTITLES_OF.exec(word) ?? []);
  const rest = after ?? before ?? '';
  return (
    NAMED[word] ??
    spokenLanguage(rest, 'in capitals') ??
    (/^(?:nl|pl)$/.test(rest) ? languageTag(rest) : undefined)
  );
}

/** The languages that a video is spoken in, and those of its subtitles, which follow a word for these or come before it. */
export function languagesIn(words: readonly Word[], kind: Kind): Record<'languages' | 'subtitles', string[]> {
  const read = words.map((_, index) => languageAt(words, index, kind));
  const languages: string[] = [];
  const subtitles: string[] = [];
  let into = [languages];
  for (const [index, { text }] of words.entries()) {
    const language = read[index];
    const ofSubtitles = subtitlesOf(text);
    if (ofSubtitles !== undefined) subtitles.push(ofSubtitles);
    else if (language !== undefined) for (const list of into) list.push(language);
    else if (SUBTITLES.test(text)) {
      if (NO.test(words[index - 1]?.text ?? '')) continue;
      if (into[0] === languages && isBehind(words, read, index)) subtitles.push(...languages.splice(-1));
      into = isBothLabel(words, index) ? [languages, subtitles] : [subtitles];
    } else if (AUDIO.test(text) || (kind !== 'facts' && !BETWEEN.test(text))) into = [languages];
  }
  return { languages: sortLanguages(languages), subtitles: sortLanguages(subtitles) };
}

/** 'Audio e sottotitoli: ITA' */
function isBothLabel(words: readonly Word[], index: number): boolean {
  const [label, between] = words.slice(Math.max(0, index - 2), index);
  return label !== undefined && between !== undefined && AUDIO.test(label.text) && BETWEEN.test(between.text);
}

/** True if the language right before a word for subtitles is theirs: 'Eng Subs'. */
function isBehind(words: readonly Word[], read: readonly (string | undefined)[], index: number): boolean {
  const next = words.findIndex(({ text }, at) => at > index && !BETWEEN.test(text));
  const isBefore = read[index - 1] !== undefined && words[index - 1]?.bracket === words[index]?.bracket;
  return isBefore && read[next] === undefined && !WITH_SUBTITLES.test(words[index]?.text ?? '');
}

/** The language that a word says in its place. */
export function languageAt(words: readonly Word[], index: number, kind: Kind): string | undefined {
  const word = words[index];
  if (!word) return undefined;
  const sure = sureLanguage(word);
  if (kind === 'prose')
    return sure !== undefined && word.isCapital && isCommonLanguage(sure) ? sure : undefined;
  const isBeside = [index - 1, index + 1].some((at) => isSure(words[at]));
  const short = isShort(words, index, kind) ? languageTag(SHORT_AS[word.text] ?? word.text) : undefined;
  return sure ?? short ?? (isBeside ? spokenLanguage(word.text, 'beside') : undefined);
}

/** The language of a word that means nothing else. */
function sureLanguage({ text, language, isCapital }: Word): string | undefined {
  return language ?? spokenLanguage(text, isCapital ? 'in capitals' : undefined);
}

function isSure(word: Word | undefined): boolean {
  return word !== undefined && sureLanguage(word) !== undefined;
}

/** 'IT' in capitals, alone in brackets, or where only facts are; 'en español' and 'de audio' begin with a preposition. */
function isShort(words: readonly Word[], index: number, kind: Kind): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word || !SHORT.has(word.text)) return false;
  if (next && ((next.text.length > 3 && isSure(next)) || AUDIO.test(next.text))) return false;
  const isBeforeFact =
    !next || isSure(next) || SHORT.has(next.text) || SUBTITLES.test(next.text) || isTechnical(next.text);
  return (word.isCapital && isBeforeFact) || kind === 'facts' || isApart(words, word);
}

/** True if a word is in brackets of languages alone: '(italiano)', '[IT-EN]', '(in inglese)'. */
export function isApart(words: readonly Word[], { bracket }: Word): boolean {
  const beside = words.filter((one) => one.bracket === bracket);
  const isOfLanguages = beside.every(
    (one) => isSure(one) || SHORT.has(one.text) || BETWEEN.test(one.text) || isLanguageLabel(one),
  );
  return bracket !== undefined && isOfLanguages;
}
