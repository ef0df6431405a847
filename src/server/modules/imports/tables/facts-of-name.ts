import * as v from 'valibot';
import { yes } from '../../catalogue/rules/field-values.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import {
  cellsOfSeries,
  type LooseCells,
  partOf,
  partOfCells,
  type SeriesYears,
  type TitlePart,
} from './parts-of-series.ts';
import { yearIn, yearOf } from './plain-year.ts';
import type { TitleCells } from './title-columns.ts';
import { readWrittenTitle } from './written-title.ts';

/** Longest cell that may be a name. */
const MAX_LENGTH = 500;

/** A title's cells; `part`: the row is of this part of it. */
export type TitleFacts = { cells: TitleCells; part?: TitlePart | undefined };

/** The cells with the facts that the name's own cell has as well; of an episode those of its series. */
export function withFactsOfName(
  { serie: said, stagione, episodio, ...cells }: TitleCells,
  years: SeriesYears,
): TitleFacts {
  const { origin, type: word } = cells;
  const titolo = cells.titolo ?? (saidBy(said) === undefined ? said : undefined);
  if (titolo === undefined || titolo.length > MAX_LENGTH || origin !== undefined) return { cells };
  const kind = titleKindOf(word ?? '');
  const isSeries = saidBy(said);
  const serie = isSeries === undefined ? said : undefined;
  const numbered = kind === 'film' ? undefined : partOfCells(stagione, episodio);
  const year = yearIn(yearOf(cells));
  const known = { type: kind, year: year === undefined ? undefined : Number(year) };
  const written = readWrittenTitle((numbered && serie) ?? titolo, known);
  const anno = cells.anno ?? written.year?.toString();
  const type = word ?? (isSeries === true ? 'serie' : written.type);
  // The word of an episode is beside the episode's own name.
  const part = partOf(written, kind === 'episode' && serie === undefined ? undefined : numbered);
  const isEpisode = written.isSeason === false || episodio !== undefined || serie !== undefined;
  const all = cellsOfSeries({ ...cells, titolo: written.name, anno, type }, { part, isEpisode, years });
  return { cells: filled(all), part };
}

/** Yes or no, as a column may say if a title is a series; undefined for any other word, or none. */
export function saidBy(word: string | undefined): boolean | undefined {
  const read = v.safeParse(yes, word);
  return read.success ? read.output : undefined;
}

function filled(cells: LooseCells): TitleCells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined));
}
