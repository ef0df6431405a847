import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANKING_DAYS } from '../../../src/contract/rankings.ts';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { addDays } from '../../../src/server/lib/calendar.ts';
import { newestTitles, randomTitle } from '../../../src/server/modules/catalogue/titles.ts';
import { importTitles } from '../../../src/server/modules/imports/import-titles.ts';
import { customListTitles, findCustomLists } from '../../../src/server/modules/lists/custom-lists.ts';
import { staticListTitles } from '../../../src/server/modules/lists/static-lists.ts';
import { isPremium } from '../../../src/server/modules/people/premium-status.ts';
import { advanceRankingPeriods } from '../../../src/server/modules/rankings/advance-ranking-periods.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { homeTitles, selectHomeTitles } from '../../../src/server/modules/rankings/home-titles.ts';
import { mostPlayed, mostPlayedOfGenre } from '../../../src/server/modules/rankings/rankings.ts';
import {
  countersFromEvents,
  countersOf,
  setRankingDay,
} from '../../../tests/server/support/play-counters.ts';
import { testDatabase } from '../../../tests/server/support/test-database.ts';
import { addTestTitles } from '../../../tests/server/support/test-titles.ts';
import { readDemoLoadStatus, saveDemoLoadStatus } from '../demo-load-status.ts';
import { DEMO_ORDINARY_USER, DEMO_PREMIUM_USER } from '../demo-users.ts';
import { loadDemo } from '../load-demo.ts';
import { readDemoTitles } from '../titles.ts';

const now = new Date('2026-05-20T10:00:00Z');
const options = { now, as: 'tried' } as const;
const titles = await readDemoTitles();
let database: Database;
let db: Kysely<Schema>;

async function emptyCatalogue() {
  const own = await testDatabase();
  await setRankingDay(own.db, '2026-05-20');
  return own;
}

const titlesOf = (some: { titolo: string }[]) => some.map(({ titolo }) => titolo);
const count = async (query: string, of = db) =>
  (await sql.raw<{ n: number }>(`select count(*)::int as n from ${query}`).execute(of)).rows[0]?.n;

describe('the demo', () => {
  beforeAll(async () => {
    database = await emptyCatalogue();
    db = database.db;
    expect(await loadDemo(db, options)).toBe('loaded');
  });
  afterAll(() => database.close());

  it('only free titles can be delivered, and all of them can', async () => {
    const free = titles.flatMap(({ sorgenti }) => sorgenti);
    expect(await count('video')).toBe(free.length);
    expect(
      await count(`video where url like 'https://www.youtube.com/watch?v=%'
        or url like 'https://commons.wikimedia.org/wiki/File:%'`),
    ).toBe(free.length);
  });

  it('every title is there, exactly as an import would leave it', async () => {
    expect(await count('title')).toBe(titles.length);
    const rows = titles.map((value) => ({ location: value.origin, value }));
    expect(await importTitles(db, rows, { dryRun: true })).toMatchObject({
      created: 0,
      changed: 0,
      refused: 0,
    });
  });

  it('the counters equal the events', async () => {
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect(
      await count(`title_stats as own where
        mi_piace <> (select count(*) from list_item where title_id = own.title_id and list = 'mi_piace') or
        preferiti <> (select count(*) from list_item where title_id = own.title_id and list = 'preferiti')`),
    ).toBe(0);
    expect(await countPlays(db)).toBe(0);
  });

  it('every ranking is full and has its own order', async () => {
    for (const type of ['film', 'serie'] as const) {
      const rankings = await Promise.all(
        RANKING_DAYS.map((days) => mostPlayed(db, { type, days, limit: 10 })),
      );
      expect(rankings.map((ranking) => ranking.length)).toEqual([10, 10, 10, 10]);
      expect(new Set(rankings.map((ranking) => titlesOf(ranking).join())).size).toBe(4);
      expect(new Set(rankings.flatMap(titlesOf)).size).toBeGreaterThan(20);
    }
  });

  it('the titles at the top of the home can be delivered', async () => {
    const playable = await db.selectFrom('video').select('title_id').distinct().execute();
    const ids = new Set(playable.map(({ title_id }) => title_id));
    const canBeDelivered = ({ id = 0 }: { id?: number } = {}) => ids.has(id);
    const { banner, carousels } = selectHomeTitles(await homeTitles(db));
    const [liked = [], loved = [], seen = []] = carousels;
    const year = await mostPlayed(db, { type: 'film', days: 365, limit: 10 });
    const newest = await newestTitles(db, 'film', 10);
    const first = [banner, ...[liked, loved, seen, year, newest].flatMap((row) => row.slice(0, 2))];
    for (const title of first) {
      expect(canBeDelivered(title), title?.titolo).toBe(true);
      if (title?.type === 'film') expect(title.trailer, title.titolo).toMatch(/\?v=/);
    }
    for (const row of [liked, loved, seen])
      expect(row.filter((title) => !canBeDelivered(title)).length).toBeGreaterThan(0);
  });

  it('a series that can be delivered is at the top of its rows', async () => {
    const rows = await Promise.all([
      ...RANKING_DAYS.map((days) => mostPlayed(db, { type: 'serie', days, limit: 3 })),
      mostPlayedOfGenre(db, { type: 'serie', genre: 'Crime', limit: 3 }),
      newestTitles(db, 'serie', 3),
    ]);
    for (const row of rows) expect(titlesOf(row)).toContain('I vampiri');
    expect(rows.filter(([first]) => first?.titolo === 'I vampiri').length).toBeGreaterThan(4);
  });

  it('the home is full', async () => {
    expect(await homeTitles(db)).toHaveLength(41);
  });

  it('the titles look added one by one, in random order', async () => {
    const latest = titlesOf(await newestTitles(db, 'film', 20));
    expect(latest).not.toEqual(latest.toSorted());
    expect(await count(`title where created_at > timestamptz '${now.toISOString()}'`)).toBe(0);
    expect(await randomTitle(db, 'serie')).toBeDefined();
  });

  it('an ordinary and a premium person have titles in their lists', async () => {
    expect(await isPremium(db, DEMO_ORDINARY_USER)).toBe(false);
    expect(await isPremium(db, DEMO_PREMIUM_USER)).toBe(true);
    for (const userId of [DEMO_ORDINARY_USER, DEMO_PREMIUM_USER])
      for (const list of ['liste', 'mi_piace', 'preferiti'] as const)
        expect((await staticListTitles(db, { userId, list })).length).toBeGreaterThan(3);
    const lists = await findCustomLists(db, DEMO_PREMIUM_USER);
    expect(lists.map(({ titolo }) => titolo)).toEqual(['Da vedere insieme', 'Serate horror']);
    for (const { id } of lists)
      expect((await customListTitles(db, { listId: id })).length).toBeGreaterThan(3);
    expect(await findCustomLists(db, DEMO_ORDINARY_USER)).toEqual([]);
  });

  it('later starts leave the demo as it is', async () => {
    const before = await count('play_event');
    for (const later of [now, new Date('2026-06-30T10:00:00Z')])
      expect(await loadDemo(db, { ...options, now: later })).toBe('left alone');
    expect(await count('play_event')).toBe(before);
    expect(await readDemoLoadStatus(db)).toBe('tried');
  });

  it('the rankings are still full after months without plays', async () => {
    await advanceRankingPeriods(db, addDays('2026-05-20', 70));
    for (const days of RANKING_DAYS)
      expect(await mostPlayed(db, { type: 'film', days, limit: 10 })).toHaveLength(10);
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
  });
});

describe('loading the demo', () => {
  it('a catalogue with other titles is left alone', async () => {
    const own = await emptyCatalogue();
    await addTestTitles(own.db, [{}]);
    expect(await loadDemo(own.db, options)).toBe('left alone');
    expect(await newestTitles(own.db, 'film', 9)).toHaveLength(1);
    await own.close();
  });

  it('an interrupted load is resumed, once even when two servers start together', async () => {
    const own = await emptyCatalogue();
    await saveDemoLoadStatus(own.db, 'loading');
    await importTitles(
      own.db,
      titles.slice(0, 100).map((value) => ({ location: value.origin, value })),
    );
    const size = { titles: 120, days: 30 };
    const told: string[] = [];
    const tell = (line: string) => void told.push(line);
    const outcomes = await Promise.all([
      loadDemo(own.db, { ...options, size, tell }),
      loadDemo(own.db, { ...options, size, tell }),
    ]);
    expect(outcomes.toSorted()).toEqual(['left alone', 'loaded']);
    expect(new Set(told)).toEqual(new Set(['Filling the catalogue with the demo ...']));
    expect(await count('title', own.db)).toBe(size.titles);
    expect(await findCustomLists(own.db, DEMO_PREMIUM_USER)).toHaveLength(2);
    expect(await countersOf(own.db)).toEqual(await countersFromEvents(own.db));
    await own.close();
  });
});
