/** A request that is turned down; the message is what the caller reads in `{ "error": ... }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: 400 | 401 | 403 | 404 | 409 | 429 | 503;
  /** Seconds after which the same may go well: the answer's `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: Refusal['statusCode'], message: string, retryAfter?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (what: string) => new Refusal(404, `No such ${what}`);
export const full = () => new Refusal(409, 'The list is full');
export const tooMany = (why: string, retryAfter: number) => new Refusal(429, why, retryAfter);
export const forbidden = (why: string) => new Refusal(403, why);
