import { LANGUAGES, type Texts } from '../../languages/texts.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

type Words = Texts['remarks'];
/** A line's meaning that words tell. */
export type SpokenRemark = Exclude<keyof Words, 'common' | 'endings' | 'short' | 'hails'>;

/** A word of a phrase: `stem`: any ending fits; `any`: any words. */
export type PhraseWord = { word: string; stem: boolean; any: boolean };
export type Phrase = readonly PhraseWord[];
/** Words of which one of each list tells a remark, in any order: 'annullare' and 'abbonamento'. */
export type Pair = readonly [readonly PhraseWord[], readonly PhraseWord[]];
export type RemarkWords = {
  /** Words that come with any remark, and those of remarks beside another. */
  common: ReadonlySet<string>;
  passing: ReadonlySet<string>;
  /** All whole words of the remarks. */
  known: ReadonlySet<string>;
  /** Said to somebody by name. */
  hails: readonly Phrase[];
  tokenize(line: string): string[];
  remarks: readonly {
    remark: SpokenRemark;
    surely: readonly Phrase[];
    pairs: readonly Pair[];
    alone: readonly Phrase[];
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
  'wish',
  'help',
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
  known ??= Object.values(LANGUAGES).map(({ remarks }) => compile(remarks));
  return known;
}

function compile(words: Words): RemarkWords {
  const short = new Map(
    words.short.split(',').map((pair) => {
      const [written = '', meant = ''] = pair.trim().split(' ');
      return [written, meant] as const;
    }),
  );
  const endings = new Set(words.endings.split(' '));
  const tokenize = (line: string) => {
    const joined: string[] = [];
    for (const word of normalizeForSearch(line).split(' ')) {
      const before = joined.at(-1);
      if (before !== undefined && endings.has(word)) joined[joined.length - 1] = before + word;
      else if (word !== '') joined.push(short.get(word) ?? word);
    }
    return joined.map(spelling);
  };
  const phrases = (list: string) => list.split(',').flatMap((phrase) => phraseOf(phrase, tokenize));
  const passing = PASSING.flatMap((remark) => phrases(words[remark].alone));
  const common = new Set([...words.common.split(' ').map(spelling), ...NUMBERS]);
  const remarks = ORDER.map((remark) => ({
    remark,
    surely: phrases(words[remark].surely),
    pairs: words[remark].pairs.split(';').flatMap((pair) => pairOf(pair, tokenize)),
    alone: phrases(words[remark].alone),
  }));
  const spoken = remarks.flatMap(({ surely, pairs, alone }) => [...surely, ...alone, ...pairs.flat()].flat());
  return {
    common,
    known: new Set([...common, ...spoken.flatMap(({ word, stem }) => (stem ? [] : word))]),
    passing: new Set(passing.flatMap(([first, ...more]) => (first && more.length === 0 ? first.word : []))),
    hails: phrases(words.hails),
    tokenize,
    remarks,
  };
}

function pairOf(written: string, tokenize: (line: string) => string[]): Pair[] {
  const [one = '', other] = written.split('/');
  if (other === undefined) return [];
  const wordsOf = (list: string) => list.split(' ').flatMap((word) => phraseOf(word, tokenize).flat());
  return [[wordsOf(one), wordsOf(other)]];
}

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

/** Laughter in any length: 'ahahah', 'jajaja', 'hehe'. */
const LAUGHTER = /^(?=.*[hj])(?:[ahj]{4,}|[ehj]{4,}|[ihj]{4,})$/;

/** A word with each run of a letter as one: 'ciaooo' is 'ciao', and 'abonamento' 'abbonamento'. */
function spelling(word: string): string {
  if (LAUGHTER.test(word)) return 'haha';
  return word.replace(/(\p{L})\1+/gu, '$1');
}
