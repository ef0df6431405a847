import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFailure } from '../domain/database-failure.ts';
import { Refusal } from './refusal.ts';

/** Seconds after which a database that was out of reach or had too much to do may be asked again. */
const DATABASE_PAUSE = 2;

/** Every failure leaves as `{ "error": "..." }`; only what went wrong in here is logged, and never told. */
export function answerErrors(app: FastifyInstance, log: Pick<FastifyBaseLogger, 'error'>): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof Refusal && error.retryAfter !== undefined)
      reply.header('retry-after', error.retryAfter);
    endUnread(request, reply);
    if (status < 500 || error instanceof Refusal) return sendError(reply, status, messageOf(error));
    log.error({ requestId: request.id, err: error, req: request }, 'a call failed');
    if (isDatabaseFailure(error))
      return sendError(
        reply.header('retry-after', DATABASE_PAUSE),
        503,
        'The database is not there for it now',
      );
    return sendError(reply, 500, 'Something went wrong');
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'Not found'));
}

/** Whoever is refused before their body was read need not send it: the connection ends with the answer. */
function endUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.readableEnded && request.headers['content-length'] !== '0' && request.method !== 'GET')
    reply.header('connection', 'close');
}

/** For addresses that the router cannot read, before any hook or handler. */
export function answerBadAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, 400, 'Bad address');
}

function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error });
}

const MESSAGES: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not found',
  413: 'The body is too large',
  415: 'The body must be JSON',
};

function messageOf(error: FastifyError | Refusal): string {
  if (error instanceof Refusal) return error.message;
  return MESSAGES[error.statusCode ?? 400] ?? 'Bad request';
}
