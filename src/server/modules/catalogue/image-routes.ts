import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IMAGE_WIDTHS, type ImageWidth } from '../../../contract/image-widths.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { ipKeyOf } from '../../http/rate-limits.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { ImageError } from '../../images/image-error.ts';
import type { ImageFormat } from '../../images/render-image.ts';
import {
  IMAGE_KINDS,
  type ImageKind,
  imageHostAccess,
  imagePath,
  imageVersionTag,
} from '../../lib/image-urls.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { createLogSampler } from '../../lib/sample-log.ts';
import { saveThumbHash } from './title-images.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** For failed pictures and redirects: short, since either may be right again soon. */
const MINUTE = 'public, max-age=60';
/** Default width. */
const WIDTH: ImageWidth = 640;
/** `Retry-After` of an image for which too many wait, in seconds. */
const RETRY_SECONDS = 10;

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const params = v.object({
  kind: v.picklist(IMAGE_KINDS),
  file: v.pipe(v.string(), v.regex(/^\d+(\.jpg)?$/)),
});
const width = v.pipe(v.string(), v.transform(Number), v.picklist(IMAGE_WIDTHS));
const query = v.object({ w: v.optional(width), v: v.optional(v.string()) });

/**
 * `/images/{kind}/{id}?v={tag}&w={width}`: a title's picture as AVIF, WebP or JPEG, by the browser's `Accept`;
 * `{id}.jpg` is always a JPEG. Fetches only a title's own source, and serves it under its own tag alone: any other
 * tag is redirected there. No session: an `img` cannot send an Authorization header.
 */
export function imageRoutes(app: FastifyInstance, context: RouteContext): void {
  const { allowedHosts, library, sources } = context.images;
  const logFailure = createFailureLog();

  app.get('/images/:kind/:file', async (request, reply) => {
    const { kind, id, format, width, tag, isFixedFormat } = readRequest(request);
    const source = await sources.find({ kind, id, tag });
    if (!source || !imageHostAccess(allowedHosts, source)) return sendFailure(reply, 'No such picture');
    if (tag !== imageVersionTag(source)) {
      const path = imagePath({ kind, id, source }, { extension: isFixedFormat ? '.jpg' : '', width });
      return reply.header('cache-control', MINUTE).redirect(path, 302);
    }
    const etag = `"${tag}-${width}.${format}"`;
    const headers = { etag, 'cache-control': YEAR, ...(!isFixedFormat && { vary: 'accept' }) };
    if (request.headers['if-none-match']?.includes(etag)) return reply.headers(headers).code(304).send();
    const onThumbHash = (thumbHash: string) =>
      keepThumbHash(context.db, request.log, { id, source, thumbHash });
    const wanted = { source, width, format, caller: ipKeyOf(request) };
    try {
      const bytes = await library.picture({ ...wanted, ...(kind === 'copertina' && { onThumbHash }) });
      return reply.headers(headers).type(TYPES[format]).send(bytes);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      logFailure(request.log, error, { kind, id });
      if (error.statusCode !== 404) throw new ApiError(error.statusCode, error.message, RETRY_SECONDS);
      return sendFailure(reply, error.message);
    }
  });
  app.get('/images/*', (_request, reply) => reply.callNotFound());
}

/** A 404 that caches keep for a minute: a dead cover is not a failure of this server. */
function sendFailure(reply: FastifyReply, error: string): FastifyReply {
  return reply.code(404).header('cache-control', MINUTE).send({ error });
}

/** Logs a failed source once for each fetch, and one line a second for each reason. */
function createFailureLog() {
  const sample = createLogSampler();
  const logged = new WeakSet<ImageError>();
  return (log: FastifyRequest['log'], error: ImageError, image: { kind: ImageKind; id: number }) => {
    if (logged.has(error)) return;
    logged.add(error);
    const reason = error.message;
    sample(reason, (leftOut) => log.warn({ ...image, reason, leftOut }, 'could not serve a picture'));
  };
}

function readRequest(request: FastifyRequest) {
  const path = v.safeParse(params, request.params);
  const [digits = '', extension] = path.success ? path.output.file.split('.') : [];
  const id = parseRowId(digits);
  if (!path.success || id === undefined) throw notFound('picture');
  const parsed = v.safeParse(query, request.query);
  if (!parsed.success) throw new ApiError(400, `Bad query: ${v.getDotPath(parsed.issues[0])}`);
  const kind: ImageKind = path.output.kind;
  const isFixedFormat = extension !== undefined;
  const format = isFixedFormat ? 'jpg' : formatFor(request.headers.accept ?? '');
  return { kind, id, format, isFixedFormat, width: parsed.output.w ?? WIDTH, tag: parsed.output.v };
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
    log.warn({ err, id }, 'could not store a preview'),
  );
}
