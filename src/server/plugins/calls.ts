import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { jsonAnswer, sendAnswer, sendKept } from './answer.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { type Input, readInput } from './input.ts';
import { forbidden } from './refusal.ts';

/**
 * Serves a call of the contract for the person who is signed in. The handler gets what the schemas read
 * and whom the session names, and gives the answer's body; naming somebody else is refused before it runs.
 */
export function servePersonal<C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (input: Input<C> & { userId: string; requestId: string }) => Promise<unknown>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const input = readInput(call, request);
      demandSelf(request, input);
      reply.header('cache-control', 'no-store');
      return sendAnswer(
        request,
        reply,
        jsonAnswer(await handle({ ...input, userId: request.userId, requestId: request.id })),
      );
    },
  });
}

/**
 * Serves a call whose answer is the same for everybody, out of the cache. The handler knows nobody's id.
 * With the tag a browser need not fetch again what it has; `cacheControl` overrules that.
 */
export function serveCatalogue<C extends Call>(
  app: FastifyInstance,
  call: C,
  cache: CatalogueCache,
  handle: (input: Anonymous<Input<C>>) => Promise<unknown>,
  cacheControl = 'private, no-cache',
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const input = readInput(call, request);
      demandSelf(request, input);
      const answer = await cache.answer(keyOf(call, input), () => handle(input));
      reply.header('cache-control', cacheControl);
      return sendKept(request, reply, answer);
    },
  });
}

type Anonymous<I extends { query: unknown }> = Omit<I, 'query'> & { query: Omit<I['query'], 'user-id'> };

const USER_FIELDS = ['user-id', 'user_id'];

/** The same call with the same input has the same key, whoever asks. */
function keyOf(call: Call, { params, query }: Input<Call>): string {
  const everybodys = (field: string, value: unknown) => (field === 'user-id' ? undefined : value);
  return JSON.stringify([call.path, params, query], everybodys);
}

function demandSelf(request: FastifyRequest, input: Input<Call>): void {
  for (const part of [input.query, input.body]) {
    for (const [field, value] of Object.entries(part ?? {})) {
      if (USER_FIELDS.includes(field) && value !== request.userId) throw forbidden('Only for yourself');
    }
  }
}
