import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The page's scripts are its own; mini apps and pictures come from wherever the bot says. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' http: https: data:",
  'media-src http: https:',
  'frame-src http: https:',
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the built page, uncached. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/plain').send('The simulator is not built yet: run "npm run build".'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
    },
  });
}
