import type { TableRow } from './read-table.ts';
import type { TitleCells, TitleColumn } from './title-columns.ts';

const FILMS = /^(?:films?|movies|pel[ií]culas|pelis)$/i;
const SERIES = /^(?:(?:le\s)?series?(?:\stv)?|tv\s(?:series|shows)|telefilms?)$/i;

type Section = 'film' | 'serie';

/**
 * Rows with the type that their sheet's name or their section says, without the rows that begin a section: 'FILM', '— Serie TV —';
 * beside a column of types such a row is a title.
 */
export async function* inSections(
  rows: AsyncIterable<TableRow<TitleColumn>>,
  { hasTypes, onSection }: { hasTypes: boolean; onSection: () => void },
): AsyncGenerator<TableRow<TitleColumn>> {
  let section: Section | undefined;
  let sheet: string | undefined;
  for await (const row of rows) {
    const ofSheet = row.sheet === sheet ? undefined : typeSaidBy(row.sheet ?? '');
    if (row.sheet !== sheet) section = undefined;
    ({ sheet } = row);
    const ofRow = 'value' in row && !hasTypes ? sectionOf(row.value) : undefined;
    const begun = ofRow ?? ofSheet;
    if (begun) {
      section = begun;
      onSection();
    }
    if (ofRow) continue;
    // Episodes below 'FILM' are episodes all the same.
    if ('value' in row && section === 'serie') yield { ...row, value: { type: section, ...row.value } };
    else yield row;
  }
}

function sectionOf(cells: TitleCells): Section | undefined {
  const [[column, cell] = ['', ''], ...others] = Object.entries(cells);
  return (column === 'titolo' || column === 'serie') && others.length === 0 ? typeSaidBy(cell) : undefined;
}

/** The type of the titles below a heading, or in a sheet. */
export function typeSaidBy(heading: string): Section | undefined {
  const words = heading.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim();
  if (FILMS.test(words)) return 'film';
  return SERIES.test(words) ? 'serie' : undefined;
}
