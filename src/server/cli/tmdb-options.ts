import { isOnCalendar, readDay as parseDay } from '../lib/read-day.ts';
import { tmdbGenreId } from '../modules/imports/map-genres.ts';
import { MAX_TMDB_PAGE, type TmdbSelection } from '../modules/imports/tmdb/tmdb-plan.ts';
import { parseTmdbRef, type TmdbRef } from '../modules/imports/tmdb/tmdb-refs.ts';
import { type CommandInput, type CommandOption, UsageError } from './command.ts';

type Type = 'film' | 'serie';

export const TMDB_OPTIONS = {
  ids: {
    multiple: true,
    value: 'ID,...',
    summary: 'these: 653 or film:653, serie:1396, tt0013442, or links',
  },
  popular: {
    value: 'films|series',
    summary: 'the most popular titles now, 20 a page',
  },
  discover: {
    value: 'films|series',
    summary: 'titles that fit the next three, the most popular first',
  },
  year: { value: 'YEAR', summary: 'of that year' },
  genre: {
    multiple: true,
    value: 'NAME',
    summary: "of that genre, as in 'Fantascienza'; several times for titles that have all",
  },
  'min-votes': { value: 'N', summary: 'with at least N votes' },
  pages: { value: 'N', summary: 'how many pages of --popular or --discover, 1 to 500 (1)' },
  export: {
    value: 'films|series',
    summary: "all titles, from TMDB's daily id list, the most popular first",
  },
  date: { value: 'YYYY-MM-DD', summary: 'the list of that day (the newest)' },
  'min-popularity': {
    value: 'N',
    summary: 'only titles of the list with at least this popularity (0)',
  },
} satisfies Record<string, CommandOption>;

const KINDS = ['ids', 'popular', 'discover', 'export'] as const;
type Kind = (typeof KINDS)[number];

/** Options allowed for each kind of job; others are refused. */
const GOES_WITH: Record<Kind, readonly string[]> = {
  ids: [],
  popular: ['pages'],
  discover: ['pages', 'year', 'genre', 'min-votes'],
  export: ['date', 'min-popularity'],
};

/** Parses the options of a TMDB import; throws `UsageError`. */
export function parseTmdbOptions(options: CommandInput['options']): TmdbSelection {
  const [kind, second] = KINDS.filter((name) => options[name] !== undefined);
  if (!kind) throw new UsageError('expected one of: --ids, --popular, --discover, --export');
  if (second) throw new UsageError(`--${kind} and --${second} cannot go together`);
  const stray = Object.values(GOES_WITH)
    .flat()
    .find((name) => options[name] !== undefined && !GOES_WITH[kind].includes(name));
  if (stray) throw new UsageError(`--${stray} does not go with --${kind}`);
  return READERS[kind](options);
}

const READERS: Record<Kind, (options: CommandInput['options']) => TmdbSelection> = {
  ids: ({ ids }) => ({
    kind: 'ids',
    refs: textsOf(ids)
      .flatMap((list) => list.split(/[\s,]+/))
      .filter(Boolean)
      .map(readRef),
  }),
  popular: ({ popular, pages }) => ({ kind: 'popular', type: readType(popular), pages: readPages(pages) }),
  discover(options) {
    const type = readType(options['discover']);
    return {
      kind: 'discover',
      type,
      pages: readPages(options['pages']),
      year: readNumber('year', options['year'], 1870, 2100),
      genres: textsOf(options['genre']).map((name) => readGenre(type, name)),
      minVotes: readNumber('min-votes', options['min-votes'], 0, 10_000_000),
    };
  },
  export: (options) => ({
    kind: 'export',
    type: readType(options['export']),
    day: readDay(options['date']),
    minPopularity: readNumber('min-popularity', options['min-popularity'], 0, 1_000_000) ?? 0,
  }),
};

function readRef(value: string): TmdbRef {
  const ref = parseTmdbRef(value);
  if (!ref) throw new UsageError(`not a TMDB id: ${value} (such as 653, film:653, serie:1396, tt0013442)`);
  return ref;
}

function readType(value: unknown): Type {
  if (value === 'films' || value === 'film') return 'film';
  if (value === 'series' || value === 'serie') return 'serie';
  throw new UsageError(`expected films or series, got ${String(value)}`);
}

function readPages(value: unknown): number {
  return readNumber('pages', value, 1, MAX_TMDB_PAGE) ?? 1;
}

function readGenre(type: Type, name: string): number {
  const number = tmdbGenreId(type, name);
  if (number === undefined) throw new UsageError(`the movie database has no such genre: ${name}`);
  return number;
}

function readNumber(name: string, value: unknown, least: number, most: number): number | undefined {
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  // Popularity has a fraction; years, pages and votes are whole numbers.
  const isWhole = name === 'min-popularity' || Number.isInteger(number);
  if (!isWhole || !(number >= least && number <= most))
    throw new UsageError(`--${name} must be a number from ${least} to ${most}, not ${JSON.stringify(value)}`);
  return number;
}

function readDay(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const day = typeof value === 'string' ? parseDay(value) : undefined;
  if (day !== undefined && isOnCalendar(day)) return day;
  throw new UsageError(`--date must be a day, as in 2026-05-03, not ${JSON.stringify(value)}`);
}

function textsOf(value: CommandInput['options'][string]): string[] {
  return [value ?? []].flat().map(String);
}
