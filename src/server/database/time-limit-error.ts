/** A query took longer than allowed; carries the code PostgreSQL itself uses (query_canceled). */
export class TimeLimitError extends Error {
  readonly code = '57014';

  constructor(milliseconds: number) {
    super(`The query was ended: it took more than ${milliseconds} ms.`);
    this.name = 'TimeLimitError';
  }
}
