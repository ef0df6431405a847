import { iso6393, iso6393To1 } from 'iso-639-3';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';

/** Languages that come first, in this order. */
const FIRST = 'ita eng fra deu spa por jpn kor zho rus hin ara pol nld swe dan ron ell'.split(' ');

/** Other spellings in names of files, beside codes and the names that `Intl` knows. */
const SPELLINGS: Readonly<Record<string, string>> = {
  esp: 'spa',
  castellano: 'spa',
  castilian: 'spa',
  espanol: 'spa',
  deutsch: 'deu',
  francais: 'fra',
  olandese: 'nld',
  jp: 'jpn',
  jap: 'jpn',
  pob: 'por-BR',
  ptbr: 'por-BR',
  brazilian: 'por-BR',
  brasiliano: 'por-BR',
  brasileno: 'por-BR',
  brasileiro: 'por-BR',
  'brazilian portuguese': 'por-BR',
  'portoghese brasiliano': 'por-BR',
  'portugues brasileno': 'por-BR',
  'european portuguese': 'por-PT',
  latino: 'spa-419',
  'espanol latino': 'spa-419',
  'spanish latino': 'spa-419',
  'spagnolo latino': 'spa-419',
  'latin spanish': 'spa-419',
  'latin american spanish': 'spa-419',
  'european spanish': 'spa-ES',
  'castilian spanish': 'spa-ES',
  'canadian french': 'fra-CA',
  'simplified chinese': 'zho-Hans',
  'traditional chinese': 'zho-Hant',
  esla: 'spa-419',
  chs: 'zho-Hans',
  cht: 'zho-Hant',
  iw: 'heb',
  scc: 'srp',
  scr: 'hrv',
  mandarin: 'zho',
  mandarino: 'zho',
  farsi: 'fas',
  tagalog: 'tgl',
  flemish: 'nld-BE',
  fiammingo: 'nld-BE',
  flamenco: 'nld-BE',
};

/** Languages with a region or script that files name in words: 'Portuguese (Brazil)'. */
const NAMED_VARIANTS = [
  'pt-BR',
  'pt-PT',
  'es-419',
  'es-ES',
  'es-MX',
  'zh-Hans',
  'zh-Hant',
  'sr-Latn',
  'sr-Cyrl',
].concat(['en-US', 'en-GB', 'fr-CA', 'fr-FR', 'nl-BE', 'de-AT', 'de-CH']);
const NAMED_IN = ['it', 'en', 'es'];

const CODES = new Map(
  iso6393.flatMap(({ iso6393: code, iso6392B, iso6391 }) =>
    [code, iso6392B, iso6391].flatMap((one) => (one ? [[one, code] as const] : [])),
  ),
);
const displayNames = (locale: string, type: 'language' | 'region' | 'script') =>
  new Intl.DisplayNames(locale, { type, fallback: 'none', languageDisplay: 'standard' });
const REGIONS = displayNames('en', 'region');
const SCRIPTS = displayNames('en', 'script');

/** Tags by the names of languages, normalised for search; `tagsByName` fills it at the first name. */
let names: ReadonlyMap<string, string> | undefined;

function tagsByName(): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const display of NAMED_IN.map((locale) => displayNames(locale, 'language'))) {
    for (const tag of [...new Set(CODES.values()), ...NAMED_VARIANTS]) {
      const name = normalizeForSearch(display.of(tag) ?? '');
      // If two share a name, the language with a code of two letters gets it.
      if (name !== '' && (!tags.has(name) || iso6393To1[tag])) tags.set(name, tagOf(tag) ?? tag);
    }
  }
  return tags;
}

const TAG = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?$/i;

/** A code with its script and region, as BCP 47 writes them after three letters: `por-BR`; undefined for no language. */
function tagOf(text: string): string | undefined {
  const [, base = '', script = '', region = ''] = TAG.exec(text) ?? [];
  const code = CODES.get(base.toLowerCase());
  const [written, place] = [capitalized(script), region.toUpperCase()];
  if (code === undefined) return undefined;
  if (script !== '' && SCRIPTS.of(written) === undefined) return undefined;
  if (region !== '' && REGIONS.of(place) === undefined) return undefined;
  return [code, written, place].filter(Boolean).join('-');
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

/**
 * A language by an ISO 639 code, a tag of BCP 47 (`pt-BR`, `zh_Hant`) or its name in one of our languages, in any case: three
 * letters, then script and region. Undefined for anything else.
 */
export function languageTag(text: string): string | undefined {
  const word = normalizeForSearch(text);
  return SPELLINGS[word] ?? tagOf(text.trim()) ?? languageNamed(word);
}

/** The language of a name, normalised for search. */
function languageNamed(name: string): string | undefined {
  if (name.length < 4) return undefined;
  names ??= tagsByName();
  return SPELLINGS[name] ?? names.get(name);
}

/** True if a language is one of those in most names of files: their codes count as a language in any place. */
export function isCommonLanguage(tag: string): boolean {
  return FIRST.includes(baseLanguage(tag));
}

/** Spellings in names of files and captions, where nobody means Latin. */
const IN_NAMES: Readonly<Record<string, string>> = {
  lat: 'spa-419',
  latin: 'spa-419',
  'es la': 'spa-419',
  'esp lat': 'spa-419',
  'spa lat': 'spa-419',
  cast: 'spa',
  ing: 'eng',
  // French of France, of Quebec and of both, and Portuguese dubs.
  vff: 'fra',
  vfi: 'fra',
  vf2: 'fra',
  vfq: 'fra-CA',
  truefrench: 'fra',
  dublado: 'por',
  dublada: 'por',
};
/** Codes that are words in our languages, or names: a language's only in capitals. */
const WORDS = new Set('fra spa por dan pol ron ara cast ing'.split(' '));
/** Codes that are words even in capitals: a language's only beside another one. */
const ANY_WORDS = new Set(
  'che per her may ice sin run mar mal sun mac ton pan ina mon mao san som vol kal war lin arm ava ori sag lit ful nav sot ven'.split(
    ' ',
  ),
);

/** True for a code that is a word even in capitals. */
export function isWordOfSentences(code: string): boolean {
  return ANY_WORDS.has(code);
}

/** Longer than any name of a language. */
const MAX_NAME_LENGTH = 100;

/** A language in the name of a file or in a caption, as `languageTag` reads it elsewhere. */
export function languageInName(text: string): string | undefined {
  if (text.length > MAX_NAME_LENGTH) return undefined;
  return IN_NAMES[normalizeForSearch(text)] ?? languageTag(text);
}

/** True for a language of nations: others have codes that are words of releases and sites ('ass', 'org', 'lol'). */
export function isOfNations(tag: string): boolean {
  const base = baseLanguage(tag);
  return iso6393To1[base] !== undefined || ['fil', 'yue', 'cmn'].includes(base);
}

/**
 * A spoken language by a word of a video's name, among those of nations; words of less than three letters count as none. `place`:
 * if it is in capitals among other words, or beside a language. Codes of all but the common languages count only beside one, since
 * they may be anything else elsewhere: 'AKA', 'KIN'.
 */
export function spokenLanguage(word: string, place?: 'in capitals' | 'beside'): string | undefined {
  const tag = languageInName(word);
  if (tag === undefined || word.length < 3 || !isOfNations(tag)) return undefined;
  if (place === 'beside') return tag;
  const isWord = word.length === 3 && !isCommonLanguage(tag);
  return isWord || (WORDS.has(word) && place === undefined) ? undefined : tag;
}

/** A media server's tag in our notation; undefined for none, and for tags that mean none. */
export function languageOfTag(tag: string): string | undefined {
  const text = tag.trim();
  const [base = ''] = text.toLowerCase().split(/[-_]/);
  if (['', 'und', 'zxx', 'mul', 'mis'].includes(base)) return undefined;
  return languageTag(text) ?? tagOf(base) ?? (/^[a-z]{2,3}$/.test(base) ? base : undefined);
}

/** The language of a tag, without script and region. */
export function baseLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/** Tags each once, in the order of display. */
export function sortLanguages(tags: readonly string[]): string[] {
  const rank = (tag: string) => {
    const at = FIRST.indexOf(baseLanguage(tag));
    return at < 0 ? FIRST.length : at;
  };
  return [...new Set(tags)].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}
