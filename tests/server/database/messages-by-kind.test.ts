import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Schema, TABLES, tableNames } from '../../../src/server/database/schema.ts';
import { LIVE_KINDS, NOTICE_KINDS } from '../../../src/server/modules.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = await useTestDatabase();

/** Kinds that are about nothing that has a row. */
const WITHOUT_SUBJECT = [
  'digest',
  'helper',
  'premiumEnd',
  'premiumGiven',
  'renewal',
  'trouble',
  'videoReport',
];
const KINDS = tableNames.flatMap((table) =>
  (TABLES[table].messages ?? []).map((kind): [kind: string, table: string] => [kind, table]),
);

it('every kind of message is about the rows of one table, or about none', () => {
  const declared = new Set([...Object.keys(NOTICE_KINDS), ...Object.keys(LIVE_KINDS)]);
  expect([...KINDS.map(([kind]) => kind), ...WITHOUT_SUBJECT].sort()).toEqual([...declared].sort());
});

const run = (on: Kysely<Schema>, ...statements: readonly string[]) =>
  statements.reduce<Promise<unknown>>(
    (before, statement) => before.then(() => sql.raw(statement).execute(on)),
    Promise.resolve(),
  );

/** Two rows of each table that messages are about, `1` and `2`. */
const ROWS: Record<string, string> = {
  announcement: `insert into announcement (id, text) overriding system value values (1, 'a'), (2, 'b')`,
  title: `insert into title (id, origin, type, titolo, titolo_ricerca, trama, generi, data_uscita, durata, adult)
    select id, 'origin ' || id, 'film', 'a', 'a', '', '{}', '2020-01-01', 90, false from (values (1), (2)) as new(id)`,
  intake: `insert into intake (id, owner_id, since, reading, text, buttons) overriding system value
    values (1, 'a', now(), 0, 'a', '[]'), (2, 'b', now(), 0, 'b', '[]')`,
  list_import: `insert into list_import (id, user_id, update_id, file_name) overriding system value
    values (1, 'a', 1, 'a'), (2, 'b', 2, 'b')`,
  movie_night: `insert into movie_night (id, title, voting_minutes, seed) values ('1', 'a', 9, 's'), ('2', 'b', 9, 's')`,
  premium_gift: `insert into premium_gift (code, giver_id) values ('1', 'a'), ('2', 'b')`,
  report: `insert into report (id, title_id, kind) overriding system value values (1, 1, 'audio'), (2, 1, 'other')`,
  video_channel: `insert into video_channel (chat_id, title, owner_id) values ('1', 'a', '9'), ('2', 'b', '9')`,
  title_request: `insert into title_request (id, key, words, name) overriding system value
    values (1, 'a', 'a', 'a'), (2, 'b', 'b', 'b')`,
};

/** Keys that are not called `id`. */
const KEYS: Record<string, string> = { premium_gift: 'code', video_channel: 'chat_id' };

it.each(KINDS)('messages of the kind %s go with a row of %s, and others stay', async (kind, table) => {
  await run(db, ROWS['title'] ?? '', ...(table === 'title' ? [] : [ROWS[table] ?? '']));
  for (const subject of ['1', '2'])
    await run(
      db,
      `insert into outbox (user_id, kind, subject) values ('1', '${kind}', '${subject}'), ('1', 'digest', null)`,
      `insert into fan_out (kind, subject) values ('${kind}', '${subject}'), ('other', '${subject}')`,
      `insert into live_message (kind, subject, chat_id) values ('${kind}', '${subject}', 9), ('other', '${subject}', 9)`,
    );
  await run(db, `delete from ${table} where ${KEYS[table] ?? 'id'} = '1'`);
  const left = async (messages: 'outbox' | 'fan_out' | 'live_message') =>
    (await db.selectFrom(messages).select('subject').where('kind', '=', kind).execute()).map(
      ({ subject }) => subject,
    );
  expect([await left('outbox'), await left('fan_out'), await left('live_message')]).toEqual([
    ['2'],
    ['2'],
    ['2'],
  ]);
  expect(await db.selectFrom('outbox').select('kind').where('kind', '=', 'digest').execute()).toHaveLength(2);
  expect(await db.selectFrom('fan_out').select('kind').where('kind', '=', 'other').execute()).toHaveLength(2);
});

it('the messages about a report go with its title', async () => {
  await run(
    db,
    ROWS['title'] ?? '',
    ROWS['report'] ?? '',
    `insert into fan_out (kind, subject) values ('report', '1')`,
  );
  await run(db, `delete from title where id = 1`);
  expect(await db.selectFrom('fan_out').select('id').execute()).toEqual([]);
});
