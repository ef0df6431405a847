import * as v from 'valibot';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { readDay } from '../../../lib/read-day.ts';
import { yes } from '../../catalogue/rules/field-values.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import type { TitleCells } from './title-columns.ts';
import { readWrittenTitle } from './written-title.ts';

/** The years of a table's series, which their first rows decide: later ones may have that of a season. */
export type SeriesYears = Map<string, string | undefined>;

/** Longest cell that may be a name. */
const MAX_LENGTH = 500;

/** The cells with the facts that the name's own cell has as well; of an episode those of its series. */
export function withFactsOfName(
  { serie, stagione, episodio, ...cells }: TitleCells,
  years: SeriesYears,
): TitleCells {
  const { titolo, origin, type: word, genere, generi } = cells;
  if (titolo === undefined || titolo.length > MAX_LENGTH || origin !== undefined) return cells;
  const kind = titleKindOf(word ?? '');
  const isNumbered = (stagione ?? episodio) !== undefined && kind !== 'film';
  const year = yearIn(yearOf(cells));
  const known = { type: kind, year: year === undefined ? undefined : Number(year) };
  const written = readWrittenTitle((isNumbered ? serie : undefined) ?? titolo, known);
  const facts = {
    titolo: written.name,
    anno: cells.anno ?? written.year?.toString(),
    type: word ?? (saysYes(serie ?? '') ? 'serie' : written.type),
  };
  // The word of an episode is beside the episode's own name.
  const isOfSeries = isNumbered && (kind !== 'episode' || serie !== undefined);
  if (written.season === undefined && !isOfSeries) return filled({ ...cells, ...facts });
  const key = normalizeForSearch(written.name);
  if (!years.has(key)) years.set(key, facts.anno);
  const ofSeries = { ...facts, type: 'serie', anno: years.get(key) };
  // A day, a length, a plot and numbers are the episode's.
  const isEpisode = written.season !== undefined || episodio !== undefined || serie !== undefined;
  return filled(isEpisode ? { genere, generi, ...ofSeries } : { ...cells, ...ofSeries });
}

/** True for the word of a column that says if a title is a series. */
function saysYes(word: string): boolean {
  const read = v.safeParse(yes, word);
  return read.success && read.output;
}

type Loose = { [Column in keyof TitleCells]: string | undefined };

function filled(cells: Loose): TitleCells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined));
}

const ABOUT =
  /^(?:~|≈|c(?=\d)|c\.|ca\.?\s|circa\s|about\s|approx\.?\s|aprox\.?\s|hacia\s)|(?:\*+|\(?\?\)?|\s\([^()\d]*\)|\s\(?(?:ca\.?|circa|approx\.?|aprox\.?)\)?)$/gi;

/** A year without a person's doubts and remarks, and a spreadsheet's mark of thousands: '1995?', '2010 ca.', '2,021'. */
export function plainYear(written: string): string {
  const year = written.replace(ABOUT, '').trim();
  return year.replace(/^([12])[.,](\d{3})$/, '$1$2');
}

export const yearOf = ({ anno }: TitleCells) =>
  anno === undefined || isZero(anno) ? undefined : plainYear(anno);

/** Programs write it for a number that they do not know. */
export const isZero = (text: string) => /^(?:tt)?0+$/.test(text);

/** The year of a day. */
export const yearIn = (day: string | undefined) =>
  day === undefined ? undefined : readDay(day)?.slice(0, 4);
