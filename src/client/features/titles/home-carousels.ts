import type { Content } from '../../../contract/content.ts';

/** Titles in a carousel of the home (behaviour 4.1). */
const CAROUSEL_SIZE = 10;

type HomeCarousel = { heading: string; titles: Content[] };
type Order = (a: Content, b: Content) => number;

const byCount =
  (counter: 'mi_piace' | 'preferiti' | 'visualizzazioni'): Order =>
  (a, b) =>
    b[counter] - a[counter];

/** ISO dates sort as text; localeCompare takes fifty times as long. */
const newestFirst: Order = (a, b) => {
  const [date, other] = [a.data_uscita ?? '', b.data_uscita ?? ''];
  return date === other ? 0 : date < other ? 1 : -1;
};

const CAROUSELS: [heading: string, order: Order][] = [
  ['I più piaciuti', byCount('mi_piace')],
  ['I più adorati', byCount('preferiti')],
  ['I più visti', byCount('visualizzazioni')],
  ['Nuove uscite', newestFirst],
];

/** The titles of the top list that the home shows, in an order that gives the same home again. */
export function titlesToCache(top: Content[]): Content[] {
  return [...top.slice(0, 1), ...homeCarousels(top).flatMap(({ titles }) => titles)];
}

/**
 * The home's carousels from the top list (behaviour 4.1): its first item is the banner's and stays out;
 * each carousel takes, in its own order, up to ten titles that no earlier one shows.
 */
export function homeCarousels(top: Content[]): HomeCarousel[] {
  const left = new Map(top.slice(1).map((title) => [String(title.id), title]));
  const [banner] = top;
  if (banner) left.delete(String(banner.id));
  return CAROUSELS.map(([heading, order]) => {
    const titles = [...left.values()].sort(order).slice(0, CAROUSEL_SIZE);
    for (const title of titles) left.delete(String(title.id));
    return { heading, titles };
  });
}
