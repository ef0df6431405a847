import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ApiCall } from '../../contract/api-call.ts';
import { ApiError } from './api-error.ts';

/** A call's parsed input. */
export type CallInput<C extends ApiCall> = {
  params: v.InferOutput<C['params']>;
  query: v.InferOutput<C['query']>;
  body: v.InferOutput<C['body']>;
};

/** Parses a request by the call's schemas. Throws a 400 `ApiError` that names the field. */
export function parseCallInput<C extends ApiCall>(
  call: C,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): CallInput<C> {
  return {
    params: read('path', call.params, request.params),
    query: read('query', call.query, request.query),
    body: read('body', call.body, request.body),
  };
}

function read<S extends v.GenericSchema<unknown, unknown>>(
  where: string,
  schema: S,
  given: unknown,
): v.InferOutput<S> {
  if (holdsNul(given)) throw new ApiError(400, `Bad ${where}: a NUL character`);
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]);
  throw new ApiError(400, field ? `Bad ${where}: ${field}` : `Bad ${where}`);
}

/** The database cannot store U+0000. Fields deeper than this are in no schema. */
function holdsNul(given: unknown): boolean {
  if (typeof given !== 'object' || given === null || given instanceof Uint8Array) return false;
  return Object.values(given).some((value) => typeof value === 'string' && value.includes('\0'));
}

/** Ignores any body of the calls registered on `app`: clients send a content type even without one. */
export function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}
