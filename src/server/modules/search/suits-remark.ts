import type { Remark, SpokenRemark } from '../../chat/remarks.ts';
import { ABOUT_MONEY } from './kinds-of-remarks.ts';
import { coveredBy } from './remark-phrases.ts';
import { LITTLE, type RemarkWords } from './remark-words.ts';
import { ARTICLES } from './request-words.ts';

/** A line as one language reads it. */
export type Line = { tokens: readonly string[]; words: RemarkWords };
/** A remark that a line makes, and the places of the words that tell it. */
export type Found = { remark: SpokenRemark; rank: number; covered: ReadonlySet<number> };

/** How far words speak for what one of them tells: those of talk, and those that are neither. */
const WEIGHT = { talk: 0.5, other: -0.3 };
const LEAST = 1.3;
/** The same for money, and for thanks, which do no harm. */
const LEAST_OF_SOME = 1.15;
const SOME: ReadonlySet<Remark> = new Set<Remark>([...ABOUT_MONEY, 'thanks']);

/** True if there is enough of talk around words that tell a remark: 'Stelle' may be a name, 'le mie stelle' is none. */
export function isTold(found: Found, line: Line): boolean {
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

/** Remarks of which phrases may have words of money: 'ti meriti cinque stelle', 'devuélveme la otra'. */
const NEVER_MONEY: ReadonlySet<Remark> = new Set<Remark>(['thanks', 'other']);

/** The same for words of all remarks about money together, and what people do about it: 'annullate il pagamento'. */
export function isMoney(found: Found, line: Line): boolean {
  const { words, tokens } = line;
  const ofMoney = words.remarks.filter(({ remark }) => ABOUT_MONEY.has(remark));
  const all = [...ofMoney.flatMap((remark) => remark.words), ...words.acts];
  const harmless = words.remarks.flatMap(({ remark, surely }) => (NEVER_MONEY.has(remark) ? surely : []));
  const apart = coveredBy(harmless, tokens, words);
  const covered = new Set([...coveredBy(all, tokens, words)].filter((at) => !apart.has(at)));
  return covered.size > 0 && isTold({ ...found, covered }, line);
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
export function isWhole(found: Found, line: Line): boolean {
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
export function isHailed({ covered }: Found, line: Line): boolean {
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
