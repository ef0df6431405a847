import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  parseTitleRecord,
  type TitleRecord,
} from '../../../src/server/modules/catalogue/rules/title-record.ts';
import { jellyfinRows } from '../../../src/server/modules/imports/jellyfin/jellyfin-rows.ts';
import { fetchTmdbTitle } from '../../../src/server/modules/imports/tmdb/fetch-tmdb-title.ts';
import { fetchPopularTitles } from '../../../src/server/modules/imports/tmdb/tmdb-plan.ts';
import { titleItem } from '../modules/imports/support/jellyfin-fixtures.ts';
import { STUB_TITLES } from '../modules/imports/support/stub-titles.ts';
import { listedTitle, titleDetails } from '../modules/imports/support/tmdb-fixtures.ts';
import { varyDeeply } from './support/vary-deeply.ts';

/** The source of each of the record's fields. */
type Sources = Record<string, RegExp>;

function recordOf(value: unknown, what: string): TitleRecord {
  const read = parseTitleRecord(value);
  if ('faults' in read) throw new Error(`${what}: ${JSON.stringify(read.faults)}`);
  return read.record;
}

/** The record exists, and each field that does not come from the odd one is unchanged. */
function expectAlike(
  before: TitleRecord,
  after: TitleRecord,
  { path, what }: { path: string; what: string },
  sources: Sources,
) {
  for (const [name, value] of Object.entries(before))
    if (!sources[name]?.test(path)) expect(Reflect.get(after, name), `${name}, with ${what}`).toEqual(value);
}

const film = STUB_TITLES.find(({ type }) => type === 'film');
const series = STUB_TITLES.find(({ type }) => type === 'serie');
if (!film || !series) throw new Error('no titles');

const answering = (answer: unknown) => ({
  imagesRoot: 'https://image.example/t',
  get: async <Output>(_path: string, _query: object, schema: v.GenericSchema<unknown, Output>) =>
    v.parse(schema, answer),
});

const OF_TMDB: Sources = {
  titolo_originale: /^original_(title|name)$/,
  // A name that the title already has is not a further one.
  altri_titoli: /^(alternative_titles|translations|original_(title|name)|title|name)/,
  trama: /^(overview|translations)/,
  generi: /^genres/,
  data_uscita: /^(release_date|release_dates|first_air_date)/,
  durata: /^(runtime|number_of_seasons)$/,
  adult: /^(adult|release_dates|content_ratings)/,
  copertina: /^poster_path$/,
  banner: /^backdrop_path$/,
  trailer: /^videos/,
  registi: /^(credits|created_by)/,
  interpreti: /^credits/,
  imdb_id: /^(imdb_id|external_ids)/,
};

const PARTS = [
  'videos',
  'release_dates',
  'content_ratings',
  'credits',
  'external_ids',
  'translations',
  'alternative_titles',
  'images',
];

it.each([
  ['film', titleDetails(film, PARTS), /^(id|title)$/],
  ['serie', titleDetails(series, PARTS), /^(id|name)$/],
] as const)('a %s of TMDB with one odd field has all others', async (type, answer, needs) => {
  const fetched = async (value: unknown, what: string) =>
    recordOf(await fetchTmdbTitle(answering(value), { type, id: 653 }), what);
  const before = await fetched(answer, 'as it is');
  const variants = varyDeeply(answer).filter(({ path }) => !needs.test(path));
  for (const variant of variants)
    expectAlike(before, await fetched(variant.value, variant.what), variant, OF_TMDB);
  expect(variants.length).toBeGreaterThan(800);
});

it('a page of TMDB with one odd field has all other titles', async () => {
  const answer = {
    page: 1,
    results: [listedTitle(film), listedTitle(series)],
    total_pages: 1,
    total_results: 2,
  };
  for (const { path, what, value } of varyDeeply(answer)) {
    if (path === 'results') continue;
    const refs = await fetchPopularTitles(answering(value), { type: 'film', pages: 1 });
    if (!path.startsWith('results.0')) expect(refs[0], what).toEqual({ type: 'film', id: film.id });
    if (!path.startsWith('results.1') && path !== 'results.0')
      expect(refs.at(-1), what).toEqual({ type: 'film', id: series.id });
  }
});

const OF_JELLYFIN: Sources = {
  titolo_originale: /^OriginalTitle$/,
  trama: /^Overview$/,
  generi: /^Genres/,
  data_uscita: /^(PremiereDate|ProductionYear)$/,
  durata: /^(RunTimeTicks|ChildCount)$/,
  adult: /^OfficialRating$/,
  copertina: /^ImageTags/,
  banner: /^BackdropImageTags/,
  trailer: /^RemoteTrailers/,
  registi: /^People/,
  interpreti: /^People/,
  tmdb_id: /^ProviderIds/,
  imdb_id: /^ProviderIds/,
  created_at: /^DateCreated$/,
  sorgenti: /^MediaSources/,
};

const FIELDS = new Set([
  'ProviderIds',
  'Overview',
  'Genres',
  'People',
  'OriginalTitle',
  'DateCreated',
  'RemoteTrailers',
  'ChildCount',
] as const);
const FILES = ['eins', 'zwei'].map((name) => ({
  Id: name,
  Name: `Film - ${name}`,
  Size: 1e9,
  MediaStreams: [
    { Type: 'Video', Width: 1920, Height: 1080 },
    { Type: 'Audio', Language: 'ita' },
  ],
}));

/** The rows of a library with these films. */
async function rowsOf(items: readonly unknown[]) {
  const server = {
    serverId: 's1',
    root: 'http://server',
    isRedirected: false,
    get: () => Promise.reject(new Error('no other call')),
    async *items() {
      for (const item of items) yield { item, total: items.length };
    },
  };
  const rows = [];
  for await (const row of jellyfinRows(server, [{ id: 'l', name: 'Film' }])) rows.push(row);
  return rows;
}

it('a film of Jellyfin with one odd field has all others, and costs no other film', async () => {
  const answer = { ...titleItem(film, FIELDS), MediaSources: FILES };
  const [row] = await rowsOf([answer]);
  const before = recordOf(row && 'value' in row && row.value, 'as it is');
  const variants = varyDeeply(answer);
  for (const variant of variants) {
    const [odd, other] = await rowsOf([variant.value, { Id: 'z', Name: 'Altro', Type: 'Movie' }]);
    expect(other, variant.what).toMatchObject({ value: { titolo: 'Altro' } });
    if (/^(Id|Name|Type)$/.test(variant.path)) continue;
    if (!odd || !('value' in odd)) throw new Error(`${variant.what}: ${JSON.stringify(odd)}`);
    expectAlike(before, recordOf(odd.value, variant.what), variant, OF_JELLYFIN);
  }
  expect(variants.length).toBeGreaterThan(300);
});
