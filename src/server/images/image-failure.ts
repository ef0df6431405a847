/** A picture that cannot be served now: 502 its source is no good, 504 too slow, 503 too many are asked for at once. */
export class ImageFailure extends Error {
  override name = 'ImageFailure';
  readonly statusCode: 502 | 503 | 504;

  constructor(statusCode: ImageFailure['statusCode'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}
