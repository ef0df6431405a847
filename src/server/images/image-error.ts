/**
 * An image that cannot be served: 404 for a source that is missing, broken or slow, 429 when this caller and 503 when
 * everybody has too many images waiting.
 */
export class ImageError extends Error {
  override name = 'ImageError';
  readonly statusCode: 404 | 429 | 503;

  constructor(statusCode: ImageError['statusCode'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
  }
}
