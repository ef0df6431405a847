import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiCall } from '../../contract/api-call.ts';
import { shownLanguages } from '../languages/current-language.ts';
import { forbidden } from './api-error.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { type CallInput, parseCallInput } from './parse-call-input.ts';
import { type EtaggedResponse, encodedReplyBody, jsonResponse, sendConditional } from './responses.ts';

/**
 * Registers a call of the signed-in person, answered in their language. The handler gets the parsed input and the
 * session's user; naming a different user is a 403. `admit` runs before any of the body is read, and throws if the
 * person may not make the call.
 */
export function registerPersonalCall<C extends ApiCall>(
  app: FastifyInstance,
  call: C,
  handle: (input: CallInput<C> & { userId: string; requestId: string }) => Promise<unknown>,
  admit?: (request: FastifyRequest) => Promise<void>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    ...(admit && { onRequest: admit }),
    handler: async (request, reply) => {
      const input = parseCallInput(call, request);
      demandSelf(request, input);
      reply.header('cache-control', 'no-store');
      const { userId, id: requestId } = request;
      const work = async () => handle({ ...input, userId, requestId });
      const answer = jsonResponse(await (request.inOwnLanguage?.(work) ?? work()));
      request.answerBytes = answer.plain.length;
      return encodedReplyBody(request, reply, answer);
    },
  });
}

/**
 * Registers a call whose answer is the same for everybody of the same languages, cached and with an ETag. The handler gets no user id.
 * `cacheControl` overrides revalidation.
 */
export function registerCachedCall<C extends ApiCall>(
  app: FastifyInstance,
  call: C,
  cache: CatalogueCache,
  handle: (input: Anonymous<CallInput<C>>) => Promise<unknown>,
  cacheControl = 'private, no-cache',
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const input = parseCallInput(call, request);
      demandSelf(request, input);
      const work = () => cachedAnswer(cache, call, input, () => handle(input));
      const answer = await (request.inOwnLanguage?.(work) ?? work());
      reply.header('cache-control', cacheControl);
      return sendConditional(request, reply, answer);
    },
  });
}

/** The answer of a cached call: its route's, the same for everybody. */
export async function cachedAnswer<C extends ApiCall>(
  cache: CatalogueCache,
  call: C,
  input: Pick<CallInput<C>, 'params' | 'query'>,
  compute: () => Promise<unknown>,
): Promise<EtaggedResponse> {
  return cache.answer(keyOf(call, input), compute);
}

type Anonymous<I extends { query: unknown }> = Omit<I, 'query'> & { query: Omit<I['query'], 'user-id'> };

const USER_FIELDS = ['user-id', 'user_id'];

/** Cache key: the call, its input without the user, and the languages of titles and genres. */
function keyOf(call: ApiCall, { params, query }: Pick<CallInput<ApiCall>, 'params' | 'query'>): string {
  const everybodys = (field: string, value: unknown) => (field === 'user-id' ? undefined : value);
  return JSON.stringify([call.path, params, query, shownLanguages()], everybodys);
}

function demandSelf(request: FastifyRequest, input: CallInput<ApiCall>): void {
  for (const part of [input.query, input.body]) {
    // The bytes of a file have no fields.
    if (part instanceof Uint8Array) continue;
    for (const [field, value] of Object.entries(part ?? {})) {
      if (USER_FIELDS.includes(field) && value !== request.userId) throw forbidden('Only for yourself');
    }
  }
}
