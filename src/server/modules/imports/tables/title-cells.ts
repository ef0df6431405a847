import * as v from 'valibot';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { readDay } from '../../../lib/read-day.ts';
import { yes } from '../../catalogue/rules/field-values.ts';
import { completeAddress, pageAboutTitle } from '../../catalogue/rules/parse-video-url.ts';
import { episodesInCell, seasonAndEpisodesIn, seasonInCell } from '../../catalogue/rules/parts-in-cell.ts';
import { tableOrigin } from '../../catalogue/rules/table-origin.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import type { ImportRow } from '../import-row.ts';
import { toCatalogueGenres } from '../map-genres.ts';
import { parseTmdbRef } from '../tmdb/tmdb-refs.ts';
import type { TitleCells } from './title-columns.ts';
import { readWrittenTitle } from './written-title.ts';

/** An episode, several or a whole season. */
type TitlePart = { season: number | undefined; episodes: readonly number[] };

/** The years of a table's series, which their first rows decide: later ones may have that of a season. */
export type SeriesYears = Map<string, string | undefined>;

type Facts = { cells: { [Column in keyof TitleCells]: string | undefined }; part?: TitlePart | undefined };

/** The title in a row's cells; a fault if one of these is not understood. `years`: those of the rows before it. */
export function titleOfCells(location: string, cells: TitleCells, years: SeriesYears): ImportRow {
  const { anno, sorgente = '', stagione, episodio } = cells;
  const refused = (field: string, fault: string) => ({ location, name: cells.titolo, field, fault });
  if (yearOf(anno) !== undefined && readDay(anno ?? '') === undefined)
    return refused('anno', `must be a year, not ${JSON.stringify(anno)}`);
  if (/[\s,;|](?:https?|tg):\/\//i.test(sorgente)) return refused('sorgenti', 'must be one address');
  // Beside a number of seasons that of episodes is of all.
  const part = cells.stagioni === undefined ? partOfCells(stagione, episodio) : undefined;
  if (part === 'unread') return refused('episodio', 'must be a season and an episode');
  const facts = factsOf(cells, part, years);
  return { location, value: recordOf(facts), ...(facts.part && { isPart: true }) };
}

/** Programs write it for a number that they do not know. */
const isZero = (text: string) => /^(?:tt)?0+$/.test(text);

const yearOf = (anno: string | undefined) => (anno === undefined || isZero(anno) ? undefined : anno);

/** The year of a day. */
const yearIn = (day: string | undefined) => (day === undefined ? undefined : readDay(day)?.slice(0, 4));

/** Programs and people write it beside a film. */
const NO_PART = /^(?:0+|-\d+|no|film|movie|pel[ií]cula)$/i;
/** The whole of a season or a series. */
const ALL = /^(?:tutt[aeio]|complet[aeo]|all|tod[ao]s)$/i;

/** The part in the columns of seasons and episodes; `unread`: one of them is missing or not understood. */
export function partOfCells(
  season: string | undefined,
  episode: string | undefined,
): TitlePart | 'unread' | undefined {
  if ([season, episode].every((cell) => cell === undefined || NO_PART.test(cell))) return undefined;
  const [inSeason, episodes] = [seasonInCell(season), episodesInCell(episode)];
  if (inSeason !== undefined && episodes) return { season: inSeason, episodes };
  const both = seasonAndEpisodesIn(episode ?? season ?? '');
  if (both && (inSeason ?? both.season) === both.season) return both;
  const isRead = (cell: string | undefined, read: unknown) =>
    cell === undefined || read !== undefined || ALL.test(cell) || NO_PART.test(cell);
  if (!isRead(season, inSeason) || !isRead(episode, episodes)) return 'unread';
  return inSeason === undefined && episodes ? 'unread' : { season: inSeason, episodes: episodes ?? [] };
}

/** Yes or no, as a column may say if a title is a series; undefined for any other word, or none. */
export function saidBy(word: string | undefined): boolean | undefined {
  const read = v.safeParse(yes, word);
  return read.success ? read.output : undefined;
}

/** Longest cell that may be a name. */
const MAX_LENGTH = 500;

/** The cells with the facts that the name's own cell has as well; of an episode those of its series. */
function factsOf(
  { serie: said, stagione: _, episodio, ...cells }: TitleCells,
  ofCells: TitlePart | undefined,
  years: SeriesYears,
): Facts {
  const isSeries = saidBy(said);
  const serie = isSeries === undefined ? said : undefined;
  const titolo = cells.titolo ?? serie;
  if (titolo === undefined || titolo.length > MAX_LENGTH || cells.origin !== undefined) return { cells };
  const kind = titleKindOf(cells.type ?? '');
  // The word of an episode is beside the episode's own name.
  const isOwnName = kind === 'episode' && serie === undefined;
  const numbered = kind === 'film' ? undefined : ofCells;
  const known = yearIn(yearOf(cells.anno));
  const written = readWrittenTitle((numbered && serie) ?? titolo, {
    type: kind,
    year: known === undefined ? undefined : Number(known),
  });
  const part = written.season === undefined ? (isOwnName ? undefined : numbered) : partOf(written, numbered);
  const anno = cells.anno ?? written.year?.toString();
  const type = cells.type ?? (isSeries === true ? 'serie' : written.type);
  const all = { ...cells, titolo: written.name, anno, type };
  const isEpisode = written.isSeason === false || episodio !== undefined || serie !== undefined;
  return { cells: cellsOfSeries(all, { part, isEpisode, years }), part };
}

/** The part in a name, whose episodes may be in their column. */
function partOf(
  { season, episodes }: { season: number | undefined; episodes: readonly number[] },
  ofCells: TitlePart | undefined,
): TitlePart {
  return { season, episodes: episodes.length > 0 ? episodes : (ofCells?.episodes ?? []) };
}

/** The cells for a title; of a part those that are its series' as well, whose first row decides its year. */
function cellsOfSeries(
  cells: Facts['cells'] & { titolo: string },
  { part, isEpisode, years }: { part: TitlePart | undefined; isEpisode: boolean; years: SeriesYears },
): Facts['cells'] {
  const isWhole = !part && (titleKindOf(cells.type ?? '') === 'serie' || cells.stagioni !== undefined);
  if (!part && !isWhole) return cells;
  const key = normalizeForSearch(cells.titolo);
  const ofDay = part && isEpisode ? undefined : yearIn(cells.data_uscita ?? cells.giorno);
  const year = yearIn(yearOf(cells.anno)) ?? ofDay;
  // A first season may go on in the next year.
  const isOther = part?.season === 1 && Math.abs(Number(year) - Number(years.get(key))) > 1;
  if (isWhole || isOther || !years.has(key)) years.set(key, year);
  if (!part) return cells;
  const { titolo, genere, generi, sorgente = '', ...others } = cells;
  const ofAll = { titolo, type: 'serie', anno: years.get(key), genere, generi };
  // A day, a length, a plot, numbers and a page about it are the episode's.
  if (!isEpisode || cells.stagioni !== undefined) return { ...others, ...ofAll, sorgente };
  return { ...ofAll, sorgente: pageAboutTitle(sorgente) ? '' : sorgente };
}

function recordOf({ cells, part }: Facts): Record<string, unknown> {
  const { anno: written, giorno, minuti, stagioni, genere, sorgente = '', durata, ...others } = cells;
  const { tmdb_id, imdb_id, ...fields } = others;
  const type = typeOf(fields.type, stagioni);
  const anno = yearOf(written);
  // A day of a different year is not that of the release.
  const day = anno === undefined || yearIn(giorno) === yearIn(anno) ? giorno : undefined;
  const data_uscita = fields.data_uscita ?? day ?? anno;
  // Genres of a record are ours.
  const genres = fields.origin === undefined ? (fields.generi ?? genere) : genere;
  const { titolo = '' } = fields;
  const year = yearIn(anno ?? data_uscita) ?? '';
  const record = {
    origin: tableOrigin({ type, name: normalizeForSearch(titolo) || titolo, year }),
    ...fields,
    type,
    data_uscita,
    durata: type === 'serie' ? (stagioni ?? seasonsIn(durata)) : (durata ?? minuti),
    ...numbersIn({ tmdb_id, imdb_id, sorgente }, type),
    generi: genres === undefined ? fields.generi : genresIn(genres, type),
    sorgenti: sorgente === '' || pageAboutTitle(sorgente) ? undefined : videosAt(sorgente, part),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function videosAt(sorgente: string, { season: stagione, episodes = [] }: Partial<TitlePart> = {}) {
  const url = completeAddress(sorgente);
  if (stagione === undefined || episodes.length === 0) return [{ url }];
  return episodes.map((episodio) => ({ stagione, episodio, url }));
}

/** The numbers of databases, in their own cells or in the address of a page about the title. */
function numbersIn({ tmdb_id = '', imdb_id = '', sorgente = '' }: Facts['cells'], type: string): TitleCells {
  const page = pageAboutTitle(sorgente)?.href ?? '';
  const ref = parseTmdbRef(tmdb_id || page);
  const tmdb = ref && 'id' in ref && ref.type === type ? String(ref.id) : tmdb_id;
  const imdb = imdb_id || (/\/title\/(tt\d+)/.exec(page)?.[1] ?? '');
  return {
    ...(tmdb !== '' && !isZero(tmdb) && { tmdb_id: tmdb }),
    ...(imdb !== '' && !isZero(imdb) && { imdb_id: imdb }),
  };
}

function typeOf(word: string | undefined, seasons: string | undefined): string {
  if (word === undefined) return seasons === undefined ? 'film' : 'serie';
  const kind = titleKindOf(word);
  return kind === undefined || kind === 'episode' ? word : kind;
}

/** Most seasons that a length without a unit may mean. */
const MAX_SEASONS = 40;

/** Minutes of an episode are not seasons. */
function seasonsIn(length: string | undefined): string | undefined {
  if (length === undefined || /\d\s*(?:m|['′’:h])/i.test(length)) return undefined;
  return Number(length) > MAX_SEASONS ? undefined : length;
}

const genresIn = (text: string, type: string) =>
  toCatalogueGenres(
    type === 'serie' ? type : 'film',
    text.split(/[,;/|•]|\s[-–]\s/).map((name) => ({ name: name.trim() })),
  );
