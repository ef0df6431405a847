// @vitest-environment node
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { recordPlay, recordSearch } from '../../../src/server/repositories/plays.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles, emptyDatabase } from '../support/test-titles.ts';

let database: Database;
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
beforeEach(() => emptyDatabase(db));
afterAll(() => database.close());

const wishes = () =>
  db
    .selectFrom('wish')
    .select(['user_id', 'kind', 'content_id', 'state', 'attempts', 'delivered_at'])
    .execute();
const untouched = { state: 'waiting', attempts: 0, delivered_at: null };

describe('what somebody wants from the bot', () => {
  it('a play is one event and one wish', async () => {
    const [contentId = 0] = await addTestTitles(db, [{}]);
    expect(await recordPlay(db, { userId: '42', contentId })).toBe(true);
    expect(await wishes()).toEqual([{ user_id: '42', kind: 'play', content_id: contentId, ...untouched }]);
    const events = await sql`select user_id, content_id from play_event`.execute(db);
    expect(events.rows).toEqual([{ user_id: '42', content_id: contentId }]);
  });

  it('a play belongs to its day in Rome', async () => {
    const [contentId = 0] = await addTestTitles(db, [{}]);
    await recordPlay(db, { userId: '42', contentId, at: new Date('2026-08-01T22:30:00Z') });
    const events = await sql`select day::text from play_event`.execute(db);
    expect(events.rows).toEqual([{ day: '2026-08-02' }]);
  });

  it('a play of a title that is not there leaves nothing', async () => {
    expect(await recordPlay(db, { userId: '42', contentId: 4711 })).toBe(false);
    expect(await wishes()).toEqual([]);
  });

  it('a search is a wish without a title', async () => {
    await recordSearch(db, '42');
    expect(await wishes()).toEqual([{ user_id: '42', kind: 'search', content_id: null, ...untouched }]);
  });
});
