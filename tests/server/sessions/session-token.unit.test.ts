import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSessionTokens,
  SESSION_LIFETIME_MS,
  type SessionTokens,
} from '../../../src/server/sessions/session-token.ts';

const secret = 'a secret of this test';
let tokens: SessionTokens;
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeEach(async () => {
  tokens = await createSessionTokens([secret]);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a session token', () => {
  it('names its user, the first time and later on', async () => {
    const token = await tokens.issue('42');
    expect(await tokens.read(token)).toMatchObject({ userId: '42' });
    expect(await tokens.read(token)).toMatchObject({ userId: '42' });
    expect(decodeJwt(token).sub).toBe('42');
  });

  it('says whether the messenger has proven who the person is, the first time and later on', async () => {
    const proven = await tokens.issue('42', { isProven: true });
    const unproven = await tokens.issue('42');
    for (const time of ['first', 'second']) {
      expect(await tokens.read(proven), time).toMatchObject({ isProven: true });
      expect(await tokens.read(unproven), time).toMatchObject({ isProven: false });
    }
  });

  it('says when it was issued', async () => {
    const issued = new Date(Math.floor(Date.now() / 1000) * 1000);
    expect(await tokens.read(await tokens.issue('42', { now: issued }))).toMatchObject({ issued });
  });

  it('a session token that was seen before expires to the second', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
    const token = await tokens.issue('42');
    await tokens.read(token);
    vi.advanceTimersByTime(SESSION_LIFETIME_MS - 1);
    expect(await tokens.read(token)).toMatchObject({ userId: '42' });
    vi.advanceTimersByTime(1);
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('works for a day, even if it was seen before', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const token = await tokens.issue('42');
    expect(await tokens.read(token)).toMatchObject({ userId: '42' });
    vi.advanceTimersByTime(SESSION_LIFETIME_MS - 2000);
    expect(await tokens.read(token)).toMatchObject({ userId: '42' });
    vi.advanceTimersByTime(3000);
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('a session token is refused when it expired before its first use', async () => {
    const token = await tokens.issue('42', { now: new Date(Date.now() - SESSION_LIFETIME_MS - 1000) });
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('a session token is refused when it was made with another secret', async () => {
    const other = await createSessionTokens(['another secret of this test']);
    expect(await tokens.read(await other.issue('42'))).toBeUndefined();
  });

  it('a session token is accepted when signed with an older secret, which signs no new ones', async () => {
    const both = await createSessionTokens(['a new secret of this test', secret]);
    expect(await both.read(await tokens.issue('42'))).toMatchObject({ userId: '42' });
    expect(await tokens.read(await both.issue('42'))).toBeUndefined();
  });

  it('a session token is refused without a signature, an expiry or a user', async () => {
    const exp = Math.floor(Date.now() / 1000) + 1000;
    const key = createHmac('sha256', secret).update('session').digest();
    const sign = (payload: Record<string, unknown>) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key);
    const iat = exp - 2000;
    expect(await tokens.read(await sign({ sub: '42', exp, iat }))).toMatchObject({ userId: '42' });
    expect(await tokens.read(await sign({ sub: '42', iat }))).toBeUndefined();
    expect(await tokens.read(await sign({ sub: '42', exp }))).toBeUndefined();
    expect(await tokens.read(await sign({ exp, iat }))).toBeUndefined();
    const unsigned = `${base64url({ alg: 'none' })}.${base64url({ sub: '42', exp })}.`;
    expect(await tokens.read(unsigned)).toBeUndefined();
  });

  it.each(['', 'a.b.c', '....', 'x'.repeat(40)])(
    'a session token is refused when it is %j',
    async (token) => {
      expect(await tokens.read(token)).toBeUndefined();
    },
  );
});
