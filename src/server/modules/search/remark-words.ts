import type { SpokenRemark } from '../../chat/remarks.ts';
import { LANGUAGES, type Texts } from '../../languages/texts.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { ARTICLES } from './request-words.ts';

type Words = Texts['remarks'];

/** A word of a phrase: `stem`: any ending fits; `any`: any words. */
export type PhraseWord = { word: string; stem: boolean; any: boolean };
export type Phrase = readonly PhraseWord[];
export type RemarkWords = {
  /** Words that come with any remark, and those of remarks beside another. */
  common: ReadonlySet<string>;
  passing: ReadonlySet<string>;
  /** True for a word of everyday life, in talk more than in names. */
  isEveryday(word: string): boolean;
  /** All whole words of the remarks. */
  known: ReadonlySet<string>;
  /** Said to somebody by name. */
  hails: readonly Phrase[];
  /** Words of asking for a title. */
  asking: ReadonlySet<string>;
  /** Words for films and series. */
  shown: ReadonlySet<string>;
  /** Telling beside words about money. */
  acts: readonly Phrase[];
  /** Words for what is paid for, and for paying as a habit. */
  service: ReadonlySet<string>;
  tokenize(line: string): string[];
  remarks: readonly {
    remark: SpokenRemark;
    surely: readonly Phrase[];
    alone: readonly Phrase[];
    /** Each tells the remark in a line of talk. */
    words: readonly Phrase[];
  }[];
};

/** The most specific first: what is about money is never taken for anything else. */
const ORDER: readonly SpokenRemark[] = [
  'refund',
  'leave',
  'erase',
  'premium',
  'arrival',
  'notices',
  'broken',
  'requests',
  'contact',
  'language',
  'insult',
  'help',
  'wish',
  'other',
  'bot',
  'thanks',
  'farewell',
  'greeting',
  'nothing',
];

/** Words for seasons, episodes and minutes. */
const NUMBERS = Array.from({ length: 60 }, (_, number) => String(number));

/** Remarks beside anything else: 'ok, grazie, ma non funziona'. */
const PASSING = ['thanks', 'farewell', 'greeting', 'nothing'] as const;

let known: readonly RemarkWords[] | undefined;

/** The words of all languages, whichever the installation has: people write in their own. */
export function remarkWords(): readonly RemarkWords[] {
  known ??= knowingAll(
    Object.values(LANGUAGES).map(({ remarks, searchWords }) => compile(remarks, searchWords)),
  );
  return known;
}

/** A word of one language is none of another's misspelt. */
function knowingAll(languages: readonly RemarkWords[]): RemarkWords[] {
  const all = new Set(languages.flatMap((words) => [...words.known]));
  return languages.map((words) => ({ ...words, known: all }));
}

function compile(words: Words, { before, film, series }: Texts['searchWords']): RemarkWords {
  const short = new Map(
    words.short.split(',').map((pair) => {
      const [written = '', meant = ''] = pair.trim().split(' ');
      return [written, meant] as const;
    }),
  );
  const endings = new Set(words.endings.split(' '));
  const tokenize = (line: string) => {
    const joined: string[] = [];
    for (const word of normalizeForSearch(line).replace(PART_NUMBER, '$1').split(' ')) {
      const before = joined.at(-1);
      if (before !== undefined && endings.has(word)) joined[joined.length - 1] = before + word;
      else if (word !== '') joined.push(short.get(word) ?? word);
    }
    return joined.map(spelling);
  };
  const phrases = (list: string) => list.split(',').flatMap((phrase) => phraseOf(phrase, tokenize));
  const single = (list: string) => list.split(' ').flatMap((word) => phraseOf(word, tokenize));
  const passing = PASSING.flatMap((remark) => phrases(words[remark].alone));
  const common = new Set([...words.common.split(' ').map(spelling), ...NUMBERS]);
  const remarks = ORDER.map((remark) => ({
    remark,
    surely: phrases(words[remark].surely),
    alone: phrases(words[remark].alone),
    words: single(words[remark].words),
  }));
  const spoken = remarks.flatMap(({ surely, alone, words: telling }) =>
    [...surely, ...alone, ...telling].flat(),
  );
  return {
    common,
    known: new Set([...common, ...spoken.flatMap(({ word, stem }) => (stem ? [] : word))]),
    passing: new Set(passing.flatMap(([first, ...more]) => (first && more.length === 0 ? first.word : []))),
    isEveryday: eitherOf(beginsAs(words.everyday), endsAs(words.inflections)),
    hails: phrases(words.hails),
    acts: single(words.acts),
    service: new Set(words.service.split(' ').flatMap(tokenize)),
    asking: new Set(before.split(' ').flatMap(tokenize)),
    shown: new Set(`${film} ${series}`.split(' ').flatMap(tokenize)),
    tokenize,
    remarks,
  };
}

/** Most letters of an ending: 'open*' is not Oppenheimer. */
const MAX_ENDING = 5;

/** Tells words of a list, in which `*` ends a stem. */
function beginsAs(list: string): (word: string) => boolean {
  const words = list
    .split(' ')
    .map((word) => ({ word: spelling(normalizeForSearch(word)), isStem: word.endsWith('*') }));
  const whole = new Set(words.flatMap(({ word, isStem }) => (isStem ? [] : word)));
  const stems = words.flatMap(({ word, isStem }) => (isStem ? word : []));
  const isOf = (word: string) => (stem: string) =>
    word.startsWith(stem) && word.length <= stem.length + MAX_ENDING;
  return (word) => whole.has(word) || stems.some(isOf(word));
}

/** Fewest letters before an ending. */
const MIN_STEM = 3;

/** Tells words with one of some endings. */
function endsAs(list: string): (word: string) => boolean {
  const endings = list.split(' ').filter(Boolean).map(spelling);
  return (word) => endings.some((ending) => word.endsWith(ending) && word.length >= ending.length + MIN_STEM);
}

const eitherOf = (one: (word: string) => boolean, other: (word: string) => boolean) => (word: string) =>
  one(word) || other(word);

function phraseOf(written: string, tokenize: (line: string) => string[]): Phrase[] {
  const parts = written.split('…').map((part) =>
    part.split('*').flatMap((piece, index, pieces) =>
      tokenize(piece).map((word, at, all) => ({
        word,
        stem: at === all.length - 1 && index < pieces.length - 1,
        any: false,
      })),
    ),
  );
  const gap = { word: '', stem: false, any: true };
  const phrase = parts.flatMap((part, index) => (index === 0 ? part : [gap, ...part]));
  return phrase.length > 0 ? [phrase] : [];
}

/** Seasons and episodes: 's2', 't3', 'ep7', 'cap4', '2x05', 's01e03'. */
const PART = /^(?:[st]\d{1,2}(?:ep?\d+)?|\d{1,2}x\d{1,3}|(?:ep?|cap)\d+)$/;

/** The blank before an episode's number: 'cap 12'. */
const PART_NUMBER = /\b(ep|cap) (?=\d)/g;

/** Laughter in any length: 'ahahah', 'jajaja', 'hehe'. */
const LAUGHTER = /^(?=.*[hj])(?:[ahj]{4,}|[ehj]{4,}|[ihj]{4,}|[js]{4,})$/;

/** A word with each run of a letter as one: 'ciaooo' is 'ciao', and 'abonamento' 'abbonamento'. */
function spelling(word: string): string {
  if (LAUGHTER.test(word)) return 'haha';
  if (PART.test(word)) return 'ep';
  return word.replace(/(\p{L})\1+/gu, '$1');
}

/** Articles and prepositions, which are in names as in talk. */
export const LITTLE: ReadonlySet<string> = new Set(
  [
    ...ARTICLES,
    ...(
      'l le un uno una di d del dei degli della delle dello da dal dai dalla dalle in nel nei nella nelle con per su sul sui ' +
      'sulla sulle al ai alla alle e ed o ' +
      'of and a an to for with on at by from about is was all unos unas de al y en con por para sobre es fue todo tutto'
    ).split(' '),
  ].map(spelling),
);
