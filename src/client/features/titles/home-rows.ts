import type { Content } from '../../../contract/content.ts';

/** Titles in a carousel of the home (spec section 9). */
const ROW_SIZE = 10;

type Row = { heading: string; titles: Content[] };
type Order = (a: Content, b: Content) => number;

const byCount =
  (counter: 'mi_piace' | 'preferiti' | 'visualizzazioni'): Order =>
  (a, b) =>
    b[counter] - a[counter];

const newestFirst: Order = (a, b) => (b.data_uscita ?? '').localeCompare(a.data_uscita ?? '');

const ROWS: [heading: string, order: Order][] = [
  ['I più piaciuti', byCount('mi_piace')],
  ['I più adorati', byCount('preferiti')],
  ['I più visti', byCount('visualizzazioni')],
  ['Nuove uscite', newestFirst],
];

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
