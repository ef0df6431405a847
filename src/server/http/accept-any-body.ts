import type { FastifyInstance } from 'fastify';

/** Ignores any body of the calls registered on `app`: clients send a content type even without one. */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}
