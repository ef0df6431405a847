import {
  type FirstPart,
  type Following,
  followingParts,
  HIGHEST_NUMBER,
  isSameWord,
  RUN,
} from './following-parts.ts';
import {
  DAY_WORDS,
  DISC_WORDS,
  EPISODE_WORDS,
  EPISODE_WORDS_BESIDE,
  NUMBER_GAP as GAP,
  LAST_EPISODE,
  MONTHS,
  NUMBER_BEFORE,
  NUMBER_BEHIND,
  numberOf,
  PART_WORDS,
  PART_WORDS_APART,
  ROMAN,
  SEASON_BEFORE,
  SEASON_WORDS,
  SEASON_WORDS_BESIDE,
  SINGULAR_EPISODE,
  SINGULAR_SEASON,
  SPECIAL_WORDS,
} from './part-words.ts';

/** A season, its episodes or a different part in a text. */
export type WrittenPart = {
  /**
   * `episode`: of a series, `part`: of a series or a film, `disc`: of a film, unless nothing of that name is known.
   */
  kind: 'episode' | 'part' | 'disc';
  season: number | undefined;
  /** Empty if only the season is named, or if the text names several seasons. */
  episodes: readonly number[];
  /** True if it may be a measure of something: 'Raduno 4x4'. */
  isDoubtful: boolean;
  /** True if it names several seasons, or more episodes than a file has. */
  isUnreadable: boolean;
  /** The word that stands for the part: 'lezione'; empty for `S01E02`. */
  word: string;
  /** Its beginning and end in the text. */
  at: number;
  end: number;
};

/** Above it the number of a part or disc belongs to a name. */
const HIGHEST_PART = 50;

const BEGIN = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?![\p{L}\d])`;
const BETWEEN = String.raw`[\s._\-–—:,;|/·•・()[\]]{0,5}(?:complet[aeo][\s._\-–—:,;|()[\]]{1,5})?(?:(?:di|de|del|della|of|the|la|[ey&])\s){0,2}`;
const SIMPLE = String.raw`[\s._-]{0,3}`;

/** 'Parte 1 di 2'. */
const OF_SEVERAL = String.raw`(?:\s?(?:di|of|de|\/)\s?\d{1,2}${END})?`;

const seasonBehind = (words: string) => String.raw`(?<led>${words})${GAP}(?<season>${NUMBER_BEHIND})`;
const seasonBefore = String.raw`(?:(?<season>${SEASON_BEFORE})${SIMPLE}(?:${SEASON_WORDS})|(?<plain>\d{1,2})\s(?:${SINGULAR_SEASON}))${END}`;
const episodeBehind = (words: string) => String.raw`(?<word>${words})${GAP}(?<episode>${NUMBER_BEHIND})`;
const besideBehind = String.raw`(?:(?<beside>${EPISODE_WORDS}|${EPISODE_WORDS_BESIDE})${GAP}|[ex](?!26[45])|e[:.]\s?)(?<episode>${NUMBER_BEHIND})`;
const episodeBefore = (words: string) =>
  String.raw`(?<episode>${NUMBER_BEFORE})${SIMPLE}(?<word>${words})${END}`;
const besideBefore = String.raw`(?<episode>${NUMBER_BEFORE}|\d{1,3}(?=\s(?:${SINGULAR_EPISODE})))${SIMPLE}(?:${EPISODE_WORDS}|${EPISODE_WORDS_BESIDE})${END}`;
const ordinalSeason = String.raw`(?<season>${SEASON_BEFORE})[\s.]?(?:${SEASON_WORDS})[)\]]?`;
/** A number behind a season that is its episode, and no year. */
const EPISODE_APART = String.raw`\s[-–]\s(?<episode>(?!(?:19|20)\d\d(?!\d))\d`;
const APART_END = String.raw`(?=(?:v\d)?\s*(?:$|[[(]|\s[-–]\s))`;
/** Words of releases behind a number: 'Corso 05 VOSTFR 1080p'. */
const TAG = String.raw`(?:(?:sub|soft|vo)?[\s._-]?(?:ita|eng|esp|espanol)|vost\w{1,3}|vose|\d{3,4}p|hd|hdtv|full\s?hd|web(?:rip|-?dl)?|bdrip|bluray|x26[45]|sub(?:bed)?|dub(?:bed)?)`;
const besideSeason = seasonBehind(`${SEASON_WORDS}|${SEASON_WORDS_BESIDE}`);

type Form = { pattern: RegExp; kind?: WrittenPart['kind']; season?: number; hundreds?: boolean };
const form = (pattern: string, more: Omit<Form, 'pattern'> = {}): Form => ({
  pattern: new RegExp(BEGIN + pattern, 'u'),
  ...more,
});

const glued = (pattern: string): Form => ({ pattern: new RegExp(String.raw`(?<=\p{L}{2})${pattern}`, 'u') });

/** The forms of a part, the surest first. */
const FORMS: readonly Form[] = [
  form(
    String.raw`[st](?<season>\d{1,4})(?:${SIMPLE}(?:ep?|xe?)|${SIMPLE}(?:ep|cap)${SIMPLE}|:e|e[._-])(?<episode>\d{1,4})(?!\d)`,
  ),
  form(
    String.raw`(?:(?<season>\d{1,2})(?:[x×]|\s[x×]\s(?=\d\d${END}(?!\s?(?:min|m|sec|s|cm|')${END})))(?<episode>\d{2,4}|(?<!^\d+[x×])(?<!16[x×])\d)|(?<year>(?:19|20)\d\d)[x×](?<of>\d\d))(?:${END}|(?=[x×]\d\d${END}))`,
  ),
  form(String.raw`(?<!['’])s\s(?<season>\d{1,2})\s?e\s(?<episode>\d{1,3})${END}`),
  form(String.raw`t(?<season>\d{1,2})${SIMPLE}c(?<episode>\d{1,3})${END}`),
  // 'One PieceS3.E113', 'Dark2x04'.
  glued(String.raw`s(?<season>\d{1,2})${SIMPLE}ep?${SIMPLE}(?<episode>\d{1,4})(?!\d)`),
  glued(String.raw`(?<season>\d{1,2})[x×](?<episode>\d{2,3})${END}`),
  ...[besideBehind, besideBefore].flatMap((episode) =>
    [besideSeason, seasonBefore].flatMap((season) => [
      form(season + BETWEEN + episode),
      form(episode + RUN + BETWEEN + season),
    ]),
  ),
  // Spanish releases: season and episode as one number.
  form(String.raw`(?<=\[\s{0,2})cap[.\s]{0,2}(?<season>\d{1,2})(?<episode>\d\d)(?=\s*[\]_-])`, {
    hundreds: true,
  }),
  // '7th Season - 05', '1ª stagione 5'; 'Friday the 13th Season 2' is of a series, 'La quinta stagione 2' a name.
  form(`(?<!the )${ordinalSeason}${EPISODE_APART}{1,4})${APART_END}`),
  form(
    String.raw`(?<!(?:the|la|il|el) )${ordinalSeason}[\s.](?<episode>\d{1,2})(?:(?=\.\d{3,4}p)|${APART_END})`,
  ),
  form(String.raw`(?<!the )${ordinalSeason}${END}(?!${GAP}\d{1,2}(?!\d))`),
  form(String.raw`(?:s|(?:${SEASON_WORDS})\s)(?<season>\d{1,2})[)\]]?${EPISODE_APART}{2,4})${APART_END}`),
  form(String.raw`(?:${SEASON_WORDS})\s(?<season>${ROMAN})${EPISODE_APART}{2,4})${APART_END}`),
  form(String.raw`(?:s|(?:${SEASON_WORDS})\s)(?<season>\d{1,2})[)\]]?\s(?<episode>\d\d)(?=\s*(?:$|[[(]))`),
  form(String.raw`(?<season>\d{1,2})t\s?(?<episode>\d{1,3})[ec]${END}`),
  form(seasonBehind(SEASON_WORDS)),
  form(seasonBefore),
  form(String.raw`(?<!^)s(?<season>\d{1,2})${END}`),
  form(String.raw`(?<!^)series?${GAP}(?<season>\d{1,2})(?=\s*(?:$|[-–—.[(|]))`),
  form(String.raw`e(?<episode>\d{2,4})${END}`),
  // 'Star Wars: Episode IV' is a film.
  form(String.raw`(?<word>episod(?:io|e))${GAP}(?<episode>${ROMAN})`, { kind: 'part' }),
  form(episodeBehind(EPISODE_WORDS)),
  // 'La prima puntata' is a name.
  form(`(?<!^(?:la|il|l'|the|una?|el|le|los|las) )${episodeBefore(EPISODE_WORDS)}`),
  form(String.raw`(?<episode>\d{1,3})\s(?<word>${SINGULAR_EPISODE})${END}`),
  form(String.raw`(?<!^)(?!\p{L}+${GAP}(?:19|20)\d\d)${episodeBehind(SPECIAL_WORDS)}(?=\s*(?:$|[-–—.[(|]))`, {
    season: 0,
  }),
  form(episodeBehind(DISC_WORDS) + OF_SEVERAL, { kind: 'disc' }),
  form(episodeBefore(DISC_WORDS), { kind: 'disc' }),
  form(episodeBehind(`${PART_WORDS}|${DAY_WORDS}`) + OF_SEVERAL, { kind: 'part' }),
  form(episodeBefore(PART_WORDS), { kind: 'part' }),
  form(String.raw`${episodeBefore(DAY_WORDS)}(?=\s*(?:$|[-–—.:,([|]))`, { kind: 'part' }),
  form(String.raw`(?<=(?:^|[-–—:,([])\s{0,2})${episodeBehind(PART_WORDS_APART)}`, { kind: 'part' }),
  // '1 di 8', '[3/8]', 'Corso 01', 'Corso (2)', 'Corso #2', '02 - Corso'.
  form(String.raw`(?<episode>\d{1,2})\s?(?:di|of|de)\s?\d{1,2}${END}`, { kind: 'part' }),
  form(String.raw`[([]\s*(?<episode>\d{1,2})\s*\/\s*\d{1,2}\s*[)\]]`, { kind: 'part' }),
  form(String.raw`(?<=\S[\s._])(?<episode>0\d)(?=\s*(?:$|[[(])|[\s._]+${TAG}${END})`, { kind: 'part' }),
  // Behind a year '(1)' is of a copy of the file.
  form(String.raw`(?<![)\]]\s{0,2})\(\s*(?<episode>\d{1,2})\s*\)(?=\s*$)`, { kind: 'part' }),
  form(String.raw`#\s?(?<episode>\d{1,3})(?=\s*(?:$|[-–—.:[(]))`, { kind: 'part' }),
  form(
    String.raw`(?<=^\s{0,2})(?<episode>0\d(?=[\s._)\-–—]+\p{L})|\d{1,2}(?=\s[-–—]\s\p{L}|[.)]\s\p{L}))(?![\s._)\-–—]*(?:${MONTHS})${END})[\s._)\-–—]*`,
    { kind: 'part' },
  ),
];

/** The season, episodes or part that a text names in any of the ways that people and releases write it. */
export function readPart(text: string): WrittenPart | undefined {
  const folded = foldLetters(text);
  for (const { pattern, kind = 'episode', season: outside, hundreds = false } of FORMS) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const { season, plain, year, of, episode = of, word = '', beside = word, led } = match.groups ?? {};
    // 'Parte 1 e parte 2'.
    if (led !== undefined && isSameWord(led, beside)) continue;
    const written = season ?? plain ?? year;
    const inSeason = written === undefined ? outside : numberOf(written);
    const first = episode === undefined ? [] : [numberOf(episode)];
    if (kind !== 'episode' && (first[0] ?? 0) > (isChapter(word) ? HIGHEST_NUMBER : HIGHEST_PART)) continue;
    const all = partsOf(folded, match, { season: inSeason, episodes: first, hundreds, word: beside });
    const before = folded.slice(0, match.index);
    const at =
      earlierSeason(before, inSeason) ??
      earlierEpisode(before, first[0]) ??
      SEASON_LED.exec(before)?.index ??
      match.index;
    return { kind, season: inSeason, word, at, isDoubtful: isMeasure(match[0], before), ...all };
  }
  return lastEpisodeIn(folded);
}

/** Behind a name: 'L’ultima puntata' and 'Finale di stagione' are names, and so is 'Resident Evil: capitulo final (2016)'. */
const LAST_BEHIND = new RegExp(
  String.raw`(?<=[\p{L}\d)][\s._]{0,2}(?:[-–—:|,(][\s._]{0,2}(?:(?:l['’]|(?:la|the|el)\s))?|[\s._]))(?<!(?:^|[\s._'’])(?:la|il|l|the|el|una?|al|del|nel|alla)[\s._])${LAST_EPISODE}(?=[)\].!]?(?:\s*(?:$|[[(|](?!\d{4}))|[\s._]+${TAG}${END}))`,
  'u',
);
const LAST_ALONE = new RegExp(String.raw`^\P{L}*(?:l['’]\s?|(?:la|the|el)\s)?${LAST_EPISODE}\P{L}*$`, 'u');

/** A last episode, whose number is not known. */
function lastEpisodeIn(folded: string): WrittenPart | undefined {
  const match = LAST_BEHIND.exec(folded);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const nothing = { season: undefined, episodes: [], word: '', isDoubtful: false };
  return { kind: 'episode', ...nothing, isUnreadable: true, at: match.index, end };
}

/** True of a line that says nothing but that it is a last episode: 'Ultima puntata'. */
export function isLastEpisode(line: string): boolean {
  return LAST_ALONE.test(foldLetters(line));
}

/** '6 stagione' of 'Episodi 4-6 stagione finale' may be the last episode. */
const RANGE_OR_SEASON = /(\d{1,4})(?:\s?[-–—~/,&+]\s?|\s(?:ed?|y|and|al?|to)\s)(\d{1,2})\s\p{L}+$/u;

/** 'Quarta e ' of 'quarta e quinta puntata'. */
const EARLIER_NUMBER = new RegExp(
  String.raw`${BEGIN}(?:(?<number>${NUMBER_BEFORE}|\d{1,3}(?=[-–/]|\s(?:e|y|and|al?)\s)))(?:\s?[-–—~/,&+]\s?|\s(?:ed?|y|and|al?|to)\s)(?:(?:la|the)\s)?$`,
  'u',
);

function partsOf(text: string, match: RegExpExecArray, first: Omit<FirstPart, 'end'>): Following {
  const end = match.index + match[0].length;
  const { run = '', plain, episode } = match.groups ?? {};
  const [, from, to] = (plain !== undefined && RANGE_OR_SEASON.exec(match[0])) || [];
  const isLed = episode !== undefined && match[0].startsWith(episode);
  const earlier = isLed && EARLIER_NUMBER.exec(text.slice(0, match.index))?.groups?.['number'];
  const isSecond = earlier ? numberOf(earlier) < numberOf(episode) : false;
  if (isSecond || Number(from) < Number(to)) return { episodes: [], end, isUnreadable: true };
  if (run === '') return followingParts(text, { ...first, end });
  const at = match.index + match[0].indexOf(run);
  const runEnd = at + run.length;
  const parts = followingParts(text.slice(0, runEnd), { ...first, end: at });
  const isRead = !parts.isUnreadable && parts.end === runEnd;
  return { episodes: isRead ? parts.episodes : [], end, isUnreadable: !isRead };
}

/** 'Raduno 4x4', '3x3', '4x100': no episode unless something else indicates a series, such as a sign before it. */
function isMeasure(written: string, before: string): boolean {
  return /^(?:(\d)[x×]\1|4[x×][124]00)$/.test(written) && !/[-–—([:]\s*$/.test(before);
}

/** 'Dark, tutta la seconda stagione': these words are not of the name. */
const SEASON_LED = new RegExp(
  String.raw`(?<=\p{L}[\s,.\-–—]{1,3})(?:(?:(?:tutta|toda)\s)?la|the(?:\s(?:complete|whole|entire))?)\s$`,
  'u',
);
const SEASON_ALONE = new RegExp(BEGIN + seasonBehind(SEASON_WORDS), 'u');

/** The same season, already named: 'Temporada 10 [720p][Cap.1010]'. */
function earlierSeason(before: string, season: number | undefined): number | undefined {
  const match = SEASON_ALONE.exec(before);
  const isSame = match?.groups?.['season'] !== undefined && numberOf(match.groups['season']) === season;
  return isSame && match.index > 0 ? match.index : undefined;
}

const EPISODE_ALONE = new RegExp(String.raw`${BEGIN}${episodeBehind(EPISODE_WORDS)}[\s([]*$`, 'u');

/** The same episode, already named: 'Ep.2 (1x02)'. */
function earlierEpisode(before: string, episode: number | undefined): number | undefined {
  const match = EPISODE_ALONE.exec(before);
  const isSame = match?.groups?.['episode'] !== undefined && numberOf(match.groups['episode']) === episode;
  return isSame ? match.index : undefined;
}

/** True of a word that counts chapters: of a film at most a few, of a series hundreds. */
export function isChapter(word: string): boolean {
  return /^(?:cap|ch)/.test(word);
}

/** Lower case without accents; every letter keeps its place. */
function foldLetters(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/g, (letter) => {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return folded.length === letter.length ? folded : letter;
  });
}
