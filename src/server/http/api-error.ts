import { chance } from '../lib/clock.ts';
import { parseRowId } from '../lib/parse-row-id.ts';

/** An HTTP error; the message is sent as `{ "error": ... }`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: 400 | 401 | 403 | 404 | 409 | 429 | 503;
  /** `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: ApiError['statusCode'], message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** A caller over a rate limit. */
export class RateLimitError extends ApiError {
  constructor(retryAfter: number) {
    super(429, 'Too many calls', retryAfter);
  }
}

/** The longest tarpit delay, in milliseconds. */
export const MAX_TARPIT_MS = 4000;

/**
 * Tarpit delay for callers over a rate limit, in milliseconds: answered at once, the next request would follow at once
 * and cost as much as somebody else's. Random (jitter), against synchronised retries; a quarter of `maxMs` at least.
 */
export const tarpitDelayMs = (maxMs = MAX_TARPIT_MS) => maxMs * (0.25 + 0.75 * chance.fraction());

/** `Retry-After` if the obstacle may pass soon, in seconds. */
const RETRY_SECONDS = 10;

export const notFound = (what: string) => new ApiError(404, `No such ${what}`);
export const listFull = () => new ApiError(409, 'The list is full');
export const deliveryQueueFull = () => new ApiError(429, 'Too much is waiting for delivery', RETRY_SECONDS);
/** Something that the server depends on fails. */
export const unavailable = (why: string) => new ApiError(503, why, RETRY_SECONDS);
export const forbidden = (why: string) => new ApiError(403, why);

/** The bot's services for a call. Throws a 404 `ApiError` without a bot. */
export function requireBot<Services>(services: Services | undefined): Services {
  if (!services) throw notFound('bot');
  return services;
}

/** The number in a call's text. Throws a 404 `ApiError` without one. */
export function requireRowId(text: string, what: string): number {
  const id = parseRowId(text);
  if (id === undefined) throw notFound(what);
  return id;
}
