import { isSure, type Kind, languageAt } from './language-at.ts';
import { isBetween, isLanguageLabel, saysOriginal, subtitlesOf } from './language-labels.ts';
import { isTechnical, saysLines } from './quality-words.ts';
import { besideNotes } from './version-notes.ts';
import type { Word } from './video-words.ts';

/** Words beside languages in a line of facts. */
const FILLER =
  /^(?:film|movie|pelicula|complet[oa]|solo|only|original[ei]?|version[ei]?|doppiat[oai]|doblad[oa]|dubbed|vos?|disponibil[ei]|integrale)$/;
const SIGN = String.raw`[*_]*\s*[:=：→➜➤»]`;
const SUBTITLES = 'subs?|sottotitol(?:i|at[oa])|subtit(?:les|ulos?|ulad[oa])';
const OF_AUDIO = '(?:(?:dual|multi|pistas? de|tracc(?:ia|e)|lingu[ae]|idiomas?) )?audios?';
const LABELS = `(?:${OF_AUDIO}|lingu[ae]|lengua|idiomas?|languages?|qualita|calidad|quality|${SUBTITLES})`;
/** These begin sentences, too. */
const FURTHER_LABELS =
  '(?:risoluzione|resolucion|resolution|formato?|versione?|edizione|edicion|edition|doppiaggio|doblaje)';
const SAYS = new RegExp(String.raw`^[^\p{L}]*(?:${LABELS}(?![\p{L}\d])|${FURTHER_LABELS}${SIGN})`, 'u');
const SAYS_WITH_SIGN = new RegExp(String.raw`^[^\p{L}]*(?:${LABELS}|${FURTHER_LABELS})${SIGN}`, 'u');
/** Lines about a film rather than a video: its first language, countries and people. */
const OF_FILM = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:(?:lingu[ae]|idiomas?|languages?) original[ei]?|original language)\b(?! con | with |\W*sub|$)|(?:paese|nazion[ei]|pais|country|countries|produzione|produccion|origin[ei]?|cast|attori|reparto|regia|regista|director)[\p{L}\s*_]*[:=：→➜➤»])`,
  'u',
);
/** Several facts on one line: 'Durata: 120 min | Lingua: italiano'. */
const NEXT_LABEL = /(?<!\s)\s*[|•·]\s*(?=[^\p{L}\d]{0,9}[\p{L} ]{1,20}[:=：])/gu;

/** The lines of a caption below its first one, each with one label at most. */
export function furtherLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(NEXT_LABEL));
}

/** The kind of a caption's line or of a name, which is a `first` line; undefined for one that says nothing of a video. */
export function kindOf(line: string, words: readonly Word[], isFirst: boolean): Kind | undefined {
  const plain = line.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (OF_FILM.test(plain)) return undefined;
  if ((isFirst ? SAYS_WITH_SIGN : SAYS).test(plain)) return 'facts';
  const facts = words.filter((_, index) => isFact(words, index));
  const says = isFirst
    ? saysFirst(words)
    : words.some(isLanguage) || words.some(({ text }) => saysOriginal(text));
  if (says && facts.length === words.length) return 'facts';
  if (!isFirst && words.length > 1 && isOfNotes(words, facts)) return 'facts';
  return isFirst ? 'name' : 'prose';
}

/** True for notes on a version, and nothing else but facts: 'Versione estesa ITA'. */
function isOfNotes(words: readonly Word[], facts: readonly Word[]): boolean {
  const rest = besideNotes(words.map(({ text }) => text));
  return rest.length < words.length && rest.every((word) => facts.some(({ text }) => text === word));
}

/** True if a first line is no name: 'Dual 1080p' and 'Italiano 1080p' may be, 'ITA 1080p' is none. */
function saysFirst(words: readonly Word[]): boolean {
  const [first] = words;
  if (!first || words.length < 2 || !words.some(({ text }) => saysLines(text))) return false;
  const isCode = first.language !== undefined || (first.text.length === 3 && isSure(first));
  return isCode || saysLines(first.text) || isLanguageLabel(first);
}

const isLanguage = (_: Word, index: number, words: readonly Word[]) =>
  languageAt(words, index, 'facts') !== undefined;

/** True if a word describes a video where all others do. */
export function isFact(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || isLanguage(word, index, words)) return true;
  const { text } = word;
  const isOther = FILLER.test(text) || isBetween(word) || isLanguageLabel(word) || isTechnical(text);
  return isOther || subtitlesOf(text) !== undefined;
}
