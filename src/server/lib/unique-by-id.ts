/** The items without later ones of the same id. */
export function uniqueById<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
