import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalizeForSearch } from '../../../src/server/lib/normalize-for-search.ts';
import { importTitles } from '../../../src/server/modules/imports/import-titles.ts';
import { resolveTitles } from '../../../src/server/modules/search/resolve-titles.ts';
import { testDatabase } from '../../../tests/server/support/test-database.ts';
import { readDemoTitles } from '../titles.ts';

/** Films of the demo as Letterboxd's files name them: an English or original name, and a year. */
const LETTERBOXD: readonly (readonly [name: string, year: number, slug: string])[] = [
  ['A Trip to the Moon', 1902, 'viaggio-nella-luna-1902'],
  ['Nosferatu', 1922, 'nosferatu-il-vampiro-1922'],
  ['Nosferatu', 2024, 'nosferatu-2024'],
  ['Metropolis', 1927, 'metropolis-1927'],
  ['Man with a Movie Camera', 1929, 'l-uomo-con-la-macchina-da-presa-1929'],
  ['M', 1931, 'm-il-mostro-di-dusseldorf-1931'],
  ['Citizen Kane', 1941, 'quarto-potere-1941'],
  ['Bicycle Thieves', 1948, 'ladri-di-biciclette-1948'],
  ['Rashomon', 1950, 'rashomon-1950'],
  ['Tokyo Story', 1953, 'viaggio-a-tokyo-1953'],
  ['Seven Samurai', 1954, 'i-sette-samurai-1954'],
  ['Rear Window', 1954, 'la-finestra-sul-cortile-1954'],
  ['Vertigo', 1958, 'la-donna-che-visse-due-volte-1958'],
  ['Big Deal on Madonna Street', 1958, 'i-soliti-ignoti-1958'],
  ['The 400 Blows', 1959, 'i-quattrocento-colpi-1959'],
  ['La Dolce Vita', 1960, 'la-dolce-vita-1960'],
  ['Breathless', 1960, 'fino-all-ultimo-respiro-1960'],
  ['8½', 1963, '8-e-mezzo-1963'],
  ['The Leopard', 1963, 'il-gattopardo-1963'],
  ['The Good, the Bad and the Ugly', 1966, 'il-buono-il-brutto-il-cattivo-1966'],
  ['2001: A Space Odyssey', 1968, '2001-odissea-nello-spazio-1968'],
  ['The Conformist', 1970, 'il-conformista-1970'],
  ['The Godfather', 1972, 'il-padrino-1972'],
  ['Jaws', 1975, 'lo-squalo-1975'],
  ['Deep Red', 1975, 'profondo-rosso-1975'],
  ['Star Wars', 1977, 'guerre-stellari-1977'],
  ['Raiders of the Lost Ark', 1981, 'i-predatori-dell-arca-perduta-1981'],
  ['Back to the Future', 1985, 'ritorno-al-futuro-1985'],
  ['Die Hard', 1988, 'trappola-di-cristallo-1988'],
  ['Cinema Paradiso', 1988, 'nuovo-cinema-paradiso-1988'],
  ['The Silence of the Lambs', 1991, 'il-silenzio-degli-innocenti-1991'],
  ['Groundhog Day', 1993, 'ricomincio-da-capo-1993'],
  ['Life Is Beautiful', 1997, 'la-vita-e-bella-1997'],
  ['Spirited Away', 2001, 'la-citta-incantata-2001'],
  ['Eternal Sunshine of the Spotless Mind', 2004, 'se-mi-lasci-ti-cancello-2004'],
  ['The Great Beauty', 2013, 'la-grande-bellezza-2013'],
  ['Portrait of a Lady on Fire', 2019, 'ritratto-della-giovane-in-fiamme-2019'],
  ['Everything Everywhere All at Once', 2022, 'everything-everywhere-all-at-once-2022'],
  ['Anatomy of a Fall', 2023, 'anatomia-di-una-caduta-2023'],
];

const titles = await readDemoTitles();
const database = await testDatabase();
beforeAll(async () => {
  await importTitles(
    database.db,
    titles.map((value) => ({ location: value.origin, value })),
  );
});
afterAll(() => database.close());

const nothing = { type: null, tmdbId: null, imdbId: null, at: null, episodes: null };

async function originsOf(ids: Iterable<number>): Promise<ReadonlyMap<number, string>> {
  const rows = await database.db
    .selectFrom('title')
    .select(['id', 'origin'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, origin }) => [id, origin]));
}

it('films are found by the names that Letterboxd gives them', async () => {
  const entries = LETTERBOXD.map(([name, year]) => ({ ...nothing, name, originalName: name, year }));
  const found = await resolveTitles(database.db, entries);
  const origins = await originsOf(found.values());
  const wrong = LETTERBOXD.flatMap(([name, year, slug], index) => {
    const entry = entries[index];
    const origin = entry && origins.get(found.get(entry) ?? 0);
    return origin === `demo:${slug}` ? [] : [`${name} (${year}): ${origin}`];
  });
  expect(wrong).toEqual([]);
}, 120_000);

it('titles are found by their IMDb ids, whatever a list calls them', async () => {
  const known = titles.filter(({ imdb_id }) => imdb_id).slice(0, 100);
  const entries = known.map(({ imdb_id }, index) => {
    const name = normalizeForSearch(`altro nome ${index}`);
    return { ...nothing, name, originalName: name, year: null, imdbId: imdb_id ?? null };
  });
  const found = await resolveTitles(database.db, entries);
  const origins = await originsOf(found.values());
  expect(entries.map((entry) => origins.get(found.get(entry) ?? 0))).toEqual(
    known.map(({ origin }) => origin),
  );
}, 120_000);
