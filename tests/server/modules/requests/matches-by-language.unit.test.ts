import { afterEach, expect, it } from 'vitest';
import { inLanguage, setLanguages } from '../../../../src/server/languages/current-language.ts';
import { searchTmdbTitles } from '../../../../src/server/modules/imports/tmdb/search-tmdb.ts';
import { fetchRequestedMatch } from '../../../../src/server/modules/requests/tmdb-matches.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb } from '../imports/support/stub-tmdb.ts';
import { tmdbClientFor } from '../imports/support/stub-tmdb-client.ts';

let tmdb: StubService;
afterEach(async () => {
  setLanguages();
  await tmdb.close();
});

it('titles of TMDB that people may ask for come in their language', async () => {
  tmdb = await stubTmdb();
  setLanguages(['it', 'en']);
  const client = tmdbClientFor(tmdb);
  for (const language of ['it', 'en'])
    await inLanguage(language, () => searchTmdbTitles(client, { name: 'nosferatu', year: undefined }));
  const languages = tmdb.requests.map(({ url }) => new URL(url, tmdb.root).searchParams.get('language'));
  expect(languages).toEqual(['it-IT', 'it-IT', 'en', 'en']);

  const nosferatu = { type: 'film', id: 653 } as const;
  const asked = (language: string) => inLanguage(language, () => fetchRequestedMatch(client, nosferatu));
  expect((await asked('it')).match).toMatchObject({ name: 'Nosferatu il vampiro' });
  expect((await asked('en')).match).toMatchObject({
    name: 'Nosferatu, eine Symphonie des Grauens',
    plot: 'A plot of Nosferatu, eine Symphonie des Grauens.',
    poster: expect.stringContaining('/w780/pen'),
  });
});
