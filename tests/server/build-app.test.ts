import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/server/config/create-logger.ts';
import { createSessionTokens, SESSION_LIFETIME_MS } from '../../src/server/sessions/session-token.ts';
import { type ExampleCall, exampleCalls, requestOf, specifiedCalls } from './support/example-calls.ts';
import { OTHER_PREMIUM, PREMIUM } from './support/small-catalogue.ts';
import { SECRET, testApp } from './support/test-app.ts';

const server = await testApp();

afterAll(() => server.close());

const NAMES = specifiedCalls(PREMIUM).map((call) => call.name);
const NAMING_SOMEBODY = specifiedCalls(PREMIUM)
  .filter((call) => userFieldOf(call.query) ?? userFieldOf(call.body))
  .map((call) => call.name);

function goodCall(name: string): ExampleCall {
  const call = specifiedCalls(PREMIUM, server).find((one) => one.name === name);
  if (!call) throw new Error(name);
  return call;
}

function userFieldOf(part: object = {}): string | undefined {
  return Object.keys(part).find((field) => /^user[-_]id$/.test(field));
}

function named(call: ExampleCall, userId: unknown): ExampleCall {
  const rename = (part: Record<string, unknown>) => {
    const field = userFieldOf(part);
    return field ? { ...part, [field]: userId } : part;
  };
  const query = rename(call.query) as Record<string, string>;
  return { ...call, query, ...(call.body ? { body: rename(call.body) } : {}) };
}

const send = (call: ExampleCall, options: { as?: string; headers?: Record<string, string> } = {}) =>
  server.ask(requestOf(call), { ...options, ...(call.body ? { body: call.body } : {}) });

it('the server has a route for every call of the contract', () => {
  expect(NAMES).toHaveLength(22);
  const missing = exampleCalls().filter(({ method, path }) => !server.app.hasRoute({ method, url: path }));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe.each(NAMES)('%s', (name) => {
  it('answers a valid request with JSON', async () => {
    const answer = await send(goodCall(name), { as: PREMIUM });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.json()).toBeDefined();
  });
});

describe.each(exampleCalls({ user: PREMIUM }).filter(({ isPublic }) => !isPublic))('$name', (good) => {
  it('demands a session before it checks anything else', async () => {
    const wrong = { ...good, query: {}, ...(good.body ? { body: { user_id: [] } } : {}) };
    const expired = await (
      await createSessionTokens([SECRET])
    ).issue(PREMIUM, {
      now: new Date(Date.now() - SESSION_LIFETIME_MS),
    });
    const forged = await (await createSessionTokens(['another secret'])).issue(PREMIUM);
    const headers = [
      '',
      'Bearer',
      'Bearer  ',
      'Basic abc',
      'Bearer a.b.c',
      'Bearer null',
      `Bearer ${expired}`,
      `Bearer ${forged}`,
    ];
    expect((await send(good)).statusCode).toBe(401);
    expect((await send(wrong)).statusCode).toBe(401);
    for (const authorization of headers) {
      const answer = await send(good, { headers: { authorization } });
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Sign in first' }]);
    }
  });
});

describe.each(NAMING_SOMEBODY)('%s', (name) => {
  it('the call is refused on behalf of another user', async () => {
    const answer = await send(named(goodCall(name), OTHER_PREMIUM), { as: PREMIUM });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Only for yourself' }]);
  });

  it('must name its user', async () => {
    for (const nobody of ['', 'x'.repeat(65)]) {
      expect((await send(named(goodCall(name), nobody), { as: PREMIUM })).statusCode).toBe(400);
    }
  });
});

it('an invalid request for another user gets a 400, not a 403', async () => {
  const call = named(goodCall('filterContents'), OTHER_PREMIUM);
  const answer = await send({ ...call, query: { ...call.query, page: '0' } }, { as: PREMIUM });
  expect(answer.statusCode).toBe(400);
});

describe('an unknown call', () => {
  it.each([
    'GET /api/nothing',
    'GET /api',
    'GET /api/',
    'POST /api/get_top',
    'GET /api/auth',
    'POST /nowhere',
  ])('gets a 404 in JSON: %s', async (request) => {
    const answer = await server.ask(request, { as: PREMIUM });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'Not found' }]);
  });
});

describe('the log', () => {
  const linesAt = async (level: 'warn' | 'info') => {
    const lines: string[] = [];
    const log = createLogger(level, { write: (line) => lines.push(line) });
    const quiet = await testApp({ log });
    await quiet.ask('POST /api/auth?user_id=42&token=abc');
    await quiet.close();
    return lines;
  };

  it('contains every request at level info, with its status and without its key', async () => {
    const lines = (await linesAt('info')).map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ req: { method: 'POST', url: '/api/auth?user_id=42&token=[hidden]' } }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ res: { statusCode: 401 } }));
  });

  it('contains no requests at level warn', async () => {
    expect((await linesAt('warn')).join('')).not.toMatch(/"req"|"res"/);
  });
});
