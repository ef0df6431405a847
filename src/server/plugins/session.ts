import type { FastifyInstance } from 'fastify';
import type { SessionEndings } from '../domain/session-endings.ts';
import type { SessionTokens } from '../domain/session-token.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the session token names; empty where no session is demanded. */
    userId: string;
  }
}

const BEARER = /^Bearer +(\S+)$/i;

type Deps = { tokens: SessionTokens; endings: SessionEndings };

/** Every route of `app` from here on demands a session token (401 without a good one). */
export function demandSession(app: FastifyInstance, { tokens, endings }: Deps): void {
  app.decorateRequest('userId', '');
  app.addHook('onRequest', async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const session = token === undefined ? undefined : await tokens.read(token);
    if (!session || (await endings.isEnded(session))) throw new Refusal(401, 'Sign in first');
    request.userId = session.userId;
  });
}
