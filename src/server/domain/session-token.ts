import { createHmac, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** How long a token works, in milliseconds. */
export const SESSION_LIFE = 24 * 60 * 60 * 1000;

const ALGORITHM = 'HS256';
const REMEMBERED = 10_000;

export type SessionTokens = {
  /** A new token of this user, a JWT that expires after `SESSION_LIFE`. */
  issue(userId: string, now?: Date): Promise<string>;
  /** Whose token it is; undefined when it is forged or has expired. */
  userOf(token: string): Promise<string | undefined>;
};

/** Makes and reads session tokens. One that was found genuine is remembered, so that it is checked once. */
export async function sessionTokens(secret: string): Promise<SessionTokens> {
  const key = await signingKey(secret);
  const genuine = new LRUCache<string, { userId: string; expires: number }>({ max: REMEMBERED });

  async function verify(token: string): Promise<string | undefined> {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
    if (!payload.sub || !payload.exp) return undefined;
    genuine.set(token, { userId: payload.sub, expires: payload.exp * 1000 });
    return payload.sub;
  }

  return {
    issue: (userId, now = new Date()) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + SESSION_LIFE))
        .sign(key),
    async userOf(token) {
      const seen = genuine.get(token);
      if (seen) return seen.expires > Date.now() ? seen.userId : undefined;
      return verify(token).catch(() => undefined);
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
