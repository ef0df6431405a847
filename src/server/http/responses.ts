import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Minimum size to compress: smaller answers fit into one packet. */
const WORTH_COMPRESSING = 1400;

/** A response's body in one `Content-Encoding`, with the headers that describe it. */
export type EncodedBody = { bytes: Buffer; headers: Record<string, string> };

/** A serialised response; each encoding is compressed once, on demand. */
type PreparedResponse = {
  type: string;
  plain: Buffer;
  encoded: Partial<Record<Encoding | 'identity', EncodedBody | Promise<EncodedBody>>>;
  /** Kept and sent to many: from its second request on it is compressed as small as can be. */
  isKept?: boolean;
};

/** A cacheable response with its ETag. */
export type EtaggedResponse = PreparedResponse & { tag: string };

/** An answer that is serialised already: JSON in UTF-8. */
export class ReadyJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

export function jsonResponse(value: unknown): PreparedResponse {
  const plain = value instanceof ReadyJson ? value.bytes : Buffer.from(JSON.stringify(value));
  return { type: 'application/json; charset=utf-8', plain, encoded: {} };
}

export function htmlResponse(html: string): PreparedResponse {
  return { type: 'text/html; charset=utf-8', plain: Buffer.from(html), encoded: {}, isKept: true };
}

/** Adds a weak ETag, equal for every encoding. */
export function withEtag(answer: PreparedResponse): EtaggedResponse {
  return { ...answer, tag: `W/"${createHash('sha1').update(answer.plain).digest('base64url')}"` };
}

/** Sends a response with its ETag, or 304 for a matching `If-None-Match`. */
export async function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: EtaggedResponse,
): Promise<Buffer | FastifyReply> {
  reply.header('etag', answer.tag);
  if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send();
  return encodedReplyBody(request, reply, answer);
}

/** The response's bytes in the negotiated `Content-Encoding`, whose headers it sets on the reply. */
export async function encodedReplyBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedResponse,
): Promise<Buffer> {
  const { bytes, headers } = await encodedBody(answer, request.headers['accept-encoding']);
  reply.headers(headers);
  return bytes;
}

/** The body in the negotiated `Content-Encoding`; a promise only while that is being compressed. */
export function encodedBody(answer: PreparedResponse, accepted = ''): EncodedBody | Promise<EncodedBody> {
  const isSmall = answer.plain.length < WORTH_COMPRESSING;
  const encoding = isSmall ? null : negotiate(accepted, [...ENCODINGS]);
  const cached = answer.encoded[encoding ?? 'identity'];
  if (cached && encoding === 'br' && answer.isKept) void compressBest(answer).catch(() => undefined);
  if (cached) return cached;
  const headers = { 'content-type': answer.type, ...(!isSmall && { vary: 'accept-encoding' }) };
  const body = encoding ? compressed(answer, encoding, headers) : { bytes: answer.plain, headers };
  answer.encoded[encoding ?? 'identity'] = body;
  return body;
}

async function compressed(
  answer: PreparedResponse,
  encoding: Encoding,
  headers: EncodedBody['headers'],
): Promise<EncodedBody> {
  const bytes = await compress[encoding](answer.plain);
  const body = { bytes, headers: { ...headers, 'content-encoding': encoding } };
  answer.encoded[encoding] = body;
  return body;
}

let isCompressingBest = false;

/**
 * Replaces a response's Brotli body by the smallest one: an eighth less of a page, for 75 ms of another thread. One response at
 * a time; the next ones ask again.
 */
async function compressBest(answer: PreparedResponse): Promise<void> {
  if (isCompressingBest) return;
  isCompressingBest = true;
  answer.isKept = false;
  try {
    const quick = await answer.encoded.br;
    const bytes = await brotli(answer.plain);
    if (quick) answer.encoded.br = { ...quick, bytes };
  } finally {
    isCompressingBest = false;
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A longer answer is a whole list of one person, which is compressed for each call. */
const LONG_BYTES = 64 * 1024;

/** Brotli 5 is as quick as gzip 6 here and a tenth smaller; 4 takes half its time for a fifteenth more. */
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > LONG_BYTES ? 4 : 5 } }),
  gzip: (bytes) => zip(bytes),
};
