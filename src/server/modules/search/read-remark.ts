import type { Remark, SpokenRemark } from '../../chat/remarks.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { coveredBy } from './remark-phrases.ts';
import { LITTLE, type Phrase, type RemarkWords, remarkWords } from './remark-words.ts';
import { ARTICLES } from './request-words.ts';

/** `words`: what is left besides the phrase that was understood, from its first telling word to its last. */
export type ReadRemark = { remark: Remark; words: string };

/** Remarks that may name a title, which is searched first. */
export const NAMING: ReadonlySet<Remark> = new Set<Remark>([
  'bot',
  'help',
  'link',
  'nothing',
  'other',
  'wish',
]);
/** Remarks that are said to somebody: the words beside them may be a name, or all of a title's. */
export const SOCIAL: ReadonlySet<Remark> = new Set<Remark>(['thanks', 'farewell', 'greeting']);

/** Remarks about money and leaving, which nothing but a whole name outdoes. */
export const ABOUT_MONEY: ReadonlySet<Remark> = new Set<Remark>(['erase', 'leave', 'premium', 'refund']);

/** Longest line that is read as a remark, in characters. */
const MAX_LENGTH = 160;

/** Reads a line that names no title; undefined where it may well name one. */
export function readRemark(line: string): ReadRemark | undefined {
  const said = line.slice(0, MAX_LENGTH).replace(EMOTICON, ' ');
  const text = withoutAddresses(said);
  const isLink = text !== said;
  if (normalizeForSearch(text) === '') return { remark: isLink ? 'link' : 'wordless', words: '' };
  const read = readSpoken(text);
  if (read && mayBeSpelledAsName(read.remark, text) && isSpelledAsName(text, MIN_CAPITALIZED))
    return undefined;
  if (read || !isLink) return read;
  return { remark: 'link', words: tellingWords(text) };
}

/** '<3', ':D', ';-)'. */
const EMOTICON = /(?<!\S)(?:<\/?3+|[:;=][-'’^]?[)(\][dpo3/\\|*]+|\^_*\^|-_+-|[to]_+[to])(?!\S)/giu;

/** 'Grazie Mille A Tutti' is thanks all the same, 'The Amazing Spider-Man' is not. */
const mayBeSpelledAsName = (remark: Remark, text: string) =>
  !ABOUT_MONEY.has(remark) && !(SOCIAL.has(remark) && hasHail(text));

const hasHail = (text: string) =>
  remarkWords().some((words) => coveredBy(words.hails, words.tokenize(text), words).size > 0);

/** Shortest name that its capitals tell, in words: 'Where Are You'. */
const MIN_CAPITALIZED = 3;

/** True if each word of some, and as many as `least`, begins with a capital, as nobody writes a remark; short ones need not. */
export function isSpelledAsName(text: string, least: number): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const isCapitalized = (word: string) => /^\P{L}*\p{Lu}(?:[\p{Ll}\d'’.-]|-\p{Lu})*\P{L}*$/u.test(word);
  const mayBeSmall = (word: string, index: number) => index > 0 && word.length <= 3;
  const capitalized = words.filter(isCapitalized);
  return (
    capitalized.length >= least &&
    words.every((word, index) => isCapitalized(word) || mayBeSmall(word, index))
  );
}

const ADDRESS =
  /(?:https?:\/\/|tg:\/\/|www\.)\S+|(?<![\w.])(?:t\.me|youtu\.be|[\w-]+\.(?:com|org|net))(?:\/\S*)?(?![\w.])|(?<![\w.])[\w-]+\.[a-z]{2,6}\/\S*|(?<!\S)@\w{3,}|\S+@\S+\.\w+/giu;

function withoutAddresses(line: string): string {
  return line.replace(ADDRESS, ' ');
}

/** Remarks of which a phrase may be around another remark: 'come si fa a', 'che cosa devo'. */
const FRAMING: ReadonlySet<Remark> = new Set<Remark>(['bot', 'help', 'other', 'wish']);

type Line = { tokens: readonly string[]; words: RemarkWords };
type OfRemark = RemarkWords['remarks'][number];
type Found = { remark: SpokenRemark; rank: number; covered: ReadonlySet<number> };
type Reading = {
  /** The phrases that are read. */
  of: (remark: OfRemark) => readonly Phrase[];
  /** True if the rest of a line is little enough beside them. */
  suits: (found: Found, line: Line) => boolean;
  /** True where the remark that has most of the line is meant, not the most specific one. */
  isByMost?: true;
};

/** Ways to read a remark, the most telling first. */
const READINGS: readonly Reading[] = [
  {
    of: ({ remark, words, surely }) => (ABOUT_MONEY.has(remark) ? [...words, ...surely] : []),
    suits: isMoney,
    isByMost: true,
  },
  { of: ({ remark, surely }) => (FRAMING.has(remark) ? [] : surely), suits: () => true },
  { of: ({ alone, surely }) => [...alone, ...surely], suits: isWhole, isByMost: true },
  { of: ({ words }) => words, suits: isTold, isByMost: true },
  { of: ({ surely }) => surely, suits: () => true },
  { of: ({ remark, alone }) => (remark === 'thanks' ? alone : []), suits: isHailed },
];

function readSpoken(text: string): ReadRemark | undefined {
  const lines = remarkWords().map((words) => ({ words, tokens: words.tokenize(text) }));
  for (const reading of READINGS) {
    const found = lines.flatMap((line) => readAs(reading, line).map((one) => ({ ...one, ...line })));
    const size = (one: Found) => (reading.isByMost ? -weightOf(one) : 0);
    const [best] = found.toSorted(
      (a, b) => size(a) - size(b) || a.rank - b.rank || b.covered.size - a.covered.size,
    );
    if (best) return { remark: best.remark, words: leftover(text, best) };
  }
  return undefined;
}

/** 'La puntata 3 è muta' is no question about episodes. */
const weightOf = ({ remark, covered }: Found) => covered.size + (remark === 'broken' ? 0.5 : 0);

/** The remarks that a line makes, in one language. */
function readAs({ of, suits }: Reading, line: Line): Found[] {
  return line.words.remarks.flatMap((one, rank) => {
    const covered = coveredBy(of(one), line.tokens, line.words);
    const found = { remark: one.remark, rank, covered };
    return covered.size > 0 && suits(found, line) ? [found] : [];
  });
}

/** How far words speak for what one of them tells: those of talk, and those that are neither. */
const WEIGHT = { talk: 0.5, other: -0.3 };
const LEAST = 1.3;
/** The same for money, and for thanks, which do no harm. */
const LEAST_OF_SOME = 1.15;
const SOME: ReadonlySet<Remark> = new Set<Remark>([...ABOUT_MONEY, 'thanks']);

/** True if there is enough of talk around words that tell a remark: 'Stelle' may be a name, 'le mie stelle' is none. */
function isTold(found: Found, line: Line): boolean {
  const { tokens, words } = line;
  const { telling } = besides(found.covered, line);
  // 'Vorrei vedere Money Heist' says no more about money than the name.
  const asked = tokens.findIndex((word) => !words.asking.has(word));
  const talk = tokens.filter((word, at) => at >= asked && isTalking(word, words) && !found.covered.has(at));
  const isOther = (word: string) => ABOUT_MONEY.has(found.remark) || !words.isEveryday(word);
  const others = telling.filter(isOther);
  const sum = found.covered.size + WEIGHT.talk * talk.length + WEIGHT.other * others.length;
  return (
    sum >= (SOME.has(found.remark) ? LEAST_OF_SOME : LEAST) ||
    (ALONE.has(found.remark) && others.length === 0 && !isNoun(found, line))
  );
}

/** The same for words of all remarks about money together, and what people do about it: 'annullate il pagamento'. */
function isMoney(found: Found, line: Line): boolean {
  const { words, tokens } = line;
  const ofMoney = words.remarks.filter(({ remark }) => ABOUT_MONEY.has(remark));
  const all = [...ofMoney.flatMap((remark) => remark.words), ...words.acts];
  return isTold({ ...found, covered: coveredBy(all, tokens, words) }, line);
}

/** Remarks that one word makes by itself. */
const ALONE: ReadonlySet<SpokenRemark> = new Set(['insult', 'thanks', 'farewell', 'greeting', 'arrival']);

const isTalking = (word: string, { common, shown }: RemarkWords) =>
  common.has(word) && !LITTLE.has(word) && !shown.has(word) && !/^\d/.test(word);

/** True for an article with a word, as in many names: 'L’idiota', 'The Help'. */
function isNoun({ covered }: Found, { tokens }: Line): boolean {
  const [first = ''] = tokens;
  return tokens.length === 2 && ARTICLES.has(first) && !covered.has(0);
}

/** Remarks of words that are in many names: they are most of their lines. */
const SHORT: ReadonlySet<SpokenRemark> = new Set(['nothing', 'other', 'thanks']);
/** Remarks for which an article makes no name: 'il prezzo?' is not a film, 'The Help' is. */
const OF_MONEY: ReadonlySet<SpokenRemark> = new Set(['leave', 'erase', 'premium', 'requests', 'notices']);

/** True if a line has only common words besides a phrase. */
function isWhole(found: Found, line: Line): boolean {
  const { remark, covered } = found;
  const { common, telling, passing } = besides(covered, line);
  if (telling.length > 0 || (ABOUT_MONEY.has(remark) && mayBeNameOfMoney(found, line, passing))) return false;
  // 'French films' are no wish for the language.
  if (remark === 'language' && line.tokens.some((word) => line.words.shown.has(word))) return false;
  if (SHORT.has(remark) && common.length > covered.size + 1) return false;
  return !isNoun(found, line) || OF_MONEY.has(remark);
}

/** Longest line about money without a word of talk: 'il prezzo?'. */
const MAX_UNSAID = 3;

/** True for 'The Price Is Right' and 'Todo sobre el dinero'. */
function mayBeNameOfMoney(
  { remark, covered }: Found,
  { tokens, words }: Line,
  passing: readonly string[],
): boolean {
  const isSaid = tokens.some((word, at) => isTalking(word, words) && !covered.has(at));
  const isOfName = remark === 'premium' && passing.some((word) => !words.common.has(word));
  return isOfName || (!isSaid && covered.size === 1 && tokens.length > MAX_UNSAID);
}

/** Words of a name beside a hail. */
const MAX_OF_NAME = 2;

/** True for 'Bel film grazie', and for a hail with no more than a name behind it: 'grazie Marco'. */
function isHailed({ covered }: Found, line: Line): boolean {
  const { tokens, words } = line;
  const hails = coveredBy(words.hails, tokens, words);
  const last = tokens.length - 1;
  const { common, telling } = besides(covered, line);
  const isAtEnd = covered.has(last) && hails.has(last);
  const next = tokens.find((_, index) => !covered.has(index)) ?? '';
  const mayGoOn = common.length === 0 || !words.common.has(next);
  const isBeforeName = covered.has(0) && hails.has(0) && mayGoOn;
  return (isAtEnd && telling.length === 0) || (isBeforeName && telling.length <= MAX_OF_NAME);
}

/** The common words and the telling ones beside those that were understood, without what is said in passing. */
function besides(covered: ReadonlySet<number>, { tokens, words }: Line) {
  const rest = tokens.filter((_, index) => !covered.has(index));
  const isPassing = (word: string) => words.passing.has(word);
  const [passing, said] = [rest.filter(isPassing), rest.filter((word) => !isPassing(word))];
  return {
    common: said.filter((word) => words.common.has(word)),
    telling: said.filter((word) => !words.common.has(word)),
    passing,
  };
}

/** The words from the first to the last that are neither of the phrase nor common, as they were written. */
function leftover(
  text: string,
  { covered, words, tokens }: { covered: ReadonlySet<number>; words: RemarkWords; tokens: readonly string[] },
): string {
  const telling = new Set(tokens.filter((token, index) => !covered.has(index) && !words.common.has(token)));
  const written = text.split(/\s+/).filter(Boolean);
  const isTelling = (word: string) => words.tokenize(word).some((token) => telling.has(token));
  const first = written.findIndex(isTelling);
  if (first < 0) return '';
  const last = written.findLastIndex(isTelling);
  return written
    .slice(first, last + 1)
    .join(' ')
    .replace(/[^\p{L}\p{N})]+$/u, '');
}

/** Words without those of remarks at their edges: 'Matrix' of 'nuovo film di Matrix'; empty where none are left, or all. */
export function withoutRemarkWords(words: string): string {
  const written = words.split(/\s+/);
  const narrowed = remarkWords().map(({ known, tokenize }) => {
    const isTelling = (word: string) => tokenize(word).some((token) => !known.has(token));
    const last = written.findLastIndex(isTelling);
    return written.slice(written.findIndex(isTelling), last + 1).join(' ');
  });
  const [shortest = ''] = narrowed.toSorted((a, b) => a.length - b.length);
  return shortest === words ? '' : shortest;
}

/** The remark that was made where a title's name was expected; undefined where it may well be one ('Altro titolo'). */
export function readRemarkForName(line: string): ReadRemark | undefined {
  const read = readRemark(line);
  const mayBeName = read && NAMING.has(read.remark) && (read.words !== '' || read.remark === 'other');
  return mayBeName ? undefined : read;
}

/** Shortest sentence, in words, and the share of common words from which on it is one, not a name. */
const MIN_SENTENCE = 4;
const MIN_COMMON = 0.75;

/** True if words are talk rather than a title's name. */
export function isTalk(words: string): boolean {
  return remarkWords().some(({ common, tokenize }) => {
    const tokens = tokenize(words);
    const known = tokens.filter((token) => common.has(token));
    return tokens.length >= MIN_SENTENCE && known.length > tokens.length * MIN_COMMON;
  });
}

/** The telling words of a line in which no phrase was recognised. */
function tellingWords(text: string): string {
  const all = remarkWords().map((words) =>
    leftover(text, { covered: new Set(), words, tokens: words.tokenize(text) }),
  );
  return all.toSorted((a, b) => a.length - b.length)[0] ?? '';
}
