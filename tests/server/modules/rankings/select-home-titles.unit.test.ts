import { describe, expect, it } from 'vitest';
import { selectHomeTitles } from '../../../../src/server/modules/rankings/home-titles.ts';

type Rated = Parameters<typeof selectHomeTitles>[0][number];

/** A catalogue with many ties: the counters take few values. */
function catalogue(size: number): Rated[] {
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    mi_piace: (index * 7) % 11,
    preferiti: (index * 5) % 13,
    visualizzazioni: (index * 3) % 17,
    data_uscita: `20${String((index * 11) % 23).padStart(2, '0')}-01-01`,
  }));
}

const answer = (titles: Rated[]) => {
  const { banner, carousels } = selectHomeTitles(titles);
  return banner ? [banner, ...carousels.flat()] : [];
};

/** The rule of the screen (behaviour 4.1, 4.19), told in the client's words. */
function rowsOfScreen([, ...items]: Rated[]): Rated[][] {
  const shown = new Set<Rated>();
  const orders: ((a: Rated, b: Rated) => number)[] = [
    (a, b) => b.mi_piace - a.mi_piace,
    (a, b) => b.preferiti - a.preferiti,
    (a, b) => b.visualizzazioni - a.visualizzazioni,
    (a, b) => (b.data_uscita ?? '').localeCompare(a.data_uscita ?? ''),
  ];
  return orders.map((order) => {
    const row = items
      .filter((item) => !shown.has(item))
      .sort(order)
      .slice(0, 10);
    for (const item of row) shown.add(item);
    return row;
  });
}

describe('the selection for the home', () => {
  it('starts with the best loved title', () => {
    const titles = catalogue(100);
    const best = Math.max(...titles.map((title) => title.mi_piace + title.preferiti));
    const { banner } = selectHomeTitles(titles);
    expect(banner && banner.mi_piace + banner.preferiti).toBe(best);
  });

  it('has four full carousels, and no title twice', () => {
    const { carousels } = selectHomeTitles(catalogue(100));
    expect(carousels.map((row) => row.length)).toEqual([10, 10, 10, 10]);
    expect(new Set(answer(catalogue(100))).size).toBe(41);
  });

  it.each([0, 1, 5, 12, 40, 41, 42, 300])(
    'lets the screen find the same rows again among %i titles',
    (size) => {
      const titles = catalogue(size);
      const { carousels } = selectHomeTitles(titles);
      expect(rowsOfScreen(answer(titles))).toEqual(carousels);
      expect(selectHomeTitles(answer(titles)).carousels).toEqual(carousels);
    },
  );

  it('does not depend on the order of its input', () => {
    expect(selectHomeTitles(catalogue(80).reverse())).toEqual(selectHomeTitles(catalogue(80)));
  });
});
