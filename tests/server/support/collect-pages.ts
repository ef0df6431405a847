import type { Paging } from '../../../src/server/modules/catalogue/title.ts';

/** Asks for page after page until one is not full, as the screens do; returns all ids, in order. */
export async function collectPages(
  perPage: number,
  ask: (paging: Paging) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const titles = await ask({ page, perPage });
    ids.push(...titles.map((title) => title.id));
    if (titles.length < perPage) return ids;
  }
}
