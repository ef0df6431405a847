import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PATH } from '../../contract/desk/desk.ts';
import { isOfDeleted, isOfErased } from '../database/db.ts';
import { clock, sleep } from '../lib/clock.ts';
import { isTransientDatabaseError } from '../lib/retries.ts';
import { createLogSampler } from '../lib/sample-log.ts';
import { ApiError, MAX_TARPIT_MS, RateLimitError, tarpitDelayMs } from './api-error.ts';

/** `Retry-After` when the database is unreachable or overloaded. */
const DATABASE_RETRY_SECONDS = 2;

/**
 * Sends every failure as `{ "error": "..." }`; unexpected errors are not disclosed, and logged: the first of a
 * route and kind each second, with the number of those left out since.
 */
export function registerErrorHandlers(
  app: FastifyInstance,
  log: Pick<FastifyBaseLogger, 'error'>,
  maxTarpitMs = MAX_TARPIT_MS,
): void {
  const sample = createLogSampler();
  app.setErrorHandler<FastifyError | ApiError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error instanceof ApiError && error.retryAfter !== undefined)
      reply.header('retry-after', error.retryAfter);
    if (error instanceof RateLimitError) await sleep(tarpitDelayMs(maxTarpitMs));
    endUnread(request, reply);
    // The erasure has ended the person's own session, not the owner's.
    if (isOfErased(error))
      return isOfDesk(request)
        ? sendError(reply, 404, 'Their data were erased meanwhile')
        : sendError(reply, 401, 'Sign in first');
    if (isOfDeleted(error)) return sendError(reply, 404, 'Not found');
    if (status < 500 || error instanceof ApiError) return sendError(reply, status, errorText(error));
    const kind = `${request.routeOptions.url} ${error.code || error.message}`;
    sample(kind, (leftOut) =>
      log.error({ requestId: request.id, err: error, req: request, leftOut }, 'a call failed'),
    );
    if (isTransientDatabaseError(error))
      return sendError(reply.header('retry-after', DATABASE_RETRY_SECONDS), 503, 'Database unavailable');
    return sendError(reply, 500, 'Something went wrong');
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'Not found'));
}

const isOfDesk = ({ url }: FastifyRequest) => url.startsWith(`/api${DESK_PATH}/`);

/** Closes the connection when the body was not read, so that it need not be sent. */
function endUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.raw.readableEnded && request.headers['content-length'] !== '0' && request.method !== 'GET')
    reply.header('connection', 'close');
}

/** For URLs that the router cannot decode; runs before hooks and handlers. */
export function sendBadUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
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

function errorText(error: FastifyError | ApiError): string {
  if (error instanceof ApiError) return error.message;
  return MESSAGES[error.statusCode ?? 400] ?? 'Bad request';
}

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers malformed HTTP requests, and oversized headers. Reads nothing more from the socket, and holds the answer
 * back (`tarpitDelayMs`).
 */
export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  socket.pause();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const refuse = () => {
    if (socket.writable) socket.write(answerOf(status));
    socket.destroy();
  };
  // A client that was too slow has been waiting already.
  if (status === 408) refuse();
  else clock.setTimeout(refuse, tarpitDelayMs()).unref();
}

function answerOf(status: number): string {
  const reason = STATUS_CODES[status];
  const body = JSON.stringify({ error: reason });
  const type = 'Content-Type: application/json; charset=utf-8';
  return `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
