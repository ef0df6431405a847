// @vitest-environment node
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANKING_DAYS } from '../../../src/contract/rankings.ts';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { loadDemo } from '../../../src/server/demo/load-demo.ts';
import { DEMO_ORDINARY_USER, DEMO_PREMIUM_USER } from '../../../src/server/demo/users.ts';
import { works } from '../../../src/server/demo/works/index.ts';
import { dayOf } from '../../../src/server/domain/calendar.ts';
import { countPlays } from '../../../src/server/repositories/count-plays.ts';
import { customListsOf, customListTitles } from '../../../src/server/repositories/custom-lists.ts';
import { listTitles } from '../../../src/server/repositories/lists.ts';
import { recordPlay } from '../../../src/server/repositories/plays.ts';
import { mostPlayed } from '../../../src/server/repositories/rankings.ts';
import { homeTitles, latestTitles, randomTitle } from '../../../src/server/repositories/titles.ts';
import { isPremium } from '../../../src/server/repositories/users.ts';
import { countersFromEvents, countersOf } from '../support/counters.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

const now = new Date('2026-05-20T10:00:00Z');
let database: Database;
let db: Kysely<Schema>;

const titlesOf = (titles: { titolo: string }[]) => titles.map((title) => title.titolo);
const count = async (query: string) =>
  (await sql.raw<{ n: number }>(`select count(*)::int as n from ${query}`).execute(db)).rows[0]?.n;

describe('the demo', () => {
  beforeAll(async () => {
    database = await testDatabase();
    db = database.db;
    expect(await loadDemo(db, now)).toBe('loaded');
  });
  afterAll(() => database.close());

  it('has the open films to deliver, and nothing that is not free', async () => {
    const free = works.filter(({ trailer }) => trailer !== undefined).length;
    expect(await count('source')).toBe(free);
    expect(await count("source where url like 'https://www.youtube.com/watch?v=%'")).toBe(free);
  });

  it('holds every work with its posters', async () => {
    expect(await count('content')).toBe(works.length);
    const { rows } = await sql<{ copertina: string; banner: string }>`
      select copertina, banner from content where origin = ${`demo:${works[0]?.slug}`}`.execute(db);
    expect(rows).toEqual([
      { copertina: `/posters/${works[0]?.slug}-cover.svg`, banner: `/posters/${works[0]?.slug}-banner.svg` },
    ]);
  });

  it('has counters that are what its people did', async () => {
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect(
      await count(`content where
        mi_piace <> (select count(*) from list_item where content_id = content.id and list = 'mi_piace') or
        preferiti <> (select count(*) from list_item where content_id = content.id and list = 'preferiti')`),
    ).toBe(0);
    expect(await countPlays(db)).toBe(0);
  });

  it('has full rankings, each with its own order', async () => {
    for (const type of ['film', 'serie'] as const) {
      const rankings = await Promise.all(
        RANKING_DAYS.map((days) => mostPlayed(db, { type, days, limit: 10 })),
      );
      expect(rankings.map((ranking) => ranking.length)).toEqual([10, 10, 10, 10]);
      expect(new Set(rankings.map((ranking) => titlesOf(ranking).join())).size).toBe(4);
      expect(new Set(rankings.flatMap(titlesOf)).size).toBeGreaterThan(20);
    }
  });

  it('fills the home', async () => {
    expect(await homeTitles(db)).toHaveLength(41);
  });

  it('looks as if titles were added one by one, in no order of theirs', async () => {
    const latest = titlesOf(await latestTitles(db, 'film', 20));
    expect(latest).not.toEqual(latest.toSorted());
    expect(await count(`content where created_at > timestamptz '${now.toISOString()}'`)).toBe(0);
    expect(await randomTitle(db, 'serie')).toBeDefined();
  });

  it('has an ordinary and a premium person with something in their lists', async () => {
    expect(await isPremium(db, DEMO_ORDINARY_USER)).toBe(false);
    expect(await isPremium(db, DEMO_PREMIUM_USER)).toBe(true);
    for (const userId of [DEMO_ORDINARY_USER, DEMO_PREMIUM_USER])
      for (const list of ['liste', 'mi_piace', 'preferiti'] as const)
        expect((await listTitles(db, { userId, list })).length).toBeGreaterThan(3);
    const lists = await customListsOf(db, DEMO_PREMIUM_USER);
    expect(titlesOf(lists)).toEqual(['Da vedere insieme', 'Serate horror']);
    for (const { id } of lists)
      expect((await customListTitles(db, { listId: id })).length).toBeGreaterThan(3);
    expect(await customListsOf(db, DEMO_ORDINARY_USER)).toEqual([]);
  });

  it('is left alone on the same day', async () => {
    const before = await count('play_event');
    expect(await loadDemo(db, new Date('2026-05-20T20:00:00Z'))).toBe('left alone');
    expect(await count('play_event')).toBe(before);
  });

  it('lives on until today when it is opened weeks later, real plays included', async () => {
    const [title] = await latestTitles(db, 'film', 1);
    const later = new Date('2026-06-12T10:00:00Z');
    await recordPlay(db, { userId: '77', contentId: title?.id ?? 0, at: later });
    const before = await count('play_event');
    expect(await loadDemo(db, later)).toBe('continued');
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect(await count(`play_event where day = '${dayOf(later)}'`)).toBeGreaterThan(50);
    expect(await count('play_event')).toBeGreaterThan((before ?? 0) + 23 * 50);
    expect(await count("(select distinct day from play_event where day > '2026-05-20') as days")).toBe(23);
  });
});

describe('beside other titles', () => {
  it('the demo stays away', async () => {
    const own = await testDatabase();
    await addTestTitles(own.db, [{}]);
    expect(await loadDemo(own.db, now)).toBe('left alone');
    expect(await latestTitles(own.db, 'film', 9)).toHaveLength(1);
    await own.close();
  });

  it('is loaded once when two servers start at the same time', async () => {
    const own = await testDatabase();
    const outcomes = await Promise.all([loadDemo(own.db, now), loadDemo(own.db, now)]);
    expect(outcomes.toSorted()).toEqual(['left alone', 'loaded']);
    await own.close();
  });
});
