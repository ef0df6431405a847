import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import {
  isCommonLanguage,
  languageInName,
  languageTag,
  spokenLanguage,
} from '../../catalogue/rules/languages.ts';

/** A word, normalised, and as it was `written`. `language`: a flag's, or one with its region, which is one word. */
export type Word = {
  text: string;
  written: string;
  /** Of capitals among other words: a tag. */
  isCapital: boolean;
  /** The number of its brackets. */
  bracket: number | undefined;
  language?: string | undefined;
  /** The language that it says in any place, and that of a code which is a word, too. */
  sure?: string | undefined;
  inDoubt?: string | undefined;
};

const FLAG = /[\u{1F1E6}-\u{1F1FF}]{2}/gu;
/** Names that are written as several words, or with dots. */
const JOINED: readonly [RegExp, string][] = [
  [/hdr10\+/gi, 'HDR10plus'],
  [/(?<![\p{L}\d])v\.\s?o\.?(?:\s?(s)\.?\s?([ei])?\.?)?(?![\p{L}\d])/giu, 'VO$1$2'],
  [/(?<![\p{L}\d])full[\s._-]?hd(?![\p{L}\d])/giu, 'fullhd'],
  [/(?<![\p{L}\d])ultra[\s._-]?hd(?![\p{L}\d])/giu, 'uhd'],
  [/(?<![\p{L}\d])(multi|hard|soft)[\s._-]?subs?(?![\p{L}\d])/giu, '$1sub'],
  [
    /(?<![\p{L}\d])(?:es[-_]la|(?:esp|spa|espa[nñ]ol|spanish|spagnolo)[\s._-]+lat(?:in|ino)?)(?![\p{L}\d])/giu,
    'es-419',
  ],
  [/audio\s*[/&+]\s*sub/gi, 'audio e sub'],
  [FLAG, ' $& '],
];
/** The group that released a file: 'x264-LOL'. */
const GROUP = /(?<![\p{L}\d])([\p{L}\d]+)-([\p{L}\d]{2,4})(?=$|[\s._]*[[(][^\])]*[\])]$)/u;

/** As release groups write: 'iTALiAN', 'SPANiSH'. */
const ODD = /^(?=.*\p{Lu})\p{Ll}\p{L}{2,}$|^\p{Lu}{2,}\p{Ll}\p{Lu}+$/u;

/** The words of a name or of a caption's line. */
export function wordsOf(line: string): Word[] {
  const text = JOINED.reduce((left, [pattern, joined]) => left.replace(pattern, joined), line).replace(
    GROUP,
    (whole, before: string, group: string) => (isGroup(before, group) ? before : whole),
  );
  const isLoud = line === line.toUpperCase();
  return text.split(/([([{][^()[\]{}]*[)\]}])/).flatMap((piece, index) =>
    piece
      .split(/[\s.,;:()[\]{}|/+#*]+/)
      .flatMap(wordsIn)
      .map((word): Word => {
        const isCapital = (!isLoud && /^[A-Z]{2,}$/.test(word.written)) || ODD.test(word.written);
        const bracket = index % 2 === 1 ? index : undefined;
        return { ...word, ...languagesOf(word, isCapital), isCapital, bracket };
      }),
  );
}

function languagesOf({ text, language }: Pick<Word, 'text' | 'language'>, isCapital: boolean) {
  const sure = language ?? spokenLanguage(text, isCapital ? 'in capitals' : undefined);
  return { sure, inDoubt: sure === undefined ? spokenLanguage(text, 'beside') : undefined };
}

function wordsIn(written: string): Pick<Word, 'text' | 'written' | 'language'>[] {
  const variant = /^[a-z]{2,3}[-_]/i.test(written) ? languageTag(written) : undefined;
  const language = variant ?? languageOfFlag(written);
  if (language !== undefined) return [{ text: normalizeForSearch(written), written, language }];
  return written.split(/[-_]+/).flatMap((part) =>
    normalizeForSearch(part)
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ text, written: part })),
  );
}

/** True unless a word behind a hyphen says a language: 'ITA-UKR', 'sub-tur', '1080p-ITA'. */
function isGroup(before: string, group: string): boolean {
  const language = languageInName(group);
  const isOfLanguages = languageInName(before) !== undefined || /sub/i.test(before);
  return language !== undefined && !isCommonLanguage(language) && !isOfLanguages;
}

/** The language of a flag's country. */
function languageOfFlag(flag: string): string | undefined {
  if (flag.replace(FLAG, '') !== '' || flag === '') return undefined;
  const letters = Array.from(flag, (letter) => (letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65);
  const region = String.fromCharCode(...letters);
  const { language } = new Intl.Locale('und', { region }).maximize();
  if (language === 'pt' && region === 'BR') return 'por-BR';
  return language === 'es' && region !== 'ES' ? 'spa-419' : languageTag(language);
}
