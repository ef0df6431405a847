import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeUpdates, updateQueue } from '../../../src/server/chat/updates/bot-updates.ts';
import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import { deleteOldRows } from '../../../src/server/maintenance/retention.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { giveUpNextPlay } from '../../../src/server/modules/rankings/count-plays.ts';
import { readQueueHealth } from '../../../src/server/queue/given-up-work.ts';
import { commandLine } from '../support/command-line.ts';
import { emptyDatabase } from '../support/reset-database.ts';
import { testDatabase } from '../support/test-database.ts';
import { addTestTitles } from '../support/test-titles.ts';

let film: number;
const database = await testDatabase();
const db = database.db;
beforeEach(async () => {
  await emptyDatabase(db);
  [film = 0] = await addTestTitles(db, [{}]);
});
afterAll(() => database.close());

const queue = (...words: string[]) =>
  commandLine(['queue', ...words], { open: async () => ({ ...database, close: async () => {} }) });
const health = async () =>
  Object.fromEntries(
    (await readQueueHealth(db, KINDS_OF_WORK)).map(({ queue: name, ...figures }) => [name, figures]),
  );

/** One job of each queue, given up; with its line in the list. */
const giveUp = {
  updates: async () => {
    const update = {
      update_id: 7,
      message: { text: '/lista Un segreto', chat: { id: 42, type: 'private' } },
    };
    await storeUpdates(db, [{ id: 7, chat: '42', payload: JSON.stringify(update) }]);
    for (const claim of await updateQueue.claim(db, 1))
      await updateQueue.giveUp(db, claim, 'error: canceling statement');
    return ['42', 'message /lista', 'error: canceling statement'];
  },
  deliveries: async () => {
    await requestPlay(db, { userId: '42', titleId: film });
    await sql`update delivery set state = 'failed', failure = 'TypeError: no'`.execute(db);
    return ['42', `play ${film}`, 'TypeError: no'];
  },
  outbox: async () => {
    await sql`insert into outbox (user_id, kind, subject, state, failure)
      values ('42', 'arrival', ${film}::text, 'failed', 'TypeError: no')`.execute(db);
    return ['42', `arrival of ${film}`, 'TypeError: no'];
  },
  posts: async () => {
    await sql`with intake as (
        insert into intake (owner_id, since, reading, text, buttons)
        values ('9009', now(), 0, 'Ora si può guardare Film 1.', '[]') returning id
      ) insert into live_message (kind, subject, chat_id, shown, failure)
      select 'intake', id, 9009, 1, '502: Bad Gateway' from intake`.execute(db);
    return ['9009', 'Ora si può guardare Film 1.', '502: Bad Gateway'];
  },
  lists: async () => {
    await sql`insert into list_import (user_id, update_id, file_name, target, state, reached, failure)
      values ('42', 1, 'watched.csv', 'visti', 'done', 40, 'error: canceling statement')`.execute(db);
    return ['42', 'watched.csv, from entry 41', 'error: canceling statement'];
  },
  plays: async () => {
    await requestPlay(db, { userId: '42', titleId: film });
    await giveUpNextPlay(db, 'error: out of range');
    return ['42', `title ${film}`, 'error: out of range'];
  },
};

describe.each(Object.entries(giveUp))('given-up work in the queue ‘%s’', (name, prepare) => {
  it('given-up work is listed with its person and its reason', async () => {
    const work = await prepare();
    const lines = (await queue('list', name)).stdout.split('\n').map((line) => line.split('\t'));
    expect(lines).toEqual([[name, expect.stringMatching(/^\d+$/), expect.stringMatching(/T.*Z$/), ...work]]);
    expect((await queue('list')).stdout.split('\n')).toHaveLength(1);
    expect((await health())[name]).toMatchObject({ givenUp: 1 });
  });

  it('waits again after retry', async () => {
    await prepare();
    const [, id = ''] = (await queue('list', name)).stdout.split('\t');
    expect(await queue('retry', name, id)).toEqual({
      code: 0,
      stdout: `1 of ${name} tried again.`,
      stderr: '',
    });
    expect(await health()).toMatchObject({ [name]: { givenUp: 0, waiting: 1 } });
    expect((await health())[name]?.oldestSeconds).toBeGreaterThan(0);
    expect((await queue('list')).stdout).toBe('Nothing is given up.');
    expect(await queue('retry', name, id)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`there is no given-up ${id} in ${name}`),
    });
  });

  it('given-up work is deleted by drop', async () => {
    await prepare();
    expect(await queue('drop', name, '--all')).toMatchObject({ code: 0, stdout: `1 of ${name} dropped.` });
    expect((await health())[name]).toMatchObject({ givenUp: 0, waiting: 0, oldestSeconds: 0 });
  });
});

it('work that failed because the person blocked the bot is not listed', async () => {
  await giveUp.deliveries();
  await giveUp.outbox();
  for (const table of ['delivery', 'outbox'])
    await sql`update ${sql.table(table)} set failure = '403: Forbidden: bot was blocked by the user'`.execute(
      db,
    );
  expect((await queue('list')).stdout).toBe('Nothing is given up.');
});

it('given-up updates are kept longer than finished ones', async () => {
  await giveUp.updates();
  await sql`update bot_update set done_at = now() - interval '10 days'`.execute(db);
  await deleteOldRows(db, 'bot_update', { plays: 2, deliveries: 11, updates: 2 });
  expect((await health())['updates']).toMatchObject({ givenUp: 1 });
  await deleteOldRows(db, 'bot_update', { plays: 2, deliveries: 7, updates: 2 });
  expect((await health())['updates']).toMatchObject({ givenUp: 0 });
});

it.each([
  [['retry'], "missing required argument 'queue'"],
  [['list', 'mail'], 'expected one of the queues'],
  [['drop', 'updates'], 'either a number'],
  [['drop', 'updates', '7', '--all'], 'either a number'],
  [['drop', 'updates', 'seven'], 'invalid queue number'],
])('%j is refused', async (words, why) => {
  expect(await queue(...words)).toMatchObject({ code: 1, stderr: expect.stringContaining(why) });
});

it('the help of ‘queue list’ describes the queues', async () => {
  expect((await queue('list', '--help')).stdout).toContain('updates     messages and presses');
});
