// @vitest-environment node
import { expect, it } from 'vitest';
import { works } from '../../../src/server/demo/works/index.ts';

/** The genre carousels of the two screens (spec section 2). */
const CAROUSELS = {
  film: ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'],
  serie: ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'],
};

it('no two works share a slug', () => {
  expect(new Set(works.map((work) => work.slug)).size).toBe(works.length);
});

it.each(Object.entries(CAROUSELS))('every genre carousel of %s has enough to fill it', (type, genres) => {
  for (const genre of genres) {
    const fitting = works.filter((work) => work.type === type && work.generi.some((name) => name === genre));
    expect(fitting.length, genre).toBeGreaterThanOrEqual(10);
  }
});

it('films stand together, then series', () => {
  const firstSeries = works.findIndex((work) => work.type === 'serie');
  expect(works.slice(firstSeries).every((work) => work.type === 'serie')).toBe(true);
});
