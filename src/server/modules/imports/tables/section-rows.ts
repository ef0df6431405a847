import type { TableRow } from './read-table.ts';
import type { TitleCells, TitleColumn } from './title-columns.ts';

const FILMS = /^(?:films?|movies|pel[ií]culas|pelis)$/i;
const SERIES = /^(?:(?:le\s)?series?(?:\stv)?|tv\s(?:series|shows)|telefilms?)$/i;

/** Rows with the type that their section has, without the rows that begin one: 'FILM', '— Serie TV —'. */
export async function* inSections(
  rows: AsyncIterable<TableRow<TitleColumn>>,
  onSection: () => void,
): AsyncGenerator<TableRow<TitleColumn>> {
  let section: 'film' | 'serie' | undefined;
  for await (const row of rows) {
    const begun = 'value' in row ? sectionOf(row.value) : undefined;
    if (begun) {
      section = begun;
      onSection();
    }
    // Episodes below 'FILM' are episodes all the same.
    else if ('value' in row && section === 'serie') yield { ...row, value: { type: section, ...row.value } };
    else yield row;
  }
}

function sectionOf(cells: TitleCells): 'film' | 'serie' | undefined {
  const [[column, cell] = ['', ''], ...others] = Object.entries(cells);
  if ((column !== 'titolo' && column !== 'serie') || others.length > 0) return undefined;
  const words = cell.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim();
  if (FILMS.test(words)) return 'film';
  return SERIES.test(words) ? 'serie' : undefined;
}
