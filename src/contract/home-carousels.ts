/*
 * Which of its titles the home shows (behaviour 4.1): no part of the wire, but a rule that both sides apply. The server
 * answers no more than that; the client sorts out again what any server answers.
 */

/** Titles in one carousel of the home (behaviour 4.1). */
export const HOME_CAROUSEL_SIZE = 10;

/** The home's carousels in their order, by what they show most of or first. */
export const HOME_CAROUSELS = ['likes', 'loves', 'plays', 'releaseDate'] as const;

/** What each carousel sorts by, highest first. Dates are ISO dates, which sort as text. */
type SortKeys<Title> = Record<(typeof HOME_CAROUSELS)[number], (title: Title) => number | string>;

/**
 * Fills each carousel in turn with up to ten titles that no earlier one shows; equal ones stay in the order given.
 * Applied to its own result it gives the same carousels.
 */
export function selectHomeCarousels<Title>(titles: Iterable<Title>, sortBy: SortKeys<Title>): Title[][] {
  const left = new Set(titles);
  return HOME_CAROUSELS.map((carousel) => {
    const selected = [...left].sort(descending(sortBy[carousel])).slice(0, HOME_CAROUSEL_SIZE);
    for (const title of selected) left.delete(title);
    return selected;
  });
}

/** By `<`: localeCompare takes fifty times as long. */
function descending<Title>(key: (title: Title) => number | string) {
  return (a: Title, b: Title) => {
    const [one, other] = [key(a), key(b)];
    return one === other ? 0 : one < other ? 1 : -1;
  };
}
