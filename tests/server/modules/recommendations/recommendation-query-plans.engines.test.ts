import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recommendTitles } from '../../../../src/server/modules/recommendations/recommend-titles.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';
import { titleChanges } from '../../support/test-titles.ts';
import { addTitlesToWatch, people, play } from './support/choices.ts';

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
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

const LATEST = [
  'Scan using play_event_latest on',
  'Index Only Scan using list_item_pkey on',
  'using viewing_history on',
  'using viewing_unwatched on',
];

it('a person’s latest titles are read off indexes', async () => {
  const plan = await explainQueries(db, (asking) => recommendTitles(asking, 'person 1', 10));
  for (const step of LATEST) expect(plan).toContain(step);
  expect(plan).not.toMatch(/Seq Scan on (?!genre)/);
});
