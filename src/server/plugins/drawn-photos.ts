import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** Pixels across: what a messenger shows of a photo, on a sharp screen. */
const WIDTH = 800;
const QUALITY = 85;
const KEPT = 200;
const WEEK = 'public, max-age=604800';

/**
 * Messengers take photos, not drawings: each drawn poster `{name}.svg` in the folder is also served as
 * `/posters/{name}.jpg`, made when first asked for. One that is not there is a 404.
 */
export function serveDrawnPhotos(app: FastifyInstance, folder: string): void {
  const photos = new LRUCache<string, Buffer>({ max: KEPT, fetchMethod: (drawing) => photograph(drawing) });
  app.get<{ Params: { name: string } }>('/posters/:name(^[a-z0-9-]+).jpg', async (request, reply) => {
    const drawing = join(folder, 'posters', `${request.params.name}.svg`);
    if (!(await exists(drawing))) return reply.callNotFound();
    const photo = await photos.forceFetch(drawing);
    return reply.type('image/jpeg').header('cache-control', WEEK).send(photo);
  });
}

function photograph(drawing: string): Promise<Buffer> {
  return sharp(drawing).resize(WIDTH).jpeg({ quality: QUALITY }).toBuffer();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
