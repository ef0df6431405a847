import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Smaller answers fit into one packet as they are. */
const WORTH_COMPRESSING = 1400;

/** An answer as ready bytes; each compressed form is made once, when first asked for. */
type Answer = { type: string; plain: Buffer; compressed: Partial<Record<Encoding, Promise<Buffer>>> };

/** An answer that is sent more than once, with the tag that tells whether it changed. */
export type KeptAnswer = Answer & { tag: string };

export function jsonAnswer(value: unknown): Answer {
  const plain = Buffer.from(JSON.stringify(value));
  return { type: 'application/json; charset=utf-8', plain, compressed: {} };
}

export function pageAnswer(html: string): Answer {
  return { type: 'text/html; charset=utf-8', plain: Buffer.from(html), compressed: {} };
}

/** The tag is a weak one: the same for every compressed form. */
export function keep(answer: Answer): KeptAnswer {
  return { ...answer, tag: `W/"${createHash('sha1').update(answer.plain).digest('base64url')}"` };
}

/** Sends an answer with its tag, or nothing (304) to a browser that has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<Buffer | FastifyReply> {
  reply.header('etag', answer.tag);
  if (request.headers['if-none-match'] === answer.tag) return reply.code(304).send();
  return sendAnswer(request, reply, answer);
}

/** The answer's bytes in the form that `accept-encoding` asks for. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Buffer> {
  reply.header('content-type', answer.type);
  if (answer.plain.length < WORTH_COMPRESSING) return answer.plain;
  reply.header('vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]);
  if (!encoding) return answer.plain;
  reply.header('content-encoding', encoding);
  answer.compressed[encoding] ??= compress[encoding](answer.plain);
  return answer.compressed[encoding];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli 5 is as quick as gzip 6 here and a tenth smaller. */
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => zip(bytes),
};
