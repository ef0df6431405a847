import { clock } from '../../../lib/clock.ts';
import { readWholeNumber } from '../../../lib/read-number.ts';
import { isChapter, readPart } from '../../catalogue/rules/read-part.ts';
import { withArticleInFront } from '../../catalogue/rules/title-key.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';

type Kind = 'film' | 'serie';

/** A title's name, and the facts that people and services write into the same cell. */
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

/** Reads a cell such as 'Heat (1995)', 'Dark (serie TV, 2017)', 'Dark S01E02', 'Dark: Season 1: Secrets'. */
export function readWrittenTitle(text: string, known: Known = {}): WrittenTitle {
  const outer = withoutYear(text, known.year);
  const part = known.type === 'film' ? undefined : partIn(outer.name, known);
  const inner = part && withoutYear(part.name, known.year ?? outer.year);
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
/** A year, or the years of a series: '2017–2020', '2017– '. */
const YEARS = /(?<!\d)((?:18[89]|19\d|20\d)\d)(?:\s*[-–—]\s*(?:\d{4}|\d{2})?)?(?!\d)/;

/** 'La quinta stagione' is a name. */
const ARTICLE = /^(?:the|an?|il|la|l['’]|un[oa]?|el)$/i;

/** Reads the year and the kind in brackets behind a name; the row's own column counts if it says another year. */
function withoutYear(text: string, known: number | undefined): Pick<WrittenTitle, 'name' | 'year' | 'type'> {
  const [, name = '', said = ''] = IN_BRACKETS.exec(text) ?? [];
  const found = YEARS.exec(said)?.[1];
  const year = found === undefined ? undefined : Number(found);
  const word = said
    .replace(YEARS, '')
    .replace(/[\s,;]+/g, ' ')
    .trim();
  const kind = kindIn(word);
  const isPossible =
    year === undefined || (year <= clock.date().getUTCFullYear() + YEARS_AHEAD && year === (known ?? year));
  if (!isPossible || (kind === undefined && (word !== '' || year === undefined)))
    return { name: text, year: undefined, type: undefined };
  return { name, year, type: kind };
}

/** '(The Movie)' is of a name, '(Episode 1)' of a part. */
function kindIn(word: string): Kind | undefined {
  const kind = ARTICLE.test(word.split(' ', 1)[0] ?? '') ? undefined : titleKindOf(word);
  return kind === 'episode' ? undefined : kind;
}

type Part = { name: string; season: number; episodes: readonly number[]; isSeason: boolean };

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

const ONLY_SEASON = /^(?:limited series|mini[\s-]?series?|serie limita[dt]a)$/i;

/** 'Dark: Season 1: Secrets', as the history of Netflix has them; the season may be called after its series, or a part. */
function partBetweenColons(text: string, isOfSeries: boolean): Part | undefined {
  const parts = text.split(/:\s+/);
  for (let at = 1; at < parts.length - 1; at += 1) {
    const [series = '', written = ''] = parts.slice(at - 1, at + 1);
    const sure = ONLY_SEASON.test(written) ? 1 : wholePart(written, 'episode');
    const season = sure ?? seasonCalledAfter(series, written) ?? wholePart(written, 'part');
    if (season === undefined) continue;
    const episodes = episodesIn(parts.slice(at + 1).join(': '));
    // 'Rebel Moon: Part One: A Child of Fire' is a film.
    if (sure === undefined && !isOfSeries && episodes.length === 0) continue;
    return { name: parts.slice(0, at).join(': '), season, episodes, isSeason: false };
  }
  return undefined;
}

/** The number of the season, or of another part, that is all of a text. */
function wholePart(text: string, kind: 'episode' | 'part'): number | undefined {
  const part = readPart(text);
  if (part?.kind !== kind || part.at > 0 || part.end < text.length || part.isUnreadable) return undefined;
  return kind === 'part' ? part.episodes[0] : part.season;
}

/** 'Stranger Things 4'. */
const seasonCalledAfter = (series: string, text: string): number | undefined =>
  text.startsWith(`${series} `) ? readWholeNumber(text.slice(series.length + 1)) : undefined;

/** The numbers of an episode's name: 'Episodio 4', 'Chapter One: Suzie'. */
function episodesIn(name: string): readonly number[] {
  const part = readPart(name);
  const isNumbered = part?.kind === 'episode' || (part?.at === 0 && isChapter(part.word));
  return part && isNumbered && !part.isUnreadable && part.season === undefined ? part.episodes : [];
}
