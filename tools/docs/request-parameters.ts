import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { ApiCall } from '../../src/contract/api-call.ts';
import { INIT_DATA_HEADER } from '../../src/contract/headers.ts';
import { fileBytes } from '../../src/contract/own/list-imports.ts';
import { commaSeparated } from '../../src/contract/request-schemas.ts';

type Schema = v.GenericSchema<unknown, unknown>;
type Parameter = Record<string, unknown>;

/** Path and query parameters of a call. */
export function parametersOf(call: ApiCall): Parameter[] {
  return [...parametersIn('path', call.params), ...parametersIn('query', call.query)];
}

export const initDataParameter: Parameter = {
  name: INIT_DATA_HEADER,
  in: 'header',
  description: 'The messenger’s signed launch data, where it provides some; a server may ignore it',
  schema: { type: 'string' },
};

/** The content of a call's body: JSON, or a file; undefined for a call that ignores it. */
export function bodyContentOf(call: ApiCall): object | undefined {
  if (call.body.type === fileBytes.type) return { 'application/octet-stream': {} };
  const schema = bodyOf(call);
  return schema && { 'application/json': { schema } };
}

function bodyOf(call: ApiCall): object | undefined {
  const schema = convert(call.body);
  if (schema.properties === undefined) return undefined;
  const properties = Object.entries(schema.properties).map(([name, field]) => [name, bodyField(field)]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function parametersIn(location: 'path' | 'query', schema: Schema): Parameter[] {
  const { properties = {}, required = [] } = convert(schema);
  return Object.entries(properties).map(([name, field]) => {
    const text = isFreeList(schema, name) ? { type: 'array', items: { type: 'string' } } : asText(field);
    const isRequired = required.includes(name);
    // A list in a query is one parameter with commas between.
    const list = text.type === 'array' ? { style: 'form', explode: false } : {};
    return { name, in: location, ...(isRequired && { required: true }), ...list, schema: text };
  });
}

function convert(schema: Schema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    typeMode: 'ignore',
    errorMode: 'ignore',
  });
  return converted;
}

/** True if a parameter is a list of anything: its schema splits text without naming the items. */
function isFreeList(schema: object, name: string): boolean {
  return (
    'entries' in schema &&
    Object.entries(schema.entries ?? {}).some(([key, value]) => key === name && value === commaSeparated)
  );
}

/** The contract reads ids and numbers from text or a number: paths and queries have text only. */
function asText(field: JsonSchema | boolean): JsonSchema {
  if (typeof field === 'boolean') return {};
  const { anyOf, default: _, maxLength, ...rest } = field;
  if (rest.type === 'array') return rest;
  if (rest.type === 'number' && rest.enum) return { type: 'integer', enum: rest.enum };
  if (rest.const !== undefined) return { const: rest.const };
  return { ...(anyOf && !rest.type && { type: 'string' }), ...rest, ...(maxLength && { maxLength }) };
}

function bodyField(field: JsonSchema | boolean): unknown {
  if (typeof field === 'boolean' || !field.anyOf || field.type) return field;
  const { anyOf: _, ...rest } = field;
  return { type: ['string', 'integer'], ...rest };
}
