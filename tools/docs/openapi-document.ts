import { VERSION } from '../../src/server/lib/project.ts';
import { answerSchema, titleSchema } from './answer-schemas.ts';
import { CALLS, type DocumentedCall, FAILURES, TAGS } from './api-calls.ts';
import { bodyContentOf, initDataParameter, parametersOf } from './request-parameters.ts';

const ALWAYS = [400, 429, 500, 503] as const;

/** The OpenAPI document of the calls, from the contract's schemas. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operationId, documented] of Object.entries(CALLS)) {
    const { method, path } = documented.call;
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(operationId, documented) };
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
    paths,
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
        Title: titleSchema(),
        Error: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
      },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([code, text]) => [code, failure(code, text)]),
      ),
    },
  };
}

function operation(operationId: string, { tag, call, summary, failures, ...rest }: DocumentedCall) {
  const parameters = [...parametersOf(call), ...(rest.isPublic ? [initDataParameter] : [])];
  const content = bodyContentOf(call);
  const codes = [...new Set([...ALWAYS, ...failures])].sort((one, other) => one - other);
  const schema = answerSchema(call.answer);
  const answer = rest.streams ? { 'text/event-stream': { schema } } : json(schema);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(rest.isPublic && { security: [] }),
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
