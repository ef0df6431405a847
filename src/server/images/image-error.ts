/** An image that cannot be served: 502 bad source, 504 timeout, 503 too many requests. */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly statusCode: 502 | 503 | 504;

  constructor(statusCode: ImageError['statusCode'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}
