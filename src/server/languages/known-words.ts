import { normalizeForSearch } from '../lib/normalize-for-search.ts';
import { configuredLanguages } from './current-language.ts';
import { LANGUAGES, type Texts } from './texts.ts';

type SearchWords = Texts['searchWords'];
/** A list of words or phrases. */
type List = Exclude<keyof SearchWords, 'genres'>;
type KnownWords = ReturnType<typeof collectWords>;

let known: { languages: readonly string[]; words: KnownWords } | undefined;

/** The words of asking in all of the installation's languages, the same for everybody. */
export function knownWords(): KnownWords {
  const languages = configuredLanguages();
  if (known?.languages !== languages) known = { languages, words: collectWords(languages) };
  return known.words;
}

function collectWords(languages: readonly string[]) {
  const all = languages.flatMap((language) => LANGUAGES[language]?.searchWords ?? []);
  const words = (list: List) => new Set(all.flatMap((each) => wordsIn(each[list])));
  const phrases = (list: List) => all.flatMap((each) => phrasesIn(each[list]));
  const minutes = anyOf([...words('minutes')]);
  const number = `\\d+|${anyOf([...words('numbers')])}`;
  return {
    before: words('before'),
    bare: words('bare'),
    described: phrases('described'),
    called: phrases('called'),
    behind: words('behind'),
    copulas: words('copulas'),
    praise: words('praise'),
    cancel: words('cancel'),
    film: words('film'),
    series: words('series'),
    links: words('links'),
    fillers: new Set([...words('links'), ...words('fillers')]),
    newest: new Set([...words('newest'), ...words('links')]),
    between: new RegExp(` (?:${anyOf(phrases('between'))}) `),
    surelyNewest: wholeWords(anyOf(phrases('surelyNewest'))),
    atMost: wholeWords(`(?:${anyOf(phrases('atMost'))}) ?(\\d{2,3}) (?:${minutes})`),
    short: wholeWords(anyOf(phrases('short'))),
    shortFilms: wholeWords(anyOf(phrases('shortFilms'))),
    miniseries: wholeWords(anyOf(phrases('miniseries'))),
    voteWithin: wholeWords(`(?:${anyOf(phrases('voteWithin'))}) (${number})`),
    amongPeople: wholeWords(`(?:${anyOf(phrases('amongPeople'))}) (${number})(?! (?:${minutes}))`),
    unwatched: wholeWords(anyOf(phrases('unwatched'))),
    numbers: new Map(
      all.flatMap(({ numbers }) => wordsIn(numbers).map((word, index) => [word, index + 2] as const)),
    ),
    seasons: seasonsOf({
      season: anyOf([...words('season')]),
      which: anyOf([...words('whichSeason')]),
      episode: anyOf([...words('episode')]),
      all: anyOf(phrases('wholeSeries')),
    }),
    decades: decadesOf(all.map(({ decades }) => decades)),
    beforeDecade: words('beforeDecade'),
    decadesAlone: decadesOf(all.map(({ decadesAlone }) => decadesAlone)),
    genres: all.flatMap(({ genres }) =>
      Object.entries(genres).map(([genre, names]) => ({ genre, names: phrasesIn(names) })),
    ),
  };
}

const wordsIn = (list: string) => normalizeForSearch(list).split(' ').filter(Boolean);
const phrasesIn = (list: string) => list.split(',').map(normalizeForSearch).filter(Boolean);

/** The longest first: 'non troppo lunghi' before 'lunghi'. */
const anyOf = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length).join('|');
const wholeWords = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`);

/** 'seconda stagione', '2a stagione', 'stagione 2', 's01e03', '3x05', 'episodio 3', 'tutte le stagioni'. */
const seasonsOf = ({ season, which, episode, all }: Record<'season' | 'which' | 'episode' | 'all', string>) =>
  wholeWords(
    [
      `(?:\\d{1,2}[a-z]{0,2}|${which}) (?:${season})`,
      all,
      `(?:${season})(?: \\d{1,2})?`,
      's\\d{1,2}(?: ?ep?\\d{1,3})?',
      '\\d{1,2}x\\d{1,3}',
      `(?:${episode}) \\d{1,3}`,
      'season \\d{1,2}',
    ].join('|'),
  );

/** The tens of decades by their names, which begin in 2000. */
const decadesOf = (lists: readonly string[]) =>
  new Map(lists.flatMap((list) => wordsIn(list).map((word, index) => [word, index * 10] as const)));
