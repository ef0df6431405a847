/*
 * The choice of the home's titles (behaviour 4.1, 4.19): no part of the wire, but a rule that both sides apply. The
 * server answers with these titles only; the client sorts any server's answer again.
 */

/** Titles in one carousel of the home (behaviour 4.1). */
export const HOME_CAROUSEL_SIZE = 10;

/** The home's carousels in order, by their sort key. */
export const HOME_CAROUSELS = ['likes', 'loves', 'plays', 'releaseDate'] as const;

/** Each carousel's sort keys, highest first. Dates are ISO dates, which sort as text. */
type SortKeys<Title> = Record<(typeof HOME_CAROUSELS)[number], (title: Title) => number | string>;

/**
 * Fills each carousel in turn with up to ten titles that no earlier one shows; equal ones stay in the order given.
 * Applied to its own result it gives the same carousels.
 */
export function selectHomeCarousels<Title>(titles: Iterable<Title>, sortBy: SortKeys<Title>): Title[][] {
  const left = new Set(titles);
  return HOME_CAROUSELS.map((carousel) => {
    const selected = highest(left, sortBy[carousel]);
    for (const title of selected) left.delete(title);
    return selected;
  });
}

/** Without sorting all, and by `<`: localeCompare takes fifty times as long. */
function highest<Title>(titles: Iterable<Title>, keyOf: (title: Title) => number | string): Title[] {
  const found: { title: Title; key: number | string }[] = [];
  for (const title of titles) {
    const key = keyOf(title);
    const last = found[HOME_CAROUSEL_SIZE - 1];
    if (last && !(last.key < key)) continue;
    const place = found.findIndex((other) => other.key < key);
    found.splice(place < 0 ? found.length : place, 0, { title, key });
    found.length = Math.min(found.length, HOME_CAROUSEL_SIZE);
  }
  return found.map(({ title }) => title);
}
