import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRevocations } from '../sessions/session-revocations.ts';
import type { SessionTokens } from '../sessions/session-token.ts';
import { ApiError } from './api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session's user id; empty on routes without a session. */
    userId: string;
    /** True if launch data or a desk link proved the session's user. */
    isProven: boolean;
    /**
     * True unless the session has ended or was revoked meanwhile; for answers that take long. `isNow`: includes
     * revocations by other servers in the last seconds.
     */
    isSessionValid(options?: { isNow: boolean }): Promise<boolean>;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

type Deps = { tokens: SessionTokens; revocations: SessionRevocations };

/** Requires a session token (401) on all routes registered on `app` afterwards. */
export function requireSession(app: FastifyInstance, { tokens, revocations }: Deps): void {
  app.decorateRequest('userId', '');
  app.decorateRequest('isProven', false);
  app.decorateRequest(
    'isSessionValid',
    async function isSessionValid(this: FastifyRequest, { isNow } = { isNow: false }) {
      if (isNow) revocations.expire();
      return (await validSession(this)) !== undefined;
    },
  );
  app.addHook('onRequest', async (request) => {
    const session = await validSession(request);
    if (!session) throw new ApiError(401, 'Sign in first');
    request.userId = session.userId;
    request.isProven = session.isProven;
  });

  async function validSession(request: FastifyRequest) {
    const token = bearerToken(request);
    const session = token === undefined ? undefined : await tokens.read(token);
    return session && !(await revocations.isRevoked(session)) ? session : undefined;
  }
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
