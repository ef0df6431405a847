/**
 * Why another service did not answer as it should. `refused`: it does not let us in (401, 403). `missing`: it has
 * no such thing (404). `passing`: may go well another time (network, time limit, 429, 5xx, an answer cut off).
 * `strange`: it answered something else than it is known to.
 */
export type Failure = 'refused' | 'missing' | 'passing' | 'strange';

/** The message is one line and holds neither key nor token. */
export class ForeignError extends Error {
  override name = 'ForeignError';
  readonly failure: Failure;
  /** Milliseconds that the service asks to be left alone; 0 when it does not say. */
  readonly retryAfter: number;

  constructor(failure: Failure, message: string, retryAfter = 0) {
    super(message);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** Reads a `Retry-After` header, seconds or a date, as milliseconds from now. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
