import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { pageAboutTitle } from '../../catalogue/rules/parse-video-url.ts';
import { episodesInCell, seasonAndEpisodesIn, seasonInCell } from '../../catalogue/rules/parts-in-cell.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import { yearIn, yearOf } from './plain-year.ts';
import type { TitleCells } from './title-columns.ts';
import type { WrittenTitle } from './written-title.ts';

/** An episode, several or a season; `season`: undefined if it is not said. `isUnread`: a cell is not understood. */
export type TitlePart = { season: number | undefined; episodes: readonly number[]; isUnread?: boolean };

/** The years of a table's series, which their first rows decide: later ones may have that of a season. */
export type SeriesYears = Map<string, string | undefined>;

/** Programs and people write it beside a film. */
const NO_PART = /^(?:0+|-\d+|no|film|movie|pel[ií]cula)$/i;

/** The whole of a season or a series. */
const ALL = /^(?:tutt[aeio]|complet[aeo]|all|tod[ao]s)$/i;

/** The part in the columns of seasons and episodes. */
export function partOfCells(season: string | undefined, episode: string | undefined): TitlePart | undefined {
  if ([season, episode].every((cell) => cell === undefined || NO_PART.test(cell))) return undefined;
  const [inSeason, episodes] = [seasonInCell(season), episodesInCell(episode)];
  const both = seasonAndEpisodesIn(episode ?? season ?? '');
  if (both && (inSeason ?? both.season) === both.season) return both;
  const isUnread = isUnknown(season, inSeason) || isUnknown(episode, episodes);
  return { season: inSeason, episodes: episodes ?? [], isUnread };
}

const isUnknown = (cell: string | undefined, read: unknown) =>
  cell !== undefined && read === undefined && !ALL.test(cell) && !NO_PART.test(cell);

/** The part in a name, whose episodes may be in their column. */
export function partOf(written: WrittenTitle, ofCells: TitlePart | undefined): TitlePart | undefined {
  if (written.season === undefined && !ofCells) return undefined;
  const season = written.season ?? ofCells?.season;
  const episodes =
    written.season !== undefined && written.episodes.length > 0
      ? written.episodes
      : (ofCells?.episodes ?? []);
  const isUnread = ofCells?.isUnread ?? false;
  return { season, episodes, isUnread: isUnread || (season === undefined && episodes.length > 0) };
}

/** Cells that may be undefined. */
export type LooseCells = { [Column in keyof TitleCells]: string | undefined };

/** The cells for a title; of its part those that are its series' as well. */
export function cellsOfSeries(
  cells: LooseCells & { titolo: string },
  { part, isEpisode, years }: { part: TitlePart | undefined; isEpisode: boolean; years: SeriesYears },
): LooseCells {
  const key = normalizeForSearch(cells.titolo);
  const ofDay = part && isEpisode ? undefined : yearIn(cells.data_uscita ?? cells.giorno);
  const year = yearIn(yearOf(cells)) ?? ofDay;
  if (!part) {
    if (titleKindOf(cells.type ?? '') === 'serie' || cells.stagioni !== undefined) years.set(key, year);
    return cells;
  }
  if (!years.has(key) || (part.season === 1 && isApart(year, years.get(key)))) years.set(key, year);
  const whole = { ...cells, type: 'serie', anno: years.get(key) };
  if (!isEpisode || cells.stagioni !== undefined) return whole;
  // A day, a length, a plot, numbers and a page about it are the episode's.
  const { titolo, type, anno, genere, generi, sorgente = '' } = whole;
  return {
    titolo,
    type,
    anno,
    genere,
    generi,
    sorgente: pageAboutTitle(sorgente) ? undefined : cells.sorgente,
  };
}

/** True for the years of two series of one name: a first season may go on in the next year. */
const isApart = (year: string | undefined, other: string | undefined) =>
  year !== undefined && other !== undefined && Math.abs(Number(year) - Number(other)) > 1;
