import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCall } from '../../../../src/contract/api-call.ts';
import { tableNames } from '../../../../src/server/database/schema.ts';
import { banPerson } from '../../../../src/server/modules/moderation/ban-person.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { SECRET, type TestBot, testBot } from '../../support/test-bot.ts';
import { extensionCalls, requestOf, type ValidCall } from '../../support/valid-calls.ts';
import { liveAsOnePerson, WHO, WORDS } from './support/live-as-one-person.ts';

const ID = String(WHO);
/** People who have nothing to do with that one: the premium of the second ended yesterday. */
const STRANGER = '555001';
const LAPSED = '555002';
const BANNED = '555003';
const IMPOSTOR = '555004';

const DAY = 86_400_000;
/** Before the ban. */
const SIGNED_IN = new Date(Date.now() - 60_000);

const OWN = '/api/tu/';
const isCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
const modules = await Promise.all(
  readdirSync('src/contract')
    .flatMap((file) => /^(.*)\.ts$/.exec(file)?.[1] ?? [])
    .map(async (name): Promise<Record<string, unknown>> => import(`../../../../src/contract/${name}.ts`)),
);
const CONTRACT = modules.flatMap((exported) =>
  Object.entries(exported).flatMap(([name, call]) =>
    isCall(call) && call.path.startsWith(OWN) ? [name] : [],
  ),
);

/** Every call of the own page, about this title and this request. */
const ownCalls = (titleId: number, requestId: string): ValidCall[] =>
  extensionCalls('a-night', titleId)
    .filter(({ path }) => path.startsWith(OWN))
    .map((call) =>
      call.body && 'id' in call.body ? { ...call, body: { ...call.body, id: requestId } } : call,
    );
const NAMES = ownCalls(1, '1').map(({ name }) => name);

let server: TestBot;
let requestId: string;
beforeAll(async () => {
  server = await testBot({ ownerIds: [ID] });
  await liveAsOnePerson(server);
  await server.bot.stop();
  await setPremiumEnd(server.db, LAPSED, new Date(Date.now() - DAY));
  await banPerson(server.db, BANNED);
  const [asked] = await server.db
    .selectFrom('title_requester')
    .select('request_id')
    .where('user_id', '=', ID)
    .execute();
  requestId = String(asked?.request_id);
}, 120_000);
afterAll(() => server.close());

const callNamed = (name: string, titleId: number): ValidCall => {
  const call = ownCalls(titleId, requestId).find((one) => one.name === name);
  if (!call) throw new Error(name);
  return call;
};

async function send(call: ValidCall, as?: string) {
  const [method, url = ''] = requestOf(call).split(' ', 2);
  const token =
    as === undefined ? undefined : await (await createSessionTokens([SECRET])).issue(as, { now: SIGNED_IN });
  return server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(call.body && { payload: call.body }),
  });
}

const isTheirs = new RegExp(`\\b${ID}\\b|${WORDS.join('|')}`, 'i');

/** All rows that name the person, or have their words. */
async function theirRows(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tableNames) {
    const found = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(server.db);
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`).filter((row) => isTheirs.test(row)));
  }
  return rows.toSorted();
}

it('every call of the own page is tried', () => {
  expect(NAMES.toSorted()).toEqual(CONTRACT.toSorted());
});

describe.each(NAMES)('%s', (name) => {
  it('is refused without a session, and in that of a banned person', async () => {
    const call = callNamed(name, 1);
    expect([(await send(call)).statusCode, (await send(call, BANNED)).statusCode]).toEqual([401, 401]);
  });

  it('is refused on behalf of another person, or ignores who is named', async () => {
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

  it('neither shows nor changes anything of another person’s, and premium that has ended opens nothing', async () => {
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
