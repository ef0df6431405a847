import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { IMAGE_WIDTHS, type ImageWidth } from '../../contract/images.ts';
import { IMAGE_KINDS, type ImageKind, namedAs, sourceTag } from '../domain/image-address.ts';
import { rowId } from '../domain/row-id.ts';
import { ImageFailure } from '../images/image-failure.ts';
import type { ImageFormat } from '../images/render.ts';
import { notFound, Refusal } from '../plugins/refusal.ts';
import { findImageSource, keepPreview } from '../repositories/images.ts';
import type { Context } from './context.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** For who does not say which width. */
const WIDTH: ImageWidth = 640;
/** Seconds after which a picture that could not be had may be asked for again. */
const RETRY_SECONDS = 60;

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const place = v.object({ kind: v.picklist(IMAGE_KINDS), file: v.pipe(v.string(), v.regex(/^\d+(\.jpg)?$/)) });
const width = v.pipe(v.string(), v.transform(Number), v.picklist(IMAGE_WIDTHS));
const query = v.object({ w: v.optional(width), v: v.optional(v.string()) });

/**
 * `/images/{kind}/{id}?v={tag}&w={width}`: a title's picture as AVIF, WebP or JPEG, by what the browser takes;
 * `{id}.jpg` is always a JPEG. Only a title's own source is ever fetched. No session: an `img` cannot show one.
 */
export function imageRoutes(app: FastifyInstance, context: Context): void {
  app.get('/images/:kind/:file', async (request, reply) => {
    const { kind, id, format, width, tag } = readRequest(request);
    const source = await findImageSource(context.db, { kind, id });
    if (!source || !namedAs(context.images.named, source)) throw notFound('picture');
    const isCurrent = tag === sourceTag(source);
    const etag = `"${sourceTag(source)}-${width}.${format}"`;
    reply.headers({ etag, vary: 'accept', 'cache-control': isCurrent ? YEAR : 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    try {
      const onPreview = (preview: string) =>
        rememberPreview(context.db, request.log, { id, source, preview });
      const wanted = { source, width, format, ...(kind === 'copertina' && { onPreview }) };
      return reply.type(TYPES[format]).send(await context.images.library.picture(wanted));
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      request.log.warn({ kind, id, reason: error.message }, 'a picture cannot be served');
      return sendFailure(reply, error);
    }
  });
  app.get('/images/*', (_request, reply) => reply.callNotFound());
}

function readRequest(request: FastifyRequest) {
  const path = v.safeParse(place, request.params);
  const [digits = '', extension] = path.success ? path.output.file.split('.') : [];
  const id = rowId(digits);
  if (!path.success || id === undefined) throw notFound('picture');
  const asked = v.safeParse(query, request.query);
  if (!asked.success) throw new Refusal(400, `Bad query: ${v.getDotPath(asked.issues[0])}`);
  const kind: ImageKind = path.output.kind;
  const format = extension ? 'jpg' : formatFor(request.headers.accept ?? '');
  return { kind, id, format, width: asked.output.w ?? WIDTH, tag: asked.output.v };
}

/** Browsers name the newer formats that they take; `*` alone promises nothing. */
function formatFor(accept: string): ImageFormat {
  const takes = (type: string) =>
    accept.split(',').some((entry) => entry.trim().startsWith(type) && !/;\s*q=0(\.0*)?\s*$/.test(entry));
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpg';
}

/** No picture is lost with its preview. */
async function rememberPreview(
  db: Context['db'],
  log: FastifyRequest['log'],
  { id, source, preview }: { id: number; source: string; preview: string },
): Promise<void> {
  await keepPreview(db, { id, cover: source, preview }).catch((err: unknown) =>
    log.warn({ err, id }, 'a preview cannot be kept'),
  );
}

function sendFailure(reply: FastifyReply, { statusCode, message }: ImageFailure): FastifyReply {
  return reply
    .removeHeader('etag')
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS })
    .type('application/json; charset=utf-8')
    .send({ error: message });
}
