import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import {
  ignoredAnswer,
  lenientBoolean,
  lenientCount,
  lenientDate,
  lenientText,
  strictTrue,
} from '../../src/contract/lenient-schemas.ts';
import { titleListSchema, titleSchema } from '../../src/contract/titles.ts';
import { TITLE_RECORD_FIELDS } from '../../src/server/modules/catalogue/rules/title-record.ts';

/** A JSON schema of OpenAPI 3.1. */
type AnswerSchema = Record<string, unknown>;

type Schema = v.GenericSchema<unknown, unknown>;
type Entries = Readonly<Record<string, Schema>>;

const TITLE = { $ref: '#/components/schemas/Title' };
const NULLABLE_TEXT: AnswerSchema = { type: ['string', 'null'] };

const fields = titleSchema.entries;

/** The answers of a well-behaved server where the client accepts anything, by the schema that reads them. */
const LENIENT = new Map<unknown, AnswerSchema>([
  [ignoredAnswer, {}],
  [titleListSchema, { type: 'array', items: TITLE }],
  [strictTrue, { type: 'boolean' }],
  [lenientBoolean, { type: 'boolean' }],
  [lenientCount, { type: 'integer', minimum: 0 }],
  [lenientText, NULLABLE_TEXT],
  [lenientDate, NULLABLE_TEXT],
  [fields.titolo, { type: 'string' }],
  [fields.generi, NULLABLE_TEXT],
  [fields.adult, { enum: [0, 1] }],
  [fields.type, { enum: ['film', 'serie'] }],
]);

/** Meanings of a title's fields that differ from the table of its fields, or are missing there. */
const FIELD_TEXTS: Partial<Record<keyof typeof fields, string>> = {
  id: 'Text or a number, sent back as text',
  generi: 'Genre names joined by `, `',
  durata: 'Minutes of a film, seasons of a series; or ready text',
  adult: '1: adult content',
  type: 'Film or series',
  copertina: 'URL of the portrait picture',
  banner: 'URL of the wide picture',
  trailer: 'Video URL with a `v` parameter',
  data_uscita: 'Release date, ISO',
  mi_piace: 'Likes',
  preferiti: 'Favourites',
  visualizzazioni: 'Plays',
  anteprima: 'Preview of the cover, a ThumbHash in base64. Optional',
  in_arrivo: '1: cannot be watched yet. Optional',
};

/** The JSON schema of an answer. */
export function answerSchema(schema: Schema): AnswerSchema {
  const known = LENIENT.get(schema);
  if (known) return known;
  if (isList(schema)) return { type: 'array', items: answerSchema(schema.item) };
  if (isNullable(schema)) return { anyOf: [answerSchema(schema.wrapped), { type: 'null' }] };
  const entries = entriesOf(schema);
  if (!entries) return plainSchema(schema);
  return isTitle(entries) ? TITLE : objectSchema(entries);
}

function plainSchema(schema: Schema): AnswerSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, { errorMode: 'ignore' });
  return converted;
}

/** A title; only its id is required. */
export function titleAnswerSchema(): AnswerSchema {
  const { properties, ...rest } = objectSchema(titleSchema.entries);
  // Its reader takes text and numbers alike, as everywhere; here a number is the rule.
  properties['durata'] = { type: ['string', 'number', 'null'] };
  for (const name of v.keyof(titleSchema).options)
    properties[name] = { ...properties[name], description: FIELD_TEXTS[name] ?? textOf(name) };
  return { ...rest, properties, required: ['id'] };
}

/** A field's text in the table of a title's fields. */
function textOf(name: string): string {
  const field = TITLE_RECORD_FIELDS.find((one) => one.name === name);
  if (!field) throw new Error(`${name} has no text in title-fields.ts`);
  return field.text.charAt(0).toUpperCase() + field.text.slice(1);
}

function objectSchema(entries: Entries) {
  const properties: Record<string, AnswerSchema> = Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, answerSchema(schema)]),
  );
  const required = Object.keys(entries).filter((name) => entries[name]?.type !== 'optional');
  return { type: 'object' as const, properties, required };
}

function isList(schema: Schema): schema is Schema & { item: Schema } {
  return 'item' in schema;
}

function isNullable(schema: Schema): schema is Schema & { wrapped: Schema } {
  return schema.type === 'nullable' && 'wrapped' in schema;
}

/** The fields of an object, even at the end of a pipe. */
function entriesOf(schema: Schema): Entries | undefined {
  const last = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.at(-1) : schema;
  return 'entries' in last ? last.entries : undefined;
}

function isTitle(entries: Entries): boolean {
  return entries['titolo'] === fields.titolo;
}
