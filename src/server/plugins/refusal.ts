/** A request that is turned down; the message is what the caller reads in `{ "error": ... }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: 400 | 401 | 403 | 404;

  constructor(statusCode: Refusal['statusCode'], message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

export const notFound = (what: string) => new Refusal(404, `No such ${what}`);
export const forbidden = (why: string) => new Refusal(403, why);
