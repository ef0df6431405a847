import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findTitle, newestTitles, randomTitle } from '../../../../src/server/modules/catalogue/titles.ts';
import { homeTitles, selectHomeTitles } from '../../../../src/server/modules/rankings/home-titles.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const idsOf = (titles: { id: number }[]) => titles.map((title) => title.id);

describe('one title', () => {
  it('has all its fields, with genres in its own order', async () => {
    const added = {
      type: 'serie',
      name: 'Città sommersa',
      plot: 'Una "trama", con virgole.',
      genres: ['Sci-Fi & Fantasy', 'Azione (forse)', 'Dramma'],
      releaseDate: '1899-12-31',
      duration: 3,
      adult: true,
      banner: '/b.svg',
      cover: null,
      trailer: 'https://www.youtube.com/watch?v=x',
    } as const;
    const [id] = await addTestTitles(db, [{ ...added, genres: [...added.genres] }]);
    expect(await findTitle(db, id ?? 0)).toEqual({
      id,
      type: 'serie',
      titolo: added.name,
      trama: added.plot,
      generi: added.genres,
      data_uscita: added.releaseDate,
      durata: 3,
      adult: true,
      copertina: null,
      banner: '/b.svg',
      anteprima: null,
      trailer: added.trailer,
      isPlayable: false,
      mi_piace: 0,
      preferiti: 0,
      visualizzazioni: 0,
    });
  });

  it('a title is undefined if none has the id', async () => {
    expect(await findTitle(db, 4711)).toBeUndefined();
  });
});

describe('a random title', () => {
  it('a random title is of the requested type, and every title is drawn at times', async () => {
    const ids = await addTestTitles(
      db,
      titleChanges(6, (n) => ({ type: n < 3 ? 'film' : 'serie' })),
    );
    const drawn = new Set<number | undefined>();
    for (let round = 0; round < 100; round += 1) drawn.add((await randomTitle(db, 'film'))?.id);
    expect(drawn).toEqual(new Set(ids.slice(0, 3)));
  });

  it('a random title is drawn about as often as any other, whatever gaps there are between ids', async () => {
    await addTestTitles(
      db,
      titleChanges(330, (n) => ({ type: n < 30 || n >= 320 ? 'film' : 'serie' })),
    );
    const drawn = new Map<number, number>();
    for (let round = 0; round < 600; round += 1) {
      const { id = 0 } = (await randomTitle(db, 'film')) ?? {};
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    // 15 each on average; by the gaps alone the first one behind the series would have 520.
    expect(drawn.size).toBe(40);
    expect(Math.max(...drawn.values())).toBeLessThan(60);
  });

  it('a random title is undefined if there is none of the type', async () => {
    await addTestTitles(db, titleChanges(3));
    expect(await randomTitle(db, 'serie')).toBeUndefined();
  });
});

it('the latest titles are those of a type that were added last, of two at once the one with the higher id first', async () => {
  const createdAt = new Date('2026-03-01');
  const ids = await addTestTitles(db, [
    { createdAt },
    { createdAt: new Date('2026-03-02') },
    { createdAt },
    { type: 'serie', createdAt: new Date('2026-03-03') },
  ]);
  expect(idsOf(await newestTitles(db, 'film', 10))).toEqual([ids[1], ids[2], ids[0]]);
  expect(idsOf(await newestTitles(db, 'film', 1))).toEqual([ids[1]]);
});

describe('the home', () => {
  it('the home is empty without titles', async () => {
    expect(await homeTitles(db)).toEqual([]);
  });

  it('has the titles that the rule chooses from the whole catalogue, ties included', async () => {
    await addTestTitles(
      db,
      titleChanges(150, (n) => ({ releaseDate: `20${String(10 + (n % 9))}-01-01` })),
    );
    await sql`update title_stats set mi_piace = title_id * 7 % 11, preferiti = title_id * 5 % 13,
      visualizzazioni = title_id * 3 % 17`.execute(db);
    const { banner, carousels } = selectHomeTitles(await newestTitles(db, 'film', 150));
    const shown = await homeTitles(db);
    expect(idsOf(shown)).toEqual([banner?.id, ...idsOf(carousels.flat())]);
    expect(shown).toHaveLength(41);
  });
});
