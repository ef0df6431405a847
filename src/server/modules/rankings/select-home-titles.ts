/** Titles in one carousel of the home (behaviour 4.1). */
export const HOME_CAROUSEL_SIZE = 10;

/** The fields that the selection uses. */
type Rated = {
  id: number;
  /** `YYYY-MM-DD`. */
  dataUscita: string;
  miPiace: number;
  preferiti: number;
  visualizzazioni: number;
};

type Order = (a: Rated, b: Rated) => number;

const byId: Order = (a, b) => a.id - b.id;
const most =
  (value: (title: Rated) => number): Order =>
  (a, b) =>
    value(b) - value(a) || byId(a, b);
const latestRelease: Order = (a, b) =>
  a.dataUscita === b.dataUscita ? byId(a, b) : a.dataUscita < b.dataUscita ? 1 : -1;

const bestLoved = most((title) => title.miPiace + title.preferiti);
const CAROUSEL_ORDERS: readonly Order[] = [
  most((title) => title.miPiace),
  most((title) => title.preferiti),
  most((title) => title.visualizzazioni),
  latestRelease,
];

/**
 * The home's titles (behaviour 4.1): the banner's one, then those of each carousel in turn, none twice.
 * Applied to its own answer the rule chooses the same rows, so the client can sort them out again.
 */
export function selectHomeTitles<Title extends Rated>(
  titles: readonly Title[],
): { banner: Title | undefined; carousels: Title[][] } {
  const banner = titles.toSorted(bestLoved)[0];
  const shown = new Set<Title | undefined>([banner]);
  const carousels = CAROUSEL_ORDERS.map((order) => {
    const row = titles
      .filter((title) => !shown.has(title))
      .sort(order)
      .slice(0, HOME_CAROUSEL_SIZE);
    for (const title of row) shown.add(title);
    return row;
  });
  return { banner, carousels };
}
