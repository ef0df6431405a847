import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSessionTokens } from '../../src/server/sessions/session-token.ts';
import { newNight } from './modules/movie-nights/support/night-rooms.ts';
import { type ExampleCall, exampleCalls, requestOf } from './support/example-calls.ts';
import { PREMIUM } from './support/small-catalogue.ts';
import { SECRET, type TestApp, testApp } from './support/test-app.ts';

let server: TestApp;
let authorization: string;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await testApp();
  authorization = `Bearer ${await (await createSessionTokens([SECRET])).issue(PREMIUM)}`;
  await server.read(`POST /api/movie_nights/${NIGHT}/join`, { as: PREMIUM });
});

afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

const NIGHT = newNight({}, PREMIUM);
const NAMES = exampleCalls().map((call) => call.name);

/** Texts as path parts, query values and body values. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '0',
  '-1',
  '1.5',
  '1e309',
  '00',
  'NaN',
  'Infinity',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table title; --",
  '%',
  '%00',
  '%_\\',
  '../../etc/passwd',
  '{}',
  '[]',
  ',,,,',
  'x'.repeat(1500),
  'à'.repeat(300),
  '🎬',
  '\u202e\ufeff\uffff',
  '\r\nX-Injected: yes',
];

/** Values that are not text in a body. */
const VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  40_000,
  2 ** 31,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [1],
  {},
  { toString: 1 },
  ['a', ['b']],
  { $ne: null },
];

/** Bodies as they come over the line, with their content type. */
const BODIES: [type: string, body: string][] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '1e999'],
  ['application/json', '{"__proto__":{"user_id":"2"}}'],
  ['application/json', '{"constructor":{"prototype":{"user_id":"2"}}}'],
  ['application/json', '{"user_id":"2","user_id":"3"}'],
  ['application/json', '{"user_id":"\\ud800"}'],
  ['application/json', '['.repeat(10_000)],
  ['application/json', `{"user_id":"${'2'.repeat(100_000)}"}`],
  ['application/json; charset=utf-16', '{"user_id":"2"}'],
  ['text/plain', '{"user_id":"2"}'],
  ['application/x-www-form-urlencoded', 'user_id=2'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['no type at all', '{}'],
  ['', '{}'],
];

/** Ends of addresses that a router may stumble on. */
const ADDRESSES = [
  '%',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '//',
  '/./../..',
  ';a=b',
  'x'.repeat(5000),
  '?%',
  '?%E0%A4%A=%E0%A4%A',
  '?user-id=%00',
  '?user-id[]=2&user_id[a]=2',
  '?user-id=2&user-id=2',
  '?__proto__=1&constructor=2&__proto__[user-id]=2',
  `?${'a=b&'.repeat(2000)}`,
];

/** These calls have their own limits, which answer seconds late. */
const RATE_LIMITED = /movie_nights|tu\/(request|premium|list_imports)/;
const RATE_LIMIT_WINDOW_MS = 10_000;

async function expectNoFailure(method: 'GET' | 'POST' | 'HEAD', url: string, body?: [string, string]) {
  if (RATE_LIMITED.test(url)) vi.setSystemTime(Date.now() + RATE_LIMIT_WINDOW_MS);
  const headers = { authorization, ...(body ? { 'content-type': body[0] } : {}) };
  const answer = await server.app.inject({ method, url, headers, ...(body ? { payload: body[1] } : {}) });
  expect(answer.statusCode, `${method} ${url.slice(0, 200)} ${body?.join(' ').slice(0, 100)}`).toBeLessThan(
    500,
  );
  expect(answer.headers['x-injected']).toBeUndefined();
  if (answer.statusCode >= 400 && method !== 'HEAD') {
    expect(answer.json()).toEqual({ error: expect.stringMatching(/^.{1,100}$/) });
  }
}

const asJson = (body: unknown): [string, string] => ['application/json', JSON.stringify(body)];

describe.each(NAMES)('%s never fails on', (name) => {
  const call = (): ExampleCall => {
    const rows = { user: PREMIUM, title: server.films[0] ?? 0, list: server.ownList, night: NIGHT };
    const found = exampleCalls(rows).find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  const ask = (changed: ExampleCall) => {
    const [, method, url] = /^(GET|POST) (.*)$/s.exec(requestOf(changed)) ?? [];
    const body = changed.body && asJson(changed.body);
    return expectNoFailure(method === 'POST' ? 'POST' : 'GET', url ?? '', body);
  };

  it('any text in its path and query', async () => {
    const { params, query } = call();
    for (const text of TEXTS) {
      for (const part of Object.keys(params)) await ask({ ...call(), params: { ...params, [part]: text } });
      for (const field of Object.keys(query)) await ask({ ...call(), query: { ...query, [field]: text } });
    }
  });

  it('anything in the fields of its body', async () => {
    const { body = {} } = call();
    for (const field of Object.keys(body)) {
      for (const value of [...TEXTS, ...VALUES]) await ask({ ...call(), body: { ...body, [field]: value } });
    }
  });

  it('any body', async () => {
    const { method } = call();
    const url = requestOf(call()).slice(method.length + 1);
    for (const body of BODIES) await expectNoFailure(method, url, body);
  });

  it('any end of its address, whatever the method', async () => {
    const { method, path } = call();
    const start = requestOf({ ...call(), query: {} }).slice(method.length + 1);
    for (const end of ADDRESSES) {
      await expectNoFailure(method, `${start}${end}`);
      await expectNoFailure(method, `${path}${end}`);
      await expectNoFailure('HEAD', `${start}${end}`);
    }
  });
});
