import { createHash } from 'node:crypto';

/** Titles of one block stand in everybody's deck at the same place, each time in another order. */
export const BLOCK = 6;

/**
 * A member's own order of a night's titles, which come in the deck's: mixed within blocks, so that everybody votes early
 * on the same ones without seeing them in the same order. Titles that are added keep the earlier ones where they were.
 */
export function orderDeck<Title extends { id: number; position: number }>(
  titles: readonly Title[],
  { nightId, member }: { nightId: string; member: number },
): Title[] {
  const keyOf = ({ id }: Title) => createHash('sha256').update(`${nightId}:${member}:${id}`).digest('hex');
  return titles
    .map((title) => ({ title, block: Math.floor(title.position / BLOCK), key: keyOf(title) }))
    .toSorted((a, b) => a.block - b.block || (a.key < b.key ? -1 : 1))
    .map(({ title }) => title);
}
