import { fastify } from 'fastify';
import * as v from 'valibot';
import { vi } from 'vitest';
import { userId } from '../../../src/contract/request-schemas.ts';
import { createCatalogueCache } from '../../../src/server/http/catalogue-cache.ts';
import { addCommonHeaders } from '../../../src/server/http/common-headers.ts';
import { registerErrorHandlers } from '../../../src/server/http/error-handlers.ts';
import { registerCachedCall, registerPersonalCall } from '../../../src/server/http/register-calls.ts';
import { requireSession } from '../../../src/server/http/require-session.ts';
import { createSessionRevocations } from '../../../src/server/sessions/session-revocations.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';

const readCall = {
  method: 'GET',
  path: '/api/read/:name',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(9)) }),
  query: v.object({ 'user-id': v.optional(userId), page: v.optional(v.string()) }),
  body: v.unknown(),
  answer: v.unknown(),
} as const;
const writeCall = {
  method: 'POST',
  path: '/api/write',
  params: v.object({}),
  query: v.unknown(),
  body: v.object({ user_id: userId, name: v.string() }),
  answer: v.unknown(),
} as const;

/** A server of two calls, one cached and one personal, that needs no database; requests are user 42's. */
export async function twoCalls() {
  const tokens = await createSessionTokens(['a secret of this test']);
  const ended = new Map<string, Date>();
  const log = { error: vi.fn() };
  const read = vi.fn(async (name: string): Promise<unknown> => ({ said: name }));
  const write = vi.fn(async (name: string): Promise<unknown> => ({ name }));
  const app = fastify();
  addCommonHeaders(app);
  registerErrorHandlers(app, log);
  await app.register(async (calls) => {
    requireSession(calls, { tokens, revocations: createSessionRevocations(async () => ended, 0) });
    registerCachedCall(calls, readCall, createCatalogueCache(), ({ params }) => read(params.name));
    registerPersonalCall(calls, writeCall, async ({ body, userId }) => [userId, await write(body.name)]);
  });

  async function ask(url: string, headers: Record<string, string> = {}, payload?: object) {
    const authorization = `Bearer ${await tokens.issue('42')}`;
    const method = payload ? 'POST' : 'GET';
    return app.inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) });
  }

  return { app, ask, tokens, ended, log, read, write };
}
