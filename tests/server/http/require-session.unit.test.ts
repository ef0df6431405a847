import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { cachedSessionUser } from '../../../src/server/http/require-session.ts';
import { createSessionRevocations } from '../../../src/server/sessions/session-revocations.ts';
import { createSessionTokens } from '../../../src/server/sessions/session-token.ts';

it('a session’s user is known without waiting once token and revocations were read, unless it was revoked', async () => {
  const tokens = await createSessionTokens(['a secret of this test']);
  const ended = new Map<string, Date>();
  const revocations = createSessionRevocations(async () => ended);
  const token = await tokens.issue('42');
  const userOf = (authorization?: string) =>
    cachedSessionUser({ headers: { authorization } } as FastifyRequest, { tokens, revocations });
  expect(userOf(`Bearer ${token}`)).toBeUndefined();
  const session = await tokens.read(token);
  expect(userOf(`Bearer ${token}`)).toBeUndefined();
  if (session) await revocations.isRevoked(session);
  expect(userOf(`Bearer ${token}`)).toBe('42');
  expect(userOf('Bearer x')).toBeUndefined();
  expect(userOf()).toBeUndefined();
  ended.set('42', new Date(Date.now() + 1000));
  expect(userOf(`Bearer ${token}`)).toBeUndefined();
});
