import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableNames } from '../../../../src/server/database/schema.ts';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { type ExampleCall, exampleCalls, requestOf } from '../../support/example-calls.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { SECRET, type TestBot, testBot } from '../../support/test-bot.ts';
import { liveAsOnePerson, WHO, WORDS } from './support/live-as-one-person.ts';

const ID = String(WHO);
/** People with no connection to that one: the premium of the second ended yesterday. */
const STRANGER = '555001';
const LAPSED = '555002';
const BANNED = '555003';
const IMPOSTOR = '555004';

const DAY = 86_400_000;
/** Before the ban. */
const SIGNED_IN = new Date(Date.now() - 60_000);

const FILE = Buffer.from('Date,Name,Year,Letterboxd URI\n2024-01-01,Film 1,2001,x\n');

/** The numbers of one person's things. */
type Things = { requestId: string; listId: string };

/** Every call of the own page, about this title and these things; files have a different name than theirs. */
const ownCalls = (title: number, { requestId, listId }: Things): ExampleCall[] =>
  exampleCalls({ title, request: requestId, listImport: listId })
    .filter(({ tag }) => tag === 'ownPage')
    .map((call) => (call.isFile ? { ...call, query: { ...call.query, name: 'another.csv' } } : call));
const NAMES = ownCalls(1, { requestId: '1', listId: '1' }).map(({ name }) => name);

let server: TestBot;
let things: Things;
beforeAll(async () => {
  server = await testBot({ ownerIds: [ID] });
  await liveAsOnePerson(server);
  await server.bot.stop();
  await setPremiumEnd(server.db, LAPSED, new Date(Date.now() - DAY));
  await banPerson(server.db, BANNED);
  const idIn = async (table: 'title_requester' | 'list_import', column: 'request_id' | 'id') => {
    const { rows } = await sql<{
      id: string;
    }>`select ${sql.ref(column)}::text as id from ${sql.table(table)} where user_id = ${ID}`.execute(
      server.db,
    );
    return rows[0]?.id ?? '';
  };
  things = {
    requestId: await idIn('title_requester', 'request_id'),
    listId: await idIn('list_import', 'id'),
  };
}, 120_000);
afterAll(() => server.close());

const callNamed = (name: string, titleId: number): ExampleCall => {
  const call = ownCalls(titleId, things).find((one) => one.name === name);
  if (!call) throw new Error(name);
  return call;
};

async function send(call: ExampleCall, as?: string) {
  const [method, url = ''] = requestOf(call).split(' ', 2);
  const token =
    as === undefined ? undefined : await (await createSessionTokens([SECRET])).issue(as, { now: SIGNED_IN });
  return server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(call.isFile && { 'content-type': 'application/octet-stream' }),
    },
    ...payloadOf(call),
  });
}

const payloadOf = ({ isFile, body }: ExampleCall) => (isFile ? { payload: FILE } : body && { payload: body });

const isTheirs = new RegExp(`\\b${ID}\\b|${WORDS.join('|')}`, 'i');

/** All rows that name the person, or have their words, but the owners' cards, which follow everybody's reports and requests. */
async function theirRows(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tableNames) {
    const found = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(server.db);
    const isCard = (row: string) => table === 'live_message' && /"kind": "(?:report|request)"/.test(row);
    const theirs = found.rows.filter(({ row }) => isTheirs.test(row) && !isCard(row));
    rows.push(...theirs.map(({ row }) => `${table} ${row}`));
  }
  return rows.toSorted();
}

describe.each(NAMES)('%s', (name) => {
  it('the call is refused without a session, and in that of a banned person', async () => {
    const call = callNamed(name, 1);
    expect([(await send(call)).statusCode, (await send(call, BANNED)).statusCode]).toEqual([401, 401]);
  });

  it('the call is refused on behalf of another person, or ignores who is named', async () => {
    const before = await theirRows();
    const call = callNamed(name, server.films[0] ?? 0);
    const named = { 'user-id': ID, user_id: ID };
    const query = { ...call.query, ...named };
    const answer = await send(
      { ...call, query, ...(call.body && { body: { ...call.body, ...named } }) },
      IMPOSTOR,
    );
    expect([200, 403, 404, 409, 429, 503]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(isTheirs);
    expect(await theirRows()).toEqual(before);
  });

  it('the call neither shows nor changes anything of another person’s, and premium that has ended opens nothing', async () => {
    const before = await theirRows();
    for (const titleId of [server.films[0] ?? 0, server.series[0] ?? 0]) {
      const call = callNamed(name, titleId);
      const byStranger = await send(call, STRANGER);
      const byLapsed = await send(call, LAPSED);
      // Without its workers the bot reaches no messenger.
      expect([200, 403, 404, 409, 429, 503]).toContain(byStranger.statusCode);
      expect(byLapsed.statusCode).toBe(byStranger.statusCode);
      for (const { body } of [byStranger, byLapsed]) expect(body).not.toMatch(isTheirs);
    }
    expect(await theirRows()).toEqual(before);
  });
});

it('premium that ended yesterday is none', async () => {
  await setPremiumEnd(server.db, LAPSED, new Date(Date.now() - DAY));
  expect((await send(callNamed('getOwnPremium', 1), LAPSED)).json()).toMatchObject({
    isPremium: false,
    until: null,
  });
});
