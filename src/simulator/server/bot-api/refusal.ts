/** An answer that says no, in the words of the Bot API; the status is also the `error_code`. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
  readonly status: number;
  /** In seconds, of a 429. */
  readonly retryAfter: number | undefined;

  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function badRequest(description: string): ApiRefusal {
  return new ApiRefusal(400, `Bad Request: ${description}`);
}

export function forbidden(description: string): ApiRefusal {
  return new ApiRefusal(403, `Forbidden: ${description}`);
}

export function tooManyRequests(retryAfter: number): ApiRefusal {
  return new ApiRefusal(429, `Too Many Requests: retry after ${retryAfter}`, retryAfter);
}
