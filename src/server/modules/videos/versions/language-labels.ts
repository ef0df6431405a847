import { languageTag, spokenLanguage } from '../../catalogue/rules/languages.ts';
import type { Word } from './video-words.ts';

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
const AUDIO = /^(?:audios?|lingu[ae]|lengua|idiomas?|languages?|doppiaggio|doblaje)$/;
/** Words between languages of one kind. */
const BETWEEN = /^(?:e|and|y|in|en|al|con|with|forced|forzati|full|sdh|cc|completi)$/;

export const isForSubtitles = ({ text }: Word) => SUBTITLES.test(text);
/** True for 'subtitulado', behind a spoken language. */
export const saysWithSubtitles = ({ text }: Word) => WITH_SUBTITLES.test(text);
export const isForAudio = ({ text }: Word) => AUDIO.test(text);

/** True for a word that says a dub, which no title does: 'Dublado'. */
export const saysDub = (word: string) =>
  /^(?:dublad[oa]|doblad[oa]|legendad[oa]|truefrench|vf[fiq2])$/.test(word);
/** True for 'VO' and 'VF', in capitals. */
export const saysOriginal = (word: string) => /^v(?:f|os?)$/.test(word);

/** True if a word is of subtitles, or a label of languages. */
export function isLanguageLabel(word: Word): boolean {
  return isForSubtitles(word) || isForAudio(word);
}

/** True if languages of one kind may follow on both sides of a word: 'e', 'in', 'forced'. */
export function isBetween({ text }: Word): boolean {
  return BETWEEN.test(text);
}

/** True for the first word of 'senza sottotitoli' and 'sin subtítulos'. */
export function isNegation(word: Word | undefined, next: Word | undefined): boolean {
  return word !== undefined && next !== undefined && NO.test(word.text) && isLanguageLabel(next);
}

/** The language of subtitles that a word names with them: 'SubITA', 'engsub', 'VOSTFR'. */
export function subtitlesOf(word: string): string | undefined {
  const [, after, before] = SUBTITLES.test(word) ? [] : (SUBTITLES_OF.exec(word) ?? []);
  const rest = after ?? before ?? '';
  return (
    NAMED[word] ??
    spokenLanguage(rest, 'beside') ??
    (/^(?:nl|pl)$/.test(rest) ? languageTag(rest) : undefined)
  );
}
