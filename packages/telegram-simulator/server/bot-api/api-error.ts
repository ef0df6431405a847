/** A query that was answered already, or too late. */
export const QUERY_TOO_OLD = 'query is too old and response timeout expired or query ID is invalid';

/** An error answer in the words of the Bot API; the status is also the `error_code`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** In seconds, of a 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function badRequest(description: string): ApiError {
  return new ApiError(400, `Bad Request: ${description}`);
}

export function forbidden(description: string): ApiError {
  return new ApiError(403, `Forbidden: ${description}`);
}

export function tooManyRequests(retryAfter: number): ApiError {
  return new ApiError(429, `Too Many Requests: retry after ${retryAfter}`, retryAfter);
}
