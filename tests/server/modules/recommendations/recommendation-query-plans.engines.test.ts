import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  computeDueNeighbours,
  queueTitlesOfNewPlays,
} from '../../../../src/server/modules/recommendations/neighbour-queue.ts';
import { recommendTitles } from '../../../../src/server/modules/recommendations/recommend-titles.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';
import { titleChanges } from '../../support/test-titles.ts';
import { addTitlesToWatch, makeAllDue, people, play, refresh } from './support/choices.ts';

// An index that a query no longer fits is missed by nobody until there are many plays.

const database = await testDatabase();
const db = database.db;
const titles = await addTitlesToWatch(db, titleChanges(60));
beforeAll(async () => {
  await play(db, people(60), titles.slice(0, 40));
  await sql`
    insert into list_item (user_id, list, title_id)
    select person, 'mi_piace', id from unnest(${people(60)}::text[]) as person, title`.execute(db);
  await sql`
    insert into viewing (user_id, title_id, delivered_at, watched_at)
    select person, id, now(), case when id % 2 = 0 then now() end
    from unnest(${people(60)}::text[]) as person, title`.execute(db);
  await refresh(db);
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

const LATEST = [
  'Scan using play_event_latest on',
  'Index Only Scan using list_item_pkey on',
  'using viewing_history on',
  'using viewing_unwatched on',
];

it('a person’s latest titles and their neighbours are read off indexes', async () => {
  const plan = await explainQueries(db, (asking) => recommendTitles(asking, 'person 1', 10));
  for (const step of [...LATEST, 'using title_neighbour_pkey on']) expect(plan).toContain(step);
  expect(plan).not.toMatch(/Seq Scan on (?!genre)/);
  // Going through all of them for the reasons of each takes longer than all else.
  expect(plan).not.toMatch(/SubPlan[^]*CTE Scan on near/);
});

it('neighbours are computed from rows that are read off indexes one by one', async () => {
  await makeAllDue(db);
  const plan = await explainQueries(db, (asking) => computeDueNeighbours(asking, 3));
  const ofTitle = ['play_event_by_title', 'list_item_by_title', 'viewing_by_title'];
  for (const step of [...LATEST, ...ofTitle, 'neighbour_refresh_due', 'title_neighbour_pkey'])
    expect(plan).toContain(step);
  expect(plan).not.toMatch(/Bitmap|Seq Scan/);
});

it('due computations after new plays are read off indexes', async () => {
  const plan = await explainQueries(db, queueTitlesOfNewPlays);
  expect(plan).toContain('using play_event_pkey on');
  expect(plan).not.toContain('Seq Scan');
});
