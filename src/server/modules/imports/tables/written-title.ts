import { clock } from '../../../lib/clock.ts';
import {
  NUMBER_BEHIND,
  NUMBER_GAP,
  numberOf,
  SEASON_WORDS,
  SEASON_WORDS_BESIDE,
} from '../../catalogue/rules/part-words.ts';
import { isChapter, readPart } from '../../catalogue/rules/read-part.ts';
import { withArticleInFront } from '../../catalogue/rules/title-key.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';

type Kind = 'film' | 'serie';

/** A title's name, and the facts that people write into the same cell. */
export type WrittenTitle = {
  name: string;
  year: number | undefined;
  type: Kind | undefined;
  /** The season of an episode, whose series the name is. */
  season: number | undefined;
  episodes: readonly number[];
  /** True of a whole season. */
  isSeason: boolean | undefined;
};

/** The facts that other cells say; `isHistory`: the row may be of a service's history, whose names are all the same way. */
type Known = { year?: number | undefined; type?: ReturnType<typeof titleKindOf>; isHistory?: boolean };

/** Reads a cell such as 'Heat (1995)', 'Heat, 1995', 'Dark (serie TV, 2017)', 'Dark S01E02', 'Dark: Season 1: Secrets'. */
export function readWrittenTitle(text: string, known: Known = {}): WrittenTitle {
  const outer = withoutYear(text, known);
  const part = known.type === 'film' ? undefined : partIn(outer.name, known);
  const inner = part && withoutYear(part.name, { ...known, year: known.year ?? outer.year });
  return {
    name: withArticleInFront(inner?.name ?? outer.name),
    year: outer.year ?? inner?.year,
    type: part ? 'serie' : outer.type,
    season: part?.season,
    episodes: part?.episodes ?? [],
    isSeason: part?.isSeason,
  };
}

/** Films are announced this many years before. */
const YEARS_AHEAD = 3;
const IN_BRACKETS = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/;
/** '3 stagioni', 'stagioni 1-3', 's1-s6'. */
const SEASONS =
  /^(?:\d{1,2}\s(?:stagion[ei]|seasons?|temporadas?)|(?:stagioni|seasons|temporadas|s)\s?\d{1,2}\s?[-–]\s?s?\d{1,2})$/i;
const BEHIND_SIGN = new RegExp(
  String.raw`^(.*[^\s,|–—-])(?:,\s*|\s+[-–—|]\s*)(\d{4}|${SEASONS.source.slice(1, -1)})$`,
  'i',
);
/** A year, or the years of a series: '2017–2020', '2017– '. */
const YEARS = /(?<!\d)((?:18[89]|19\d|20\d)\d)(?:\s*[-–—]\s*(?:\d{4}|\d{2})?)?(?!\d)/;
const KIND = /^(?:film|movie|pel[ií]cula|(?:tv[\s-])?(?:mini[\s-]?)?series?|(?:mini)?serie\stv|tv\sshow)$/i;

/**
 * Reads the year and the kind behind a name. The year stays in the name if the row's own column says another one, and in
 * the history of a service unless it is in brackets: 'Argentina, 1985' is a film.
 */
function withoutYear(
  text: string,
  { year: known, isHistory = false }: Known,
): Pick<WrittenTitle, 'name' | 'year' | 'type'> {
  const [, name = '', said = ''] =
    IN_BRACKETS.exec(text) ?? (isHistory ? null : BEHIND_SIGN.exec(text)) ?? [];
  const found = YEARS.exec(said)?.[1];
  const word = said.replace(YEARS, '').replace(/^[\s,;]+|(?:\sdel?)?(?<![\s,;])[\s,;]+$/g, '');
  const isKind = KIND.test(word) || SEASONS.test(word);
  const year = found === undefined ? undefined : Number(found);
  const isPossible =
    year === undefined || (year <= clock.date().getUTCFullYear() + YEARS_AHEAD && year === (known ?? year));
  if ((word !== '' && !isKind) || (year === undefined && !isKind) || !isPossible)
    return { name: text, year: undefined, type: undefined };
  const kind = SEASONS.test(word) ? 'serie' : isKind ? titleKindOf(word) : undefined;
  return { name, year, type: kind === 'episode' ? undefined : kind };
}

type Part = { name: string; season: number; episodes: readonly number[]; isSeason: boolean };

/** 'La quinta stagione' is a name. */
const ARTICLE = /^(?:the|an?|il|la|l['’]|un[oa]?|el)$/i;
/** A season whose word is in no film's name, unlike 'Open Season 2'. */
const SURE_SEASON = /^(?:stagione|temporada|s)\W?\d/i;

/** An episode or a whole season of a series, whose word may need a sign before it. */
function partIn(text: string, { type, isHistory = false }: Known): Part | undefined {
  const ofColons = partBetweenColons(text, isHistory || type === 'serie');
  if (ofColons) return ofColons;
  const part = readPart(text);
  if (part?.kind !== 'episode' || part.season === undefined || part.isDoubtful || part.isUnreadable)
    return undefined;
  const before = text.slice(0, part.at);
  const name = before.replace(/(?<![\s:,;|–—([-])[\s:,;|–—([-]+$/, '');
  const isApart = name !== before.trimEnd() || SURE_SEASON.test(text.slice(part.at));
  const isSure = part.episodes.length > 0 || isApart || type === 'serie';
  if (name === '' || ARTICLE.test(name) || !isSure) return undefined;
  const behind = text.slice(part.end);
  const episodes = part.episodes.length > 0 ? part.episodes : episodesIn(behind);
  return {
    name,
    season: part.season,
    episodes,
    isSeason: episodes.length === 0 && !/[\p{L}\d]/u.test(behind),
  };
}

const numbered = (words: string) => new RegExp(`^(?:${words})${NUMBER_GAP}(${NUMBER_BEHIND})$`, 'u');
const SEASON = numbered(SEASON_WORDS);
/** Words of films' parts as well: 'Rebel Moon: Part One: A Child of Fire'. */
const SEASON_OR_PART = numbered(`${SEASON_WORDS_BESIDE}|collection|collezione|coleccion`);
const ONLY_SEASON = /^(?:limited series|mini[\s-]?series?|serie limita[dt]a)$/;

/** 'Dark: Season 1: Secrets', as the history of Netflix has them; the season may be called after its series. */
function partBetweenColons(text: string, isOfSeries: boolean): Part | undefined {
  const parts = text.split(/:\s+/);
  for (let at = 1; at < parts.length - 1; at += 1) {
    const written = folded(parts[at] ?? '');
    const sure = ONLY_SEASON.test(written) ? 1 : numberIn(SEASON, written);
    const season = sure ?? likelySeasonIn(written, folded(parts[at - 1] ?? ''));
    if (season === undefined) continue;
    const episodes = episodesIn(parts.slice(at + 1).join(': '));
    if (sure === undefined && !isOfSeries && episodes.length === 0) continue;
    return { name: parts.slice(0, at).join(': '), season, episodes, isSeason: false };
  }
  return undefined;
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const number = pattern.exec(text)?.[1];
  return number === undefined ? undefined : numberOf(number);
}

function likelySeasonIn(text: string, series: string): number | undefined {
  const behind = text.startsWith(`${series} `) ? /^\d{1,2}$/.exec(text.slice(series.length + 1)) : null;
  return behind ? Number(behind[0]) : numberIn(SEASON_OR_PART, text);
}

/** The numbers of an episode's name: 'Episodio 4', 'Chapter One: Suzie'. */
function episodesIn(name: string): readonly number[] {
  const part = readPart(name);
  const isNumbered = part?.kind === 'episode' || (part?.at === 0 && isChapter(part.word));
  return part && isNumbered && !part.isUnreadable && part.season === undefined ? part.episodes : [];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
