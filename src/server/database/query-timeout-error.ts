/** Query timeout, with PostgreSQL's code query_canceled. */
export class QueryTimeoutError extends Error {
  readonly code = '57014';

  constructor(milliseconds: number) {
    super(`The query was cancelled: it took more than ${milliseconds} ms.`);
    this.name = 'QueryTimeoutError';
  }
}
