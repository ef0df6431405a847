import { readFileSync } from 'node:fs';
import { VERSION } from '../../src/server/lib/project.ts';
import { answerSchema, titleAnswerSchema } from './answer-schemas.ts';
import { DECLARED_CALLS, type DeclaredCall, TAGS } from './declared-calls.ts';
import { bodyContentOf, initDataParameter, parametersOf } from './request-parameters.ts';

const DOCUMENT = 'docs/openapi.json';
const ALWAYS = [400, 429, 500, 503] as const;

/** Every failure has a body `{ "error": … }`. */
const FAILURES = {
  400: 'A parameter or a field is missing or malformed; the error names it',
  401: 'No valid session: sign in again',
  403: 'The call names another user, needs premium, or is not for this member of a movie night',
  404: 'No such title, list or movie night',
  409: 'The list is full, the movie night is over, or the messenger does not allow it',
  429: 'Too many calls, or too many deliveries waiting; see Retry-After',
  500: 'The server failed; nothing was changed',
  503: 'The server or its database is overloaded or unreachable; see Retry-After',
} as const;

/** The OpenAPI document of the calls, from their declarations. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of DECLARED_CALLS) {
    const template = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vetrina',
      version: VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The calls of the mini app. Generated from src/contract by `npm run docs`. Answers are read leniently: of a title only `id` is required, every other field may be null or missing.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ session: [] }],
    paths: inPresentOrder(paths),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `jwt` of /api/auth',
        },
      },
      schemas: {
        Title: titleAnswerSchema(),
        Error: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
      },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([code, text]) => [code, failure(code, text)]),
      ),
    },
  };
}

/** Paths and methods in the document's present order, new ones last: a diff shows only changes. */
function inPresentOrder(paths: Record<string, Record<string, unknown>>) {
  const present: { paths: Record<string, object> } = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  const ordered = Object.entries(paths).map(([path, methods]) => [
    path,
    orderedLike(present.paths[path] ?? {}, methods),
  ]);
  return orderedLike(present.paths, Object.fromEntries(ordered));
}

function orderedLike(example: object, values: Record<string, unknown>) {
  const names = [...Object.keys(example), ...Object.keys(values)].filter((name) => name in values);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function operation(call: DeclaredCall) {
  const { name, tag, summary, isPublic = false, failures = [] } = call;
  const parameters = [...parametersOf(call), ...(isPublic ? [initDataParameter] : [])];
  const content = bodyContentOf(call);
  const ofSession = isPublic ? ([401] as const) : ([401, 403] as const);
  const codes = [...new Set([...ALWAYS, ...ofSession, ...failures])].sort((one, other) => one - other);
  const schema = answerSchema(call.answer);
  const answer = call.streams ? { 'text/event-stream': { schema } } : json(schema);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Done', content: answer },
      ...Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${code}` }])),
    },
  };
}

function failure(code: string, description: string) {
  const waits = code === '429' || code === '503';
  const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer' } };
  return {
    description,
    ...(waits && { headers: { 'Retry-After': retryAfter } }),
    content: json({ $ref: '#/components/schemas/Error' }),
  };
}

function json(schema: object) {
  return { 'application/json': { schema } };
}
