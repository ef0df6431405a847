import type { StubService } from '../../../server/modules/imports/support/stub-service.ts';
import { STUB_TITLES, type StubTitle } from '../../../server/modules/imports/support/stub-titles.ts';
import { stubTmdb, TMDB_TOKEN } from '../../../server/modules/imports/support/stub-tmdb.ts';
import { withServer } from '../../support/server-fixtures.ts';
import { test as simulated } from './simulator-driver.ts';

export { expect } from './simulator-driver.ts';

/** A film that TMDB knows and the demo does not have. */
export const MISSING_FILM: StubTitle = {
  type: 'film',
  id: 9001,
  imdb: 'tt3000001',
  title: 'La casa sul molo',
  original: 'La casa sul molo',
  date: '2019-03-14',
  length: 104,
  genres: [18, 9648],
  maker: 'Lina Moretti',
  cast: ['Elio Bassi', 'Rita Vanni'],
  popularity: 50,
  votes: 900,
};

/** A journey through the simulator whose server has a stand-in of TMDB and data that no other file's journeys change. */
export const test = simulated.extend<object, { tmdb: StubService }>({
  tmdb: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tmdb = await stubTmdb({ titles: [...STUB_TITLES, MISSING_FILM] });
      await use(tmdb);
      await tmdb.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ tmdb }, use) => {
      const settings = {
        TMDB_TOKEN,
        TMDB_API_ROOT: tmdb.root,
        TMDB_IMAGES_ROOT: `${tmdb.root}/t/p`,
        IMAGE_PRIVATE_HOSTS: new URL(tmdb.root).host,
      };
      await withServer(use, settings);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
