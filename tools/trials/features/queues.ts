import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const WAITING = {
  updates: 'select from bot_update where done_at is null',
  deliveries: `select from delivery where state = 'waiting'`,
  messages: `select from outbox where state = 'waiting'`,
  arrivals: 'select from arrival',
  lists: `select from list_import where state = 'running'`,
  'notices to many people': 'select from fan_out',
  'live messages': 'select from live_message where shown < changes',
};

const COUNTS = Object.entries(WAITING)
  .map(([name, query]) => `select '${name}' as name, (select count(*)::int from (${query}) as one) as count`)
  .join(' union all ');

/** Waits until no work is left; returns the rest after `ms`, a line each. */
export async function untilDone(client: pg.Client, ms: number): Promise<string[]> {
  for (const end = Date.now() + ms; ; await sleep(500)) {
    const { rows } = await client.query<{ name: string; count: number }>(COUNTS);
    const waiting = rows.filter(({ count }) => count > 0);
    if (waiting.length === 0 || Date.now() > end)
      return waiting.map(({ name, count }) => `still waiting: ${count} ${name}`);
  }
}

const CUT_OFF = 'cut off while it was sent';

/**
 * The people whose digest was being sent when a server was killed: it is not repeated, and nobody knows if it
 * arrived.
 */
export async function readCutOff(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ who: string }>(
    `select 'digest ' || user_id as who from outbox where kind = 'digest' and failure = $1`,
    [CUT_OFF],
  );
  return new Set(rows.map(({ who }) => who));
}

/** Work given up for any reason but that the person has blocked the bot; a line each. */
export async function readGivenUp(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select line from (
       select 'update ' || id || ': ' || failure as line from bot_update where done_at is not null and failure is not null
       union all
       select 'delivery ' || id || ': ' || failure from delivery where state = 'failed'
       union all
       select 'message ' || id || ': ' || failure from outbox where state = 'failed'
       union all
       select kind || ' ' || subject || ': ' || failure from due_work where given_up_at is not null
     ) as given_up where line !~ 'blocked|cut off'`,
  );
  return rows.map(({ line }) => `given up: ${line}`);
}

/** Each person's requested deliveries, counted. */
export async function readPlays(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ userId: number; count: number }>(
    'select user_id::int as "userId", count(*)::int as count from delivery where not subtitles group by user_id',
  );
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}
