import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IMAGE_WIDTHS, type ImageWidth } from '../../contract/image-widths.ts';
import { IMAGE_KINDS, type ImageKind, imageHostAccess, imageVersionTag } from '../domain/image-urls.ts';
import { parseRowId } from '../domain/parse-row-id.ts';
import { ImageError } from '../images/image-error.ts';
import type { ImageFormat } from '../images/render-image.ts';
import { ApiError, notFound } from '../plugins/api-error.ts';
import { findImageSource, saveThumbHash } from '../repositories/titles/title-images.ts';
import type { RouteContext } from './route-context.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Default width. */
const WIDTH: ImageWidth = 640;
/** `Retry-After` of a failed image, in seconds. */
const RETRY_SECONDS = 60;

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const place = v.object({ kind: v.picklist(IMAGE_KINDS), file: v.pipe(v.string(), v.regex(/^\d+(\.jpg)?$/)) });
const width = v.pipe(v.string(), v.transform(Number), v.picklist(IMAGE_WIDTHS));
const query = v.object({ w: v.optional(width), v: v.optional(v.string()) });

/**
 * `/images/{kind}/{id}?v={tag}&w={width}`: a title's picture as AVIF, WebP or JPEG, by what the browser takes;
 * `{id}.jpg` is always a JPEG. Only a title's own source is ever fetched. No session: an `img` cannot send an
 * Authorization header.
 */
export function imageRoutes(app: FastifyInstance, context: RouteContext): void {
  app.get('/images/:kind/:file', async (request, reply) => {
    const { kind, id, format, width, tag } = readRequest(request);
    const source = await findImageSource(context.db, { kind, id });
    if (!source || !imageHostAccess(context.images.allowedHosts, source)) throw notFound('picture');
    const isCurrent = tag === imageVersionTag(source);
    const etag = `"${imageVersionTag(source)}-${width}.${format}"`;
    reply.headers({ etag, vary: 'accept', 'cache-control': isCurrent ? YEAR : 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const onThumbHash = (thumbHash: string) =>
      keepThumbHash(context.db, request.log, { id, source, thumbHash });
    const wanted = { source, width, format, ...(kind === 'copertina' && { onThumbHash }) };
    const bytes = await context.images.library.picture(wanted).catch((error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      request.log.warn({ kind, id, reason: error.message }, 'a picture cannot be served');
      reply.removeHeader('etag');
      throw new ApiError(error.statusCode, error.message, RETRY_SECONDS);
    });
    return reply.type(TYPES[format]).send(bytes);
  });
  app.get('/images/*', (_request, reply) => reply.callNotFound());
}

function readRequest(request: FastifyRequest) {
  const path = v.safeParse(place, request.params);
  const [digits = '', extension] = path.success ? path.output.file.split('.') : [];
  const id = parseRowId(digits);
  if (!path.success || id === undefined) throw notFound('picture');
  const asked = v.safeParse(query, request.query);
  if (!asked.success) throw new ApiError(400, `Bad query: ${v.getDotPath(asked.issues[0])}`);
  const kind: ImageKind = path.output.kind;
  const format = extension ? 'jpg' : formatFor(request.headers.accept ?? '');
  return { kind, id, format, width: asked.output.w ?? WIDTH, tag: asked.output.v };
}

/** Only formats named in `Accept` count, not `*`. */
function formatFor(accept: string): ImageFormat {
  const takes = (type: string) =>
    accept.split(',').some((entry) => entry.trim().startsWith(type) && !/;\s*q=0(\.0*)?\s*$/.test(entry));
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpg';
}

/** A failure to store the ThumbHash does not fail the image. */
async function keepThumbHash(
  db: RouteContext['db'],
  log: FastifyRequest['log'],
  { id, source, thumbHash }: { id: number; source: string; thumbHash: string },
): Promise<void> {
  await saveThumbHash(db, { id, cover: source, thumbHash }).catch((err: unknown) =>
    log.warn({ err, id }, 'a preview cannot be kept'),
  );
}
