import type { Content } from '../../../contract/content.ts';

/** Titles in a carousel of the home (spec section 9). */
const ROW_SIZE = 10;

type Row = { heading: string; titles: Content[] };
type Order = (a: Content, b: Content) => number;

const byCount =
  (counter: 'mi_piace' | 'preferiti' | 'visualizzazioni'): Order =>
  (a, b) =>
    b[counter] - a[counter];

/** Dates are text that sorts by time; a language's own order would take fifty times as long. */
const newestFirst: Order = (a, b) => {
  const [date, other] = [a.data_uscita ?? '', b.data_uscita ?? ''];
  return date === other ? 0 : date < other ? 1 : -1;
};

const ROWS: [heading: string, order: Order][] = [
  ['I più piaciuti', byCount('mi_piace')],
  ['I più adorati', byCount('preferiti')],
  ['I più visti', byCount('visualizzazioni')],
  ['Nuove uscite', newestFirst],
];

/** Of the top list, what the home shows: these titles alone give the same home. */
export function shownAtHome(top: Content[]): Content[] {
  return [...top.slice(0, 1), ...homeRows(top).flatMap(({ titles }) => titles)];
}

/**
 * The home's carousels from the top list (spec section 2): its first item is the banner's and stays out;
 * each row takes, in its own order, up to ten titles that no earlier row shows.
 */
export function homeRows(top: Content[]): Row[] {
  const left = new Map(top.slice(1).map((title) => [String(title.id), title]));
  const [banner] = top;
  if (banner) left.delete(String(banner.id));
  return ROWS.map(([heading, order]) => {
    const titles = [...left.values()].sort(order).slice(0, ROW_SIZE);
    for (const title of titles) left.delete(String(title.id));
    return { heading, titles };
  });
}
