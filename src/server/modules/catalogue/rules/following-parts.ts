import {
  DISC_WORDS,
  EPISODE_WORDS,
  EPISODE_WORDS_BESIDE,
  NUMBER_GAP,
  PART_WORDS,
  SEASON_WORDS,
} from './part-words.ts';

/** `isUnreadable`: more than one file has, several seasons, or a further episode that is not understood. */
export type Following = { episodes: readonly number[]; end: number; isUnreadable: boolean };
/** `word`: the one before the first episode, if any. */
export type FirstPart = {
  season: number | undefined;
  episodes: readonly number[];
  end: number;
  hundreds: boolean;
  word: string;
};

/** Maximum number of episodes in one file; more is a mistake or a range of years. */
export const MAX_EPISODES = 10;
/** Above it a number without a word is a year. */
export const HIGHEST_NUMBER = 1500;

const END = String.raw`(?![\p{L}\d])`;
const RANGE_WORDS = String.raw`(?:fino\s)?al?|to|thru|through|till|until|hasta(?:\sel)?`;
/** The signs between two episodes, of a range or of a list. */
const RANGE = String.raw`[\s._]{0,2}[-–—~→][\s._]{0,2}|[\s._](?:${RANGE_WORDS})[\s._]`;
const LIST = String.raw`[\s._]{0,2}[+&,;/|][\s._]{0,2}|[\s._](?:ed?|y|and)[\s._]`;
const SIGN = `(?:(?<range>${RANGE})|${LIST}`;

/** Numbers behind the first episode of a text that names the season after them: '-6' of 'Episodi 4-6 stagione 2'. */
export const RUN = String.raw`(?<run>(?:(?:${RANGE}|${LIST})(?:ep?[.\s]?)?\d{1,4}(?!\d)){0,12})`;

const SEASON_AND_EPISODE = String.raw`[st](?<season>\d{1,4})[\s._-]{0,3}ep?[\s._-]{0,3}|(?<bySeason>\d{1,2})[x×]`;
const WORDS = [EPISODE_WORDS, EPISODE_WORDS_BESIDE, PART_WORDS, DISC_WORDS].join('|');

const NEXT = [
  // '-E03', 'E02', ' e 4'.
  String.raw`\s?(?<sign>[-–~+&,]?)\s?ep?[.\s]?(?<to>\d{1,4})${END}`,
  // '.4x06', ' - S01E03', ' al E06', '/E05'.
  String.raw`${SIGN}|[\s._]{0,2})(?:${SEASON_AND_EPISODE}|ep?)(?<to>\d{1,4})${END}`,
  // ' e episodio 5', if the first one has that word.
  String.raw`${SIGN}|[\s._]{1,2})(?<word>${WORDS})${NUMBER_GAP}(?<to>\d{1,4})${END}`,
  String.raw`(?<sign>[-–~]|\s?[+&]\s?|\s(?:y|and)\s)(?<to>\d{1,4})${END}`,
  String.raw`(?<range>\s(?:${RANGE_WORDS})\s)(?<to>\d{1,3})(?=\s*$)`,
  String.raw`(?<sign>,)\s?(?<to>\d{1,3})${END}`,
  String.raw`(?<sign>[x×])(?<to>\d\d)${END}`,
].map((next) => new RegExp(next, 'uy'));
const NEXT_OF_SEVERAL = new RegExp(String.raw`(?<range>\s[-–—]\s)(?<to>\d{1,3})${END}`, 'uy');
const NEXT_SEASON = new RegExp(
  String.raw`(?<range>\s?[-–~&,]\s?)(?:s|(?:${SEASON_WORDS})\s)?(?<to>\d{1,2})${END}`,
  'uy',
);
const NEXT_HUNDRED = /(?<range>[_-])(?:cap[.\s]{0,2})?(?<season>\d{1,2})(?<to>\d\d)(?!\d)/uy;

/** 'Episodi', 'puntate', 'capitulos': of several episodes. */
const SEVERAL = /(?:odi|oli|oni|ate|[^i]s)$/;

/** '- 09', 'E05' and 'Episodio 10' behind 'Stagione 5 Parte 2'. */
const PART_THEN_EPISODE = new RegExp(
  String.raw`[\s._]{0,2}(?:[-–—][\s._]?(?=\d\d)|[-–—]?[\s._]?(?:e|(?:${EPISODE_WORDS})${NUMBER_GAP}))\d{1,3}(?=\s*(?:$|[[(.]|\p{L}))`,
  'uy',
);

/** Further episodes after the first. */
export function followingParts(text: string, first: FirstPart): Following {
  let { end } = first;
  // A part of a season may count its episodes from its own first one, or from the season's.
  PART_THEN_EPISODE.lastIndex = end;
  if (first.word.startsWith('part') && PART_THEN_EPISODE.test(text))
    return { episodes: [], end, isUnreadable: true };
  const episodes = [...first.episodes];
  const patterns = patternsAfter(first);
  for (;;) {
    const match = firstAt(patterns, text, end, first.word);
    const last = episodes.at(-1);
    const { to, sign = '', range, season, bySeason } = match?.groups ?? {};
    if (!match || to === undefined) break;
    const number = Number(to);
    const other = season ?? bySeason;
    // 'Stagioni 1-3', 'S01-S03', 'S02E13-S03E01'.
    if (last === undefined || (other !== undefined && Number(other) !== first.season))
      return { episodes: [], end: end + match[0].length, isUnreadable: true };
    if (number <= last || number > HIGHEST_NUMBER + last) break;
    if (/[,x×]/.test(sign) && number !== last + 1 && !SEVERAL.test(first.word)) break;
    const isRange = range !== undefined || /[-–~]/.test(sign);
    for (let next = isRange ? last + 1 : number; next <= number && episodes.length <= MAX_EPISODES; next += 1)
      episodes.push(next);
    end += match[0].length;
  }
  if (isUnclear(text, { ...first, episodes, end })) return { episodes: [], end, isUnreadable: true };
  return { episodes, end, isUnreadable: episodes.length > MAX_EPISODES };
}

function patternsAfter({ hundreds, episodes, word }: FirstPart): readonly RegExp[] {
  if (hundreds) return [NEXT_HUNDRED];
  if (episodes.length === 0) return [NEXT_SEASON];
  return SEVERAL.test(word) ? [...NEXT, NEXT_OF_SEVERAL] : NEXT;
}

/** `word`: the one that a word in the match has to be, in any of its forms. */
function firstAt(patterns: readonly RegExp[], text: string, at: number, word: string) {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && isSameWord(match.groups?.['word'] ?? word, word)) return match;
  }
  return undefined;
}

/** 'Ep' and 'episodi' are the same. */
export function isSameWord(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2);
}

/**
 * Directly behind an episode: half of one, one of two, a number with its thousands apart, a part of one: 'S01E01.5',
 * 'Puntate 5/6', '10x17 - 18', 'Episodio 1.071', 'S01E01a', 'S01E01 (1 di 2)', 'S01E01.CD1'.
 */
const UNCLEAR = new RegExp(
  [
    String.raw`\.5(?![.\d\p{L}])|(?:\/|[\s._]{0,2}[-–+&._\s][\s._]{0,2}(?=\d+\s*(?:$|[[(])))(?<next>\d{1,3})${END}|\.(?!480|576|720)\d{3}${END}|[a-d]${END}`,
    String.raw`[\s._\-–—([]{1,3}(?:\d\s?(?:di|of|de|\/)\s?\d|(?:${DISC_WORDS})[\s._-]?(?:\d|[ab]))${END}`,
  ].join('|'),
  'uy',
);
/** A further episode anywhere behind it. */
const FURTHER = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${SEASON_AND_EPISODE}|(?<word>${WORDS})${NUMBER_GAP})(?<to>\d{1,4})${END}`,
  'gu',
);

function isUnclear(text: string, { season, episodes, end, word }: FirstPart): boolean {
  const last = episodes.at(-1);
  if (last === undefined) return false;
  UNCLEAR.lastIndex = end;
  const unclear = UNCLEAR.exec(text);
  const next = unclear?.groups?.['next'];
  if (unclear && (next === undefined || Number(next) === last + 1)) return true;
  const rest = text.slice(end);
  const isFurther = ({ groups = {} }: RegExpMatchArray) =>
    groups['to'] !== undefined &&
    !episodes.includes(Number(groups['to'])) &&
    (groups['word'] === undefined
      ? Number(groups['season'] ?? groups['bySeason']) === season
      : isSameWord(groups['word'], word));
  return [...rest.matchAll(FURTHER)].some(isFurther);
}
