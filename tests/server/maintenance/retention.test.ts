import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeUpdates } from '../../../src/server/chat/updates/bot-updates.ts';
import type { Database } from '../../../src/server/database/database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { retentionJob } from '../../../src/server/maintenance/retention.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { recordSearchMiss } from '../../../src/server/modules/search/search-replies.ts';
import { startLeaderJob } from '../../../src/server/queue/leader-job.ts';
import { countersOf } from '../support/play-counters.ts';
import { fillSmallCatalogue } from '../support/small-catalogue.ts';
import { testDatabase } from '../support/test-database.ts';

const days = { plays: 100, deliveries: 10, updates: 2 };

let database: Database;
let db: Kysely<Schema>;
let films: number[];
beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  films = (await fillSmallCatalogue(db)).films;
});
afterEach(() => database.close());

const ago = (age: number) => new Date(Date.now() - age * 86_400_000);
const ofPeople = async (table: 'play_event' | 'delivery') =>
  (await db.selectFrom(table).select('user_id').orderBy('user_id').execute()).map(({ user_id }) => user_id);

/** Somebody played a film `age` days ago, with this outcome. */
async function played(userId: string, age: number, state: 'waiting' | 'delivered' | 'failed'): Promise<void> {
  await requestPlay(db, { userId, titleId: films[0] ?? 0, at: ago(age) });
  await db
    .updateTable('delivery')
    .set({ created_at: ago(age), state })
    .where('user_id', '=', userId)
    .execute();
}

/** The job has been at work once on the server that leads. */
async function work(): Promise<void> {
  const log = { error: vi.fn() };
  let looks = 0;
  const isLeader = () => {
    looks += 1;
    return true;
  };
  const job = startLeaderJob({ ...retentionJob(db, days), log, isLeader });
  await expect.poll(() => looks, { timeout: 50_000 }).toBeGreaterThan(1);
  await job.stop();
  expect(log.error).not.toHaveBeenCalled();
}

it(
  'plays, deliveries and updates are deleted when they are too old, and not before',
  {
    timeout: 60_000,
  },
  async () => {
    await played('old', 101, 'delivered');
    await played('failed', 11, 'failed');
    await played('young', 9, 'delivered');
    await played('patient', 11, 'waiting');
    await countPlays(db);
    const counters = await countersOf(db);
    const update = (id: number) => ({ id, chat: 'anna', payload: '{}' });
    await storeUpdates(db, [update(1), update(2), update(3)]);
    await db
      .updateTable('bot_update')
      .set({ done_at: ago(3) })
      .where('id', '=', 1)
      .execute();
    await db
      .updateTable('bot_update')
      .set({ done_at: ago(1) })
      .where('id', '=', 2)
      .execute();
    await work();
    expect(await ofPeople('play_event')).toEqual(['failed', 'patient', 'young']);
    expect(await ofPeople('delivery')).toEqual(['patient', 'young']);
    expect(await db.selectFrom('bot_update').select('id').orderBy('id').execute()).toEqual([
      { id: 2 },
      { id: 3 },
    ]);
    expect(await countersOf(db)).toEqual(counters);
  },
);

it('a play that is not counted yet is kept', { timeout: 60_000 }, async () => {
  await played('old', 101, 'delivered');
  await work();
  expect(await ofPeople('play_event')).toEqual(['old']);
});

it('any number of old rows is deleted', { timeout: 60_000 }, async () => {
  await sql`insert into delivery (user_id, kind, state, created_at)
    select 'many', 'search', 'delivered', ${ago(20)}::timestamptz from generate_series(1, 12000)`.execute(db);
  await work();
  expect(await ofPeople('delivery')).toEqual([]);
});

it('searches without results are deleted after a hundred days', { timeout: 60_000 }, async () => {
  await recordSearchMiss(db, { text: 'vecchio', userId: '1' }, { now: ago(102) });
  await recordSearchMiss(db, { text: 'nuovo', userId: '1' }, { now: ago(98) });
  await work();
  expect(await db.selectFrom('search_miss').select('words').execute()).toEqual([{ words: 'nuovo' }]);
});
