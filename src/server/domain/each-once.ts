/** The items, of those with the same id the first one only. */
export function eachOnce<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
