import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createLaunchKey,
  DESK_KEY_LIFETIME_MS,
  LAUNCH_KEY_LIFETIME_MS,
} from '../../../../src/server/sessions/launch-key.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { CALLS_OF_HELPERS } from '../../support/calls-of-helpers.ts';
import { type ExampleCall, exampleCalls, requestOf } from '../../support/example-calls.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { PREMIUM } from '../../support/small-catalogue.ts';
import { TOKEN } from '../../support/stub-bot-api.ts';
import { ANNA, BRUNO, OWNER, SECRET, testBot } from '../../support/test-bot.ts';

const OTHER_OWNER = 9010;
const BANNED_HELPER = 3003;
const KNOWN = 4004;

let post: number;
let report: number;
const video = (state: 'unmatched' | 'ignored') => ({
  kind: 'video' as const,
  file_id: state,
  file_unique_id: state,
  file_name: `${state}.mkv`,
  caption: '',
  owner_id: String(OWNER),
  state,
});
const server = await testBot({ ownerIds: [String(OWNER), String(OTHER_OWNER)] });
beforeAll(async () => {
  const helper = (user_id: number) => ({ user_id: String(user_id), given_by: String(OWNER) });
  await server.db
    .insertInto('helper')
    .values([helper(BRUNO), helper(BANNED_HELPER)])
    .execute();
  await server.db
    .insertInto('person')
    .values({ user_id: String(KNOWN) })
    .execute();
  const [waiting, ignored] = await server.db
    .insertInto('video_post')
    .values([video('unmatched'), video('ignored')])
    .returning('id')
    .execute();
  if (!waiting || !ignored) throw new Error('no videos');
  post = waiting.id;
  const reported = await server.db
    .insertInto('report')
    .values({
      title_id: server.films[0] ?? 0,
      kind: 'audio',
      people: 1,
      season: null,
      episode: null,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  report = reported.id;
  for (const banned of [BANNED_HELPER, OTHER_OWNER])
    await server.db
      .insertInto('person')
      .values({ user_id: String(banned), barred_at: new Date() })
      .execute();
});
afterAll(() => server.close());

type Access = 'signed out' | 'unknown route' | 'refused' | 'allowed';

const payloadOf = ({ isFile, body }: ExampleCall) =>
  isFile ? { payload: Buffer.from('titolo\n') } : body && { payload: body };

async function access(call: ExampleCall, authorization: string | undefined): Promise<Access> {
  const [method, url = ''] = requestOf(call).split(' ', 2);
  const answer = await server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: {
      ...(authorization && { authorization: `Bearer ${authorization}` }),
      'x-role': 'owner',
      ...(call.isFile && { 'content-type': 'application/octet-stream' }),
    },
    ...payloadOf(call),
  });
  const unknown = await server.app.inject('/api/gestione/nothing');
  if (answer.statusCode === 401) return 'signed out';
  if (answer.statusCode === 404 && answer.body === unknown.body) return 'unknown route';
  if (answer.statusCode === 403) return 'refused';
  expect([call.name, answer.statusCode]).toEqual([call.name, 200]);
  return 'allowed';
}

async function tokenOf(user: number | string, isProven: boolean): Promise<string> {
  return (await createSessionTokens([SECRET])).issue(String(user), { isProven });
}

type Link = { purpose?: 'launch' | 'desk'; expires?: Date; initData?: string };

/** Signs in by a link as the app does. */
async function signIn(user: number, { purpose, expires, initData }: Link) {
  const userId = String(user);
  const lifetime = purpose === 'desk' ? DESK_KEY_LIFETIME_MS : LAUNCH_KEY_LIFETIME_MS;
  const key = createLaunchKey({
    userId,
    secret: SECRET,
    expires: expires ?? new Date(Date.now() + lifetime),
    ...(purpose && { purpose }),
  });
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/auth?${new URLSearchParams({ user_id: userId, token: key })}`,
    headers: initData === undefined ? {} : { 'x-telegram-init-data': initData },
  });
  const { jwt }: { jwt?: string } = answer.json();
  return jwt;
}

const launchData = (id: number, token = TOKEN) =>
  signInitData({ user: { id, first_name: 'Ada' } }, token, new Date());
const anHourAgo = () => new Date(Date.now() - 1000);

/** The callers, their sessions, and their access to a helper's and an owner's calls. */
const TABLE: [who: string, session: () => Promise<string | undefined>, helpers: Access, owners: Access][] = [
  ['nobody', async () => undefined, 'signed out', 'signed out'],
  [
    'a session of an owner that another secret signed',
    async () => (await createSessionTokens(['another secret'])).issue(String(OWNER), { isProven: true }),
    'signed out',
    'signed out',
  ],
  ['a person', () => tokenOf(ANNA, true), 'unknown route', 'unknown route'],
  ['a premium person', () => tokenOf(PREMIUM, true), 'unknown route', 'unknown route'],
  ['a session of an owner by id alone', () => tokenOf(OWNER, false), 'unknown route', 'unknown route'],
  ['a session of a helper by id alone', () => tokenOf(BRUNO, false), 'unknown route', 'unknown route'],
  ['a banned helper', () => tokenOf(BANNED_HELPER, true), 'unknown route', 'unknown route'],
  ['a banned owner', () => tokenOf(OTHER_OWNER, true), 'unknown route', 'unknown route'],
  [
    'an owner who opened a launch link in a browser',
    () => signIn(OWNER, {}),
    'unknown route',
    'unknown route',
  ],
  [
    'an owner whose link to the desk has expired',
    () => signIn(OWNER, { purpose: 'desk', expires: anHourAgo() }),
    'signed out',
    'signed out',
  ],
  ['a person with a link to the desk', () => signIn(ANNA, { purpose: 'desk' }), 'signed out', 'signed out'],
  [
    'an owner with launch data of another bot',
    () => signIn(OWNER, { initData: launchData(OWNER, '1:another') }),
    'signed out',
    'signed out',
  ],
  [
    'an owner with launch data of another person',
    () => signIn(OWNER, { initData: launchData(ANNA) }),
    'signed out',
    'signed out',
  ],
  [
    'a person with launch data',
    () => signIn(ANNA, { initData: launchData(ANNA) }),
    'unknown route',
    'unknown route',
  ],
  ['a helper with launch data', () => signIn(BRUNO, { initData: launchData(BRUNO) }), 'allowed', 'refused'],
  ['an owner with launch data', () => signIn(OWNER, { initData: launchData(OWNER) }), 'allowed', 'allowed'],
  ['an owner with a link to the desk', () => signIn(OWNER, { purpose: 'desk' }), 'allowed', 'allowed'],
];

describe.each(TABLE)('%s', (_who, session, helpers, owners) => {
  it('may make the calls of the desk that are theirs, and no others', async () => {
    const token = await session();
    const calls = exampleCalls({ post, report, person: String(KNOWN) });
    for (const call of calls.filter(({ tag }) => tag === 'desk')) {
      const expected = CALLS_OF_HELPERS.includes(call.name) ? helpers : owners;
      expect([call.name, await access(call, token)]).toEqual([call.name, expected]);
    }
  });
});
