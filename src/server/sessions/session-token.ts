import { createHmac, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { atMost } from '../lib/at-most.ts';
import { clock } from '../lib/clock.ts';
import type { SigningSecrets } from './signing-secrets.ts';

/** Lifetime of a session token, in milliseconds. */
export const SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000;

const ALGORITHM = 'HS256';
const REMEMBERED_TOKENS = 10_000;

/** A token's user and time of issue; `isProven`: launch data or a desk link proved the user. */
type Session = { userId: string; issued: Date; isProven: boolean };

export type SessionTokens = {
  /** Signs a JWT for a user; expires after `SESSION_LIFETIME_MS` by default. */
  issue(userId: string, options?: { now?: Date; isProven?: boolean; lifetimeMs?: number }): Promise<string>;
  /** The session of a token; undefined when invalid or expired. */
  read(token: string): Promise<Session | undefined>;
};

/** Signs tokens with the first secret, verifies with all. Verified tokens are cached. */
export async function createSessionTokens(secrets: SigningSecrets): Promise<SessionTokens> {
  const [first, ...others] = secrets;
  const signing = await signingKey(first);
  const keys = [signing, ...(await Promise.all(others.map(signingKey)))];
  const genuine = new LRUCache<string, Session & { expires: number }>(atMost(REMEMBERED_TOKENS));

  async function verify(token: string, key: webcrypto.CryptoKey): Promise<Session | undefined> {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
    if (!payload.sub || !payload.exp || !payload.iat) return undefined;
    const session = {
      userId: payload.sub,
      issued: new Date(payload.iat * 1000),
      isProven: payload['proven'] === true,
    };
    genuine.set(token, { ...session, expires: payload.exp * 1000 });
    return session;
  }

  function cached(token: string): Session | undefined {
    const seen = genuine.get(token);
    return seen && seen.expires > clock.now() ? seen : undefined;
  }

  return {
    async issue(userId, { now = clock.date(), isProven = false, lifetimeMs = SESSION_LIFETIME_MS } = {}) {
      const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
      const token = await new SignJWT(isProven ? { proven: true } : {})
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        // To the millisecond: a revocation in the second of a sign-in was either before it or after.
        .setIssuedAt(now.getTime() / 1000)
        .setExpirationTime(expires)
        .sign(signing);
      // A screen's first calls come at once, each before another one would have verified it.
      genuine.set(token, { userId, issued: now, isProven, expires: expires * 1000 });
      return token;
    },
    async read(token) {
      if (genuine.has(token)) return cached(token);
      for (const key of keys) {
        const session = await verify(token, key).catch(() => undefined);
        if (session) return session;
      }
      return undefined;
    },
  };
}

/** A derived key, so that a session token can never pass for a launch key. */
function signingKey(secret: string): Promise<webcrypto.CryptoKey> {
  const bytes = createHmac('sha256', secret).update('session').digest();
  return webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}
