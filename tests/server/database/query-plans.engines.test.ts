import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../../src/server/database/schema.ts';
import { createPageCursorCache, type PageCursorCache } from '../../../src/server/lib/page-cursor-cache.ts';
import { titlesOfGenre } from '../../../src/server/modules/catalogue/genres.ts';
import type { Paging } from '../../../src/server/modules/catalogue/title.ts';
import { randomTitle } from '../../../src/server/modules/catalogue/titles.ts';
import { HAS_WORKING_VIDEO } from '../../../src/server/modules/catalogue/visible-to.ts';
import { staticListTitles } from '../../../src/server/modules/lists/static-lists.ts';
import { claimArrivalMessages } from '../../../src/server/modules/notices/arrivals.ts';
import { deliveryQueue } from '../../../src/server/modules/playback/delivery-queue.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { homeTitles } from '../../../src/server/modules/rankings/home-titles.ts';
import { mostPlayedOfGenre } from '../../../src/server/modules/rankings/rankings.ts';
import { filterTitles, type PremiumSearchFilters } from '../../../src/server/modules/search/filter-titles.ts';
import { findByName } from '../../../src/server/modules/search/find-by-name.ts';
import {
  deliverableVersions,
  episodesOf,
  hasVideo,
} from '../../../src/server/modules/videos/title-videos.ts';
import { readUnfinishedTitles } from '../../../src/server/modules/watched/to-continue.ts';
import { readHistory } from '../../../src/server/modules/watched/viewings.ts';
import { nextEpisode } from '../../../src/server/modules/watched/watch-progress.ts';
import { explainQueries } from '../support/explain-queries.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles, titleChanges } from '../support/test-titles.ts';

// An index that a query no longer fits is missed by nobody until the catalogue is large.

const GENRES = ['Azione', 'Dramma', 'Horror'];
const database = await testDatabase();
const db = database.db;
beforeAll(async () => {
  await addTestTitles(
    db,
    titleChanges(300, (n) => ({
      genres: [GENRES[n % 3] ?? '', ...(n % 2 ? ['Muto'] : [])],
      releaseDate: `${1990 + (n % 30)}-01-01`,
      duration: n,
      ...(n % 5 === 0 && { type: 'serie' as const }),
    })),
  );
  // On an empty table any index is as good as another.
  await sql`
    insert into delivery (user_id, kind, state)
    select n % 50, 'search', case when n % 20 = 0 then 'waiting' else 'delivered' end
    from generate_series(1, 5000) as n`.execute(db);
  await sql`
    insert into list_item (user_id, list, title_id)
    select n, 'liste', id from generate_series(1, 20) as n, title`.execute(db);
  await sql`
    insert into viewing (user_id, title_id, delivered_at, watched_at)
    select n, id, now(), case when id % 2 = 0 then now() end from generate_series(1, 50) as n, title
    where type = 'film'`.execute(db);
  await sql`
    insert into video (title_id, season, episode, position, kind, file_id)
    select id, 1, number, place, 'video', 'f' from title, generate_series(1, 20) as number, generate_series(0, 2) as place
    where type = 'serie'`.execute(db);
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

const paging = { page: 3, perPage: 12 };
const nothing: PremiumSearchFilters = { genres: [], durations: [], years: [], types: [] };

/** A step that sorts rows after it has read them to the end. */
const SORT = /-> +(Incremental )?Sort\n/;

describe('a page of the filter is read off an index', () => {
  it.each<[string, Partial<PremiumSearchFilters>, string]>([
    ['nothing chosen', {}, 'title_newest'],
    ['a type', { types: ['serie'] }, 'title_newest_of_type'],
    ['years', { years: ['1999', '2000'] }, 'title_newest_of_year'],
    ['a year and durations', { years: ['1999'], durations: ['1 ora', '2 ore'] }, 'title_newest_of_year'],
    ['durations', { durations: ['30 min', '2+ ore'] }, 'title_newest_of_duration'],
    ['a genre', { genres: ['Dramma'] }, 'title_genre_newest'],
    ['a genre and a type', { genres: ['Azione'], types: ['serie'] }, 'title_genre_newest_of_type'],
    ['genres', { genres: ['Azione', 'Muto'] }, 'title_genre_newest'],
    ['a genre and years', { genres: ['Muto'], years: ['1999', '2001'] }, 'title_genre_newest_of_year'],
    ['a genre and a duration', { genres: ['Muto'], durations: ['2 ore'] }, 'title_genre_newest_of_duration'],
  ])('%s', async (_, filter, index) => {
    const planOf = (page: number) =>
      explainQueries(db, (asking) =>
        filterTitles(asking, { ...nothing, ...filter, paging: { page, perPage: 12 } }),
      );
    expect(await planOf(1)).toMatch(new RegExp(`-> +Limit\\n +-> +Index Only Scan using ${index} on`));
    const further = await planOf(9);
    expect(further).toMatch(new RegExp(`Index Only Scan using ${index} on`));
    expect(further).not.toMatch(SORT);
  });
});

type AskPage = (db: Kysely<Schema>, where: { paging: Paging; cursors: PageCursorCache }) => Promise<unknown>;

it.each<[string, AskPage, string]>([
  ['everything', (asking, where) => filterTitles(asking, { ...nothing, ...where }), 'title_newest'],
  [
    'genres',
    (asking, where) => filterTitles(asking, { ...nothing, genres: ['Azione', 'Muto'], ...where }),
    'title_genre_newest',
  ],
  ['one genre', (asking, where) => titlesOfGenre(asking, { genre: 'Muto', ...where }), 'title_genre_newest'],
])('a page of %s is read from where the one before it ended', async (_, ask, index) => {
  const cursors = createPageCursorCache();
  const planOf = (page: number) =>
    explainQueries(db, (asking) => ask(asking, { paging: { page, perPage: 12 }, cursors }));
  const fromThere = new RegExp(`using ${index} on [^]*?Index Cond: .*ROW\\(`);
  expect(await planOf(2)).not.toMatch(fromThere);
  expect(await planOf(3)).toMatch(fromThere);
});

it('names are planned by few samples', async () => {
  const { rows } = await sql`
    select from pg_attribute where attname in ('titolo_ricerca', 'originale_ricerca', 'nome_ricerca')
      and attrelid in ('title'::regclass, 'artist'::regclass) and attstattarget = 10`.execute(db);
  expect(rows).toHaveLength(3);
});

it('names of a small catalogue are found by their index, too', async () => {
  await sql`
    insert into title (origin, type, titolo, titolo_ricerca, trama, generi, durata, adult)
    select 'many:' || n, 'film', md5(n::text), md5(n::text), '', '{}', 90, false from generate_series(1, 2000) as n`.execute(
    db,
  );
  await sql`analyze title`.execute(db);
  const ask = (asking: Kysely<Schema>) => findByName(asking, { text: 'nosferatu', limit: 20 });
  const plans = await explainQueries(db, ask, []);
  await sql`delete from title where origin like 'many:%'`.execute(db);
  await sql`vacuum analyze title`.execute(db);
  expect(plans.match(/Bitmap Index Scan on title_by_(?:other_)?words/g)).toHaveLength(3);
});

it('a page of a genre is read off an index', async () => {
  const plan = await explainQueries(db, (asking) => titlesOfGenre(asking, { genre: 'Dramma', paging }));
  expect(plan).toContain('Index Only Scan using title_genre_newest on');
});

it('the genre ranking is read in order, with titles that were never played', async () => {
  const ask = (asking: Kysely<Schema>) =>
    mostPlayedOfGenre(asking, { type: 'film', genre: 'Muto', limit: 10 });
  const plan = await explainQueries(db, ask);
  expect(plan).toContain('Scan using genre_window_ranking on');
  expect(plan).not.toMatch(SORT);
});

it('a page of a list is cut before its titles are read', async () => {
  const plan = await explainQueries(db, (asking) =>
    staticListTitles(asking, { userId: '42', list: 'liste', paging }),
  );
  expect(plan).toMatch(/Index Only Scan (Backward )?using list_item_pkey on/);
  expect(plan.indexOf('Limit')).toBeLessThan(plan.indexOf('list_item_pkey'));
});

it('a random title is chosen before it is read', async () => {
  const plan = await explainQueries(db, (asking) => randomTitle(asking, 'film'));
  expect(plan).not.toContain('Merge');
  expect(plan.indexOf('Limit')).toBeGreaterThan(plan.indexOf('Nested Loop'));
  expect(plan.match(/using title_sampling on/g)).toHaveLength(2);
});

it('the home takes its best titles off their indexes', async () => {
  const plan = await explainQueries(db, homeTitles);
  for (const order of ['best', 'most_liked', 'most_loved', 'most_seen'])
    expect(plan).toContain(`using title_stats_${order} on`);
  expect(plan).toContain('using title_latest_release on');
});

it('watched and started titles are read in order off an index', async () => {
  const history = await explainQueries(db, (asking) =>
    readHistory(asking, { userId: '7', limit: 9, offset: 16 }),
  );
  expect(history).toMatch(/Index Only Scan using viewing_history on[^]*title_hidden_by_owner on/);
  expect(history.indexOf('Limit')).toBeLessThan(history.indexOf('viewing_history'));
  const unfinished = await explainQueries(db, (asking) =>
    readUnfinishedTitles(asking, { userId: '7', limit: 7, offset: 0 }),
  );
  expect(unfinished).toContain('Index Only Scan using viewing_unwatched on');
});

it('the watchable parts of a title are read off the index of main videos', async () => {
  const [titleId = 0] = (await db.selectFrom('title').select('id').where('type', '=', 'serie').execute()).map(
    ({ id }) => id,
  );
  for (const ask of [
    (asking: Kysely<Schema>) => hasVideo(asking, titleId),
    (asking: Kysely<Schema>) => episodesOf(asking, titleId),
    (asking: Kysely<Schema>) => nextEpisode(asking, titleId, { season: 1, episode: 1 }),
    (asking: Kysely<Schema>) =>
      asking.selectFrom('title').select('id').where(HAS_WORKING_VIDEO).where('id', '=', titleId).execute(),
  ])
    expect(await explainQueries(db, ask)).toMatch(/using video_main on/);
  const versions = await explainQueries(db, (asking) => deliverableVersions(asking, { titleId }));
  expect(versions).toMatch(/video_by_part/);
});

it('claiming deliveries reads one row for each person', async () => {
  const plan = await explainQueries(db, (asking) => deliveryQueue.claim(asking, 8));
  expect(plan).toContain('using delivery_due on');
  expect(plan).toContain('using delivery_in_turn on');
});

it('an arrival’s people are read in order, a batch at a time', async () => {
  const plan = await explainQueries(db, (asking) =>
    claimArrivalMessages(asking, { limit: 10, gatherSeconds: 30 }),
  );
  expect(plan).toContain('using arrival_due on');
  expect(plan).toContain('using list_item_followers on');
  expect(plan).toContain('using watch_progress_followers on');
  expect(plan).toContain('using awaited_title_pkey on');
  expect(plan).toContain('using awaited_season_pkey on');
});

it('a play reads the person’s own deliveries alone, however many wait', async () => {
  const plan = await explainQueries(db, (asking) => requestPlay(asking, { userId: '42', titleId: 1 }));
  expect(plan).toContain('using delivery_in_turn on');
  expect(plan).not.toContain('delivery_due');
});
