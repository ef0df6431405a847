import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isDeliverable, readDemoTitles, slugOf } from '../titles.ts';

const titles = await readDemoTitles();

/** The genre carousels of the two screens (behaviour 4.2). */
const CAROUSELS = {
  film: ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'],
  serie: ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'],
};

it('no two titles share a slug', () => {
  expect(new Set(titles.map((title) => title.origin)).size).toBe(titles.length);
});

it('each title has its own posters, named after its slug', () => {
  for (const { origin, copertina, banner } of titles) {
    expect(origin).toMatch(/^demo:[a-z0-9-]+-\d{4}$/);
    expect({ copertina, banner }).toEqual({
      copertina: `/posters/${slugOf(origin)}-cover.webp`,
      banner: `/posters/${slugOf(origin)}-banner.webp`,
    });
  }
});

it('the posters are exactly the files that titles name', async () => {
  const named = titles.flatMap(({ copertina, banner }) => [copertina, banner]);
  const files = await readdir(new URL('../posters/', import.meta.url));
  expect(new Set(files.map((file) => `/posters/${file}`))).toEqual(new Set(named));
});

it('every title has its original name', () => {
  expect(titles.filter(({ titolo_originale }) => !titolo_originale)).toEqual([]);
});

it('no two titles share an IMDb or TMDB id', () => {
  const imdb = titles.flatMap(({ imdb_id }) => imdb_id ?? []);
  const tmdb = titles.flatMap(({ type, tmdb_id }) => (tmdb_id == null ? [] : [`${type} ${tmdb_id}`]));
  expect(new Set(imdb).size).toBe(imdb.length);
  expect(new Set(tmdb).size).toBe(tmdb.length);
  for (const id of imdb) expect(id).toMatch(/^tt\d{7,8}$/);
});

it('deliverable films have a trailer, and a source that is the whole film', () => {
  const deliverable = titles.filter((title) => title.type === 'film' && isDeliverable(title));
  expect(deliverable.length).toBeGreaterThan(10);
  for (const { trailer, sorgenti } of deliverable) expect(sorgenti.map(({ url }) => url)).toEqual([trailer]);
});

it('what can be played has its plot in English, too', () => {
  const plots = titles.filter(isDeliverable).map(({ traduzioni }) => traduzioni);
  expect(plots).toHaveLength(12);
  for (const translations of plots)
    expect(translations).toContainEqual(expect.objectContaining({ lingua: 'en', trama: expect.any(String) }));
});

it('a series has three chapters to deliver', () => {
  const deliverable = titles.filter((title) => title.type === 'serie' && isDeliverable(title));
  expect(deliverable.map(({ sorgenti }) => sorgenti.map(({ episodio }) => episodio))).toEqual([[1, 3, 4]]);
});

it.each(Object.entries(CAROUSELS))('every genre carousel of %s has enough to fill it', (type, genres) => {
  for (const genre of genres) {
    const fitting = titles.filter(
      (title) => title.type === type && title.generi.some((name) => name === genre),
    );
    expect(fitting.length, genre).toBeGreaterThanOrEqual(10);
  }
});

it('films come first, then series', () => {
  const firstSeries = titles.findIndex((title) => title.type === 'serie');
  expect(titles.slice(firstSeries).every((title) => title.type === 'serie')).toBe(true);
});
