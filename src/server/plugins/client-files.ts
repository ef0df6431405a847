import { basename, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const CHECK_FIRST = 'no-cache';

/**
 * The page may be framed by any messenger and show trailers; its scripts are its own. Styles may stand in
 * the page: the interface kit writes them there.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://www.youtube.com',
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

/**
 * Serves the built client, with the compressed neighbours that the build made. A path without a file
 * extension is a screen and gets the page itself; a file that is not there is a 404.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => {
      const name = relative(folder, path);
      response.setHeader('cache-control', cacheControlOf(name));
      response.setHeader('vary', 'accept-encoding');
      if (isPage(name)) response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
    },
  });

  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (/^api(\/|$)/.test(path)) return reply.callNotFound();
    return reply.sendFile(basename(path).includes('.') ? path : 'index.html');
  });
}

function cacheControlOf(name: string): string {
  const [folder] = name.split(sep);
  if (folder === 'assets') return YEAR;
  return folder === 'posters' ? WEEK : CHECK_FIRST;
}

function isPage(name: string): boolean {
  return /\.html(\.br|\.gz)?$/.test(name);
}
