import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { chance } from '../lib/clock.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The headers of every response. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Adds them to every answer, with its request id. */
export function addCommonHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).headers(COMMON_HEADERS);
    done();
  });
}

/** The request id: `X-Request-Id` if well-formed, else random. */
export function requestIdFor({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : chance.uuid();
}
