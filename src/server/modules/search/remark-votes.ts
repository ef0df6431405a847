import type { SpokenRemark } from '../../chat/remarks.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { ABOUT_MONEY } from './kinds-of-remarks.ts';
import { readSpoken } from './read-spoken.ts';
import { coveredBy } from './remark-phrases.ts';
import { LITTLE, type RemarkWords, remarkWords } from './remark-words.ts';
import { ARTICLES, asksForName, MAX_LINE_LENGTH } from './request-words.ts';
import { isSpelledAsName } from './spelled-as-name.ts';

/** Endings of verbs and nouns in all languages: 'pagato' and 'pagare' vote alike. */
const ENDING =
  /(?:mente|ando|endo|iendo|ing|are|ere|ire|ar|er|ir|ed|at[oaie]|ut[oaie]|it[oaie]|ad[oa]s?|id[oa]s?|iamo|amos|emos|ano|ono|[aeiou]s?|s)$/;
const MIN_STEM = 3;
const MAX_STEM = 6;

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return (stem.length >= MIN_STEM ? stem : word).slice(0, MAX_STEM);
}

/** How much of a remark's words a stem is, by remark. */
type Votes = ReadonlyMap<string, ReadonlyMap<SpokenRemark, number>>;

const votesByLanguage = new WeakMap<RemarkWords, Votes>();

function votesOf(words: RemarkWords): Votes {
  const votes = votesByLanguage.get(words) ?? countVotes(words);
  votesByLanguage.set(words, votes);
  return votes;
}

/** A common word has no vote. */
function countVotes({ remarks, common }: RemarkWords): Votes {
  const votes = new Map<string, Map<SpokenRemark, number>>();
  for (const { remark, surely, alone, words } of remarks) {
    const all = [...surely, ...alone, ...words].flat().filter(({ word }) => !common.has(word));
    for (const { word } of all) {
      const byRemark = votes.get(stemOf(word)) ?? new Map<SpokenRemark, number>();
      byRemark.set(remark, (byRemark.get(remark) ?? 0) + 1 / all.length);
      votes.set(stemOf(word), byRemark);
    }
  }
  return votes;
}

/** The share that a remark has of a word that none of its phrases has. */
const UNHEARD = 0.003;
/** The least share of the votes that decides for a remark. */
const MIN_SHARE = 0.6;

/**
 * The remark for which the words of a line vote, if they agree and are more than those of no remark ('Money Heist'): a
 * word's vote is its share of each remark's words.
 */
export function votedRemark(line: string): SpokenRemark | undefined {
  const { words, tokens, novel } = nearestLanguage(line);
  const votes = votesOf(words);
  const heard = tokens.flatMap((token) => (words.common.has(token) ? [] : (votes.get(stemOf(token)) ?? [])));
  const scores = words.remarks.map(({ remark }) => {
    const score = heard.reduce((sum, shares) => sum + Math.log((shares.get(remark) ?? 0) + UNHEARD), 0);
    return { remark, score };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  const least = best && ABOUT_MONEY.has(best.remark) ? novel.length + 1 : novel.length;
  if (!best || heard.length === 0 || heard.length < least) return undefined;
  const all = scores.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  return 1 / all >= MIN_SHARE ? best.remark : undefined;
}

/** A line in the language that knows most of its words; `novel`: those that are in no remark. */
function nearestLanguage(line: string) {
  const readings = remarkWords().map((words) => {
    const tokens = words.tokenize(line.slice(0, MAX_LINE_LENGTH));
    const telling = tokens.filter((token) => !LITTLE.has(token) && !/^\d+$/.test(token));
    const votes = votesOf(words);
    const common = telling.filter((token) => words.common.has(token));
    const everyday = telling.filter((token) => !words.common.has(token) && words.isEveryday(token));
    // 'Gomorra stagione 2' is a name as well.
    const ofRemarks = words.remarks.flatMap((one) => (one.remark === 'arrival' ? [] : one.words));
    const told = coveredBy(ofRemarks, tokens, words).size;
    const rest = telling.filter((token) => !words.common.has(token) && !words.isEveryday(token));
    const novel = rest.filter((token) => !votes.has(stemOf(token)));
    return { words, tokens, common, everyday, heard: rest.length - novel.length, novel, told };
  });
  return readings.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** How far a word speaks for talk: of any remark, of everyday life, of one remark, of none; and each word from the third on. */
const WEIGHT = {
  common: 1,
  everyday: 0.7,
  heard: 0.5,
  novel: -0.25,
  further: 0.2,
  article: -0.6,
  question: 0.5,
};
/** The least sum of talk. */
const TALK = 1.5;
const SURE = 0.5;
const NEVER_LONG = 2;
/** Fewest capitals that tell a name by themselves: 'Knives Out'. */
const MIN_CAPITALS = 2;

/** Words of no remark, and where they are as many those that tell one. */
const distance = ({ novel, told }: { novel: readonly string[]; told: number }) => novel.length - told / 100;

/** Emoji, one or two Latin letters alone, and letters that nobody can pronounce. */
const NO_NAME =
  /\p{Extended_Pictographic}|^\P{L}*(?:(?=\p{L})\p{Script=Latin}){1,2}\P{L}*$|[bcdfghjklmnpqrstvwxz]{7}/iu;

/** True if words may well be a title's name: few, with little of talk in them. */
export function isLikelyName(words: string, line: string = words): boolean {
  if (NO_NAME.test(words)) return false;
  if (isSpelledAsName(words, MIN_CAPITALS)) return true;
  const read = nearestLanguage(words);
  // 'Hai mangiato?' asks for no title.
  const isOfEveryday = read.everyday.length > 0 && read.heard + read.novel.length === 0;
  if (read.told > 0 || (isOfEveryday && words !== line)) return false;
  const further = Math.max(0, read.tokens.length - NEVER_LONG);
  return talkIn(read) + further * WEIGHT.further < TALK;
}

/** True if words that are likely a name are surely one: in capitals, asked for, or with hardly a word of talk. */
export function isSurelyName(words: string, line: string): boolean {
  const isAsked = asksForName(line, knownWords());
  // 'Scusate il ritardo' may be a name as a whole.
  if (!isAsked && !normalizeForSearch(line).startsWith(normalizeForSearch(words))) return false;
  if (isSpelledAsName(words, MIN_CAPITALS)) return readSpoken(words) === undefined;
  const read = nearestLanguage(words);
  if (isAsked) return read.novel.length > 0 || read.heard > 1;
  const shown =
    (ARTICLES.has(read.tokens[0] ?? '') ? WEIGHT.article : 0) + (line.includes('?') ? WEIGHT.question : 0);
  return talkIn(read) + shown < SURE;
}

/** The sum of the words that speak for talk. */
const talkIn = ({ common, everyday, heard, novel }: ReturnType<typeof nearestLanguage>) =>
  common.length * WEIGHT.common +
  everyday.length * WEIGHT.everyday +
  heard * WEIGHT.heard +
  novel.length * WEIGHT.novel;

/** True for a word that talk does not have. */
export function isNovel(word: string): boolean {
  return remarkWords().every(({ tokenize, known, isEveryday }) =>
    tokenize(word).every((token) => !known.has(token) && !isEveryday(token)),
  );
}
