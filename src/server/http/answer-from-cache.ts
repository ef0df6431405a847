import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionRevocations } from '../sessions/session-revocations.ts';
import type { SessionTokens } from '../sessions/session-token.ts';
import type { CachedAnswer, CatalogueCache } from './catalogue-cache.ts';
import { COMMON_HEADERS, REQUEST_ID_HEADER } from './common-headers.ts';
import { type CallCounters, isWithinRateLimits } from './rate-limits.ts';
import { cachedSessionUser } from './require-session.ts';
import { type EncodedBody, encodedBody } from './responses.ts';

type Deps = { cache: CatalogueCache; tokens: SessionTokens; revocations: SessionRevocations };

/**
 * Fast path: a cached answer for a cached session, before the other hooks, schemas and queues, which take twice the time
 * of such an answer. Cache misses, unverified tokens and requests to refuse go through the hooks.
 */
export function answerFromCache(app: FastifyInstance, deps: Deps, counters: CallCounters): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cached = request.method === 'GET' ? deps.cache.find(request.url) : undefined;
    if (!cached || app.isUnderPressure()) return done();
    const body = encodedBody(cached.answer, request.headers['accept-encoding']);
    if (body instanceof Promise || !mayHave(request, cached.userId)) return done();
    deps.cache.counts.lookups += 1;
    reply.hijack();
    const { tag } = cached.answer;
    if (request.headers['if-none-match'] === tag) reply.raw.writeHead(304, headOf(request, cached)).end();
    else reply.raw.writeHead(200, [...headOf(request, cached), ...bodyHead(body)]).end(body.bytes);
  });

  function mayHave(request: FastifyRequest, named: string | undefined): boolean {
    const userId = cachedSessionUser(request, deps);
    if (userId === undefined || (named ?? userId) !== userId) return false;
    return isWithinRateLimits(request, userId, counters);
  }
}

const COMMON = Object.entries(COMMON_HEADERS).flat();

/** Raw headers, names and values in turn: merging objects takes longer than all the rest here. */
function headOf({ id }: FastifyRequest, { answer, cacheControl }: CachedAnswer): string[] {
  return [REQUEST_ID_HEADER, id, ...COMMON, 'cache-control', cacheControl, 'etag', answer.tag];
}

const heads = new WeakMap<EncodedBody, string[]>();

function bodyHead(body: EncodedBody): string[] {
  const known = heads.get(body);
  if (known) return known;
  const head = [...Object.entries(body.headers).flat(), 'content-length', String(body.bytes.length)];
  heads.set(body, head);
  return head;
}
