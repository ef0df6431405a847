import { describe, expect, it } from 'vitest';
import { listGenres, titlesOfGenre } from '../../../../src/server/modules/catalogue/genres.ts';
import { countPlays } from '../../../../src/server/modules/rankings/count-plays.ts';
import { collectPages } from '../../support/collect-pages.ts';
import { play, setRankingDay } from '../../support/play-counters.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles, titleChanges } from '../../support/test-titles.ts';

const db = await useTestDatabase();

describe('the genre index', () => {
  it('contains the genres that have titles, by name', async () => {
    const [id = 0] = await addTestTitles(db, [{ genres: ['Western'] }, { genres: ['Musica', 'Commedia'] }]);
    await db.deleteFrom('title').where('id', '=', id).execute();
    const genres = await listGenres(db, { offset: 0, limit: 0 });
    expect(genres.map((genre) => genre.genere)).toEqual(['Commedia', 'Musica']);
  });

  it('has pages that together are the whole index, covers included', async () => {
    await addTestTitles(
      db,
      titleChanges(40, (n) => ({ genres: [`Genere ${10 + (n % 19)}`, 'Di tutti'], cover: `/${n}.svg` })),
    );
    const all = await listGenres(db, { offset: 0, limit: 0 });
    const paged = [];
    for (let offset = 0; offset < 24; offset += 8)
      paged.push(...(await listGenres(db, { offset, limit: 8 })));
    expect(all).toHaveLength(20);
    expect(paged).toEqual(all);
    expect(await listGenres(db, { offset: 24, limit: 8 })).toEqual([]);
  });

  it('shows the cover of the most played title whose first genre it is', async () => {
    await setRankingDay(db, '2026-05-20');
    const [besides = 0, , telling = 0] = await addTestTitles(db, [
      { genres: ['Commedia', 'Horror'], cover: '/besides.svg' },
      { genres: ['Horror'], cover: '/unseen.svg' },
      { genres: ['Horror', 'Azione'], cover: '/telling.svg' },
    ]);
    await play(db, besides, '2026-05-20', 5);
    await play(db, telling, '2026-05-20');
    await countPlays(db);
    const covers = new Map(
      (await listGenres(db, { offset: 0, limit: 0 })).map(({ genere, cover }) => [genere, cover?.source]),
    );
    expect(covers.get('Commedia')).toBe('/besides.svg');
    // Azione comes first and has no other title, so Horror takes the next telling one.
    expect(covers.get('Azione')).toBe('/telling.svg');
    expect(covers.get('Horror')).toBe('/unseen.svg');
  });

  it('has no cover if no title has one', async () => {
    await addTestTitles(db, [{ genres: ['Guerra'], cover: null }]);
    expect(await listGenres(db, { offset: 0, limit: 8 })).toEqual([{ genere: 'Guerra', cover: null }]);
  });
});

describe("a genre's titles", () => {
  it('come newest first, on pages that neither repeat nor skip, even if many were added at once', async () => {
    const createdAt = new Date('2026-02-02');
    const ids = await addTestTitles(
      db,
      titleChanges(31, (n) => ({ genres: ['War & Politics'], ...(n > 20 && { createdAt }) })),
    );
    await addTestTitles(db, [{ genres: ['Crime'] }]);
    const paged = await collectPages(12, (paging) => titlesOfGenre(db, { genre: 'War & Politics', paging }));
    expect(paged).toEqual(ids.toReversed());
  });

  it('an unknown genre has no titles', async () => {
    expect(await titlesOfGenre(db, { genre: 'Nessuno', paging: { page: 1, perPage: 12 } })).toEqual([]);
  });
});
