import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  MAX_PENDING_DELIVERIES,
  requestPlay,
  requestSearchPrompt,
} from '../../../../src/server/modules/playback/request-delivery.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const deliveries = () =>
  db
    .selectFrom('delivery')
    .select(['user_id', 'kind', 'title_id', 'state', 'attempts', 'delivered_at'])
    .execute();
const untouched = { state: 'waiting', attempts: 0, delivered_at: null };

describe('a request to the bot', () => {
  it('a play is one event and one delivery', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    expect(await requestPlay(db, { userId: '42', titleId })).toBe('taken');
    expect(await deliveries()).toEqual([{ user_id: '42', kind: 'play', title_id: titleId, ...untouched }]);
    const events = await sql`select user_id, title_id from play_event`.execute(db);
    expect(events.rows).toEqual([{ user_id: '42', title_id: titleId }]);
  });

  it('a play belongs to its day in Rome', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    await requestPlay(db, { userId: '42', titleId, at: new Date('2026-08-01T22:30:00Z') });
    const events = await sql`select day::text from play_event`.execute(db);
    expect(events.rows).toEqual([{ day: '2026-08-02' }]);
  });

  it('a play of a missing title leaves nothing', async () => {
    expect(await requestPlay(db, { userId: '42', titleId: 4711 })).toBe('no such title');
    expect(await deliveries()).toEqual([]);
  });

  it('a play after one of a clock that was a month ahead is delivered at once', async () => {
    const [titleId = 0, otherId = 0] = await addTestTitles(db, [{}, {}]);
    const ahead = sql<Date>`now() + interval '30 days'`;
    await requestPlay(db, { userId: '42', titleId });
    await sql`update delivery set state = 'delivered', created_at = ${ahead}, next_attempt_at = ${ahead},
      delivered_at = ${ahead}`.execute(db);
    await sql`insert into rate_limited_chat values ('42', ${ahead}, ${ahead} + interval '5 seconds')`.execute(
      db,
    );
    expect(await requestPlay(db, { userId: '42', titleId })).toBe('taken');
    expect(await requestPlay(db, { userId: '42', titleId: otherId })).toBe('taken');
    const late =
      await sql`select from delivery where state = 'waiting' and next_attempt_at > now() + interval '10 seconds'`.execute(
        db,
      );
    expect(late.rows).toEqual([]);
  });

  it('a search is a delivery without a title', async () => {
    await requestSearchPrompt(db, '42');
    expect(await deliveries()).toEqual([{ user_id: '42', kind: 'search', title_id: null, ...untouched }]);
  });

  it('a second press within seconds is the same request, even for a search', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    await requestPlay(db, { userId: '42', titleId });
    await requestSearchPrompt(db, '42');
    expect(await requestPlay(db, { userId: '42', titleId })).toBe('repeated');
    expect(await requestSearchPrompt(db, '42')).toBe('repeated');
    expect(await deliveries()).toHaveLength(2);
  });

  it('a second press while the first still waits is the same request, and some time after its delivery a new one', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    await requestPlay(db, { userId: '42', titleId });
    await sql`update delivery set created_at = now() - interval '1 minute'`.execute(db);
    expect(await requestPlay(db, { userId: '42', titleId })).toBe('repeated');
    await sql`update delivery set state = 'delivered'`.execute(db);
    expect(await requestPlay(db, { userId: '42', titleId })).toBe('taken');
  });

  it('the rankings count one play a person, title and day, however often it is delivered', async () => {
    const [titleId = 0] = await addTestTitles(db, [{}]);
    const days = ['2026-05-20', '2026-05-20', '2026-05-21'];
    for (const day of days) {
      await requestPlay(db, { userId: '42', titleId, at: new Date(`${day}T10:00:00Z`) });
      await sql`update delivery set state = 'delivered', created_at = now() - interval '1 minute'`.execute(
        db,
      );
    }
    await requestPlay(db, { userId: '43', titleId, at: new Date('2026-05-20T10:00:00Z') });
    expect(await deliveries()).toHaveLength(4);
    const events = await sql`select user_id, day::text from play_event order by id`.execute(db);
    expect(events.rows).toEqual([
      { user_id: '42', day: '2026-05-20' },
      { user_id: '42', day: '2026-05-21' },
      { user_id: '43', day: '2026-05-20' },
    ]);
  });

  it('a person’s waiting deliveries are limited, and nobody else is delayed', async () => {
    const ids = await addTestTitles(
      db,
      Array.from({ length: MAX_PENDING_DELIVERIES + 1 }, () => ({})),
    );
    const outcomes = [];
    for (const titleId of ids) outcomes.push(await requestPlay(db, { userId: '42', titleId }));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(MAX_PENDING_DELIVERIES);
    expect(outcomes.at(-1)).toBe('too many');
    expect(await requestSearchPrompt(db, '42')).toBe('too many');
    expect(await requestPlay(db, { userId: '43', titleId: ids[0] ?? 0 })).toBe('taken');
    const events = await sql`select from play_event where user_id = '42'`.execute(db);
    expect(events.rows).toHaveLength(MAX_PENDING_DELIVERIES);
  });
});
