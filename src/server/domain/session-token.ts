import { createHmac, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Secrets } from './secrets.ts';

/** How long a token works, in milliseconds. */
export const SESSION_LIFE = 24 * 60 * 60 * 1000;

const ALGORITHM = 'HS256';
const REMEMBERED = 10_000;

/** Whose session a token is, and when it began. */
export type Session = { userId: string; issued: Date };

export type SessionTokens = {
  /** A new token of this user, a JWT that expires after `SESSION_LIFE`. */
  issue(userId: string, now?: Date): Promise<string>;
  /** The session of a token; undefined when it is forged or has expired. */
  read(token: string): Promise<Session | undefined>;
};

/**
 * Makes tokens with the first secret and reads those of all. One that was found genuine is remembered, so that it
 * is checked once.
 */
export async function sessionTokens(secrets: Secrets): Promise<SessionTokens> {
  const [first, ...others] = secrets;
  const signing = await signingKey(first);
  const keys = [signing, ...(await Promise.all(others.map(signingKey)))];
  const genuine = new LRUCache<string, Session & { expires: number }>({ max: REMEMBERED });

  async function verify(token: string, key: webcrypto.CryptoKey): Promise<Session | undefined> {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
    if (!payload.sub || !payload.exp || !payload.iat) return undefined;
    const session = { userId: payload.sub, issued: new Date(payload.iat * 1000) };
    genuine.set(token, { ...session, expires: payload.exp * 1000 });
    return session;
  }

  return {
    issue: (userId, now = new Date()) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + SESSION_LIFE))
        .sign(signing),
    async read(token) {
      const seen = genuine.get(token);
      if (seen) return seen.expires > Date.now() ? seen : undefined;
      for (const key of keys) {
        const session = await verify(token, key).catch(() => undefined);
        if (session) return session;
      }
      return undefined;
    },
  };
}

/** A key of its own, so that what is signed here can never pass for a launch key. */
function signingKey(secret: string): Promise<webcrypto.CryptoKey> {
  const bytes = createHmac('sha256', secret).update('session').digest();
  return webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}
