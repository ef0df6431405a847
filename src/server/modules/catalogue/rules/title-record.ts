import * as v from 'valibot';
import { sortLanguages } from './languages.ts';
import { TITLE_FIELDS } from './title-fields.ts';

/** Schema of a title in `titles import` and `titles export`: one JSON object a line. */
export const titleRecordSchema = v.pipe(
  v.strictObject(TITLE_FIELDS),
  v.forward(
    v.partialCheck(
      [['type'], ['sorgenti']],
      ({ type, sorgenti }) => type === 'serie' || sorgenti.every(({ stagione }) => stagione == null),
      'must be without seasons: a film has none',
    ),
    ['sorgenti'],
  ),
  v.transform((record) => ({ ...record, sorgenti: record.sorgenti.map(withSortedLanguages) })),
);

type Languages = { lingue?: string[] | undefined; sottotitoli?: string[] | undefined };

/** Versions are distinguished by their languages, in any order. */
function withSortedLanguages<Video extends Languages>(video: Video): Video {
  const { lingue, sottotitoli } = video;
  return {
    ...video,
    ...(lingue && { lingue: sortLanguages(lingue) }),
    ...(sottotitoli && { sottotitoli: sortLanguages(sottotitoli) }),
  };
}

export type TitleRecord = v.InferOutput<typeof titleRecordSchema>;
export type TitleRecordInput = v.InferInput<typeof titleRecordSchema>;

/** The fields of a record with their descriptions, in the order of the schema. */
export const TITLE_RECORD_FIELDS = v.keyof(titleRecordSchema.pipe[0]).options.map((name) => {
  const schema = TITLE_FIELDS[name];
  return { name, required: !v.is(schema, undefined), ...v.getMetadata(schema) };
});

/** A validation error: the field (`sorgenti.0.url`; empty for the whole record) and the expected value. */
export type FieldError = { field: string; expected: string };

/** Parses a title record, or returns its errors by field. */
export function parseTitleRecord(value: unknown): { record: TitleRecord } | { faults: FieldError[] } {
  // Reports only the first problem of a field.
  const read = v.safeParse(titleRecordSchema, value, { abortPipeEarly: true });
  return read.success ? { record: read.output } : { faults: read.issues.map(faultOf) };
}

/** Formats an error: `durata: must be a whole number, not "abc"`. */
export function formatFieldError({ field, expected }: FieldError): string {
  return field ? `${field}: ${expected}` : expected;
}

function faultOf(issue: v.BaseIssue<unknown>): FieldError {
  const field = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && field) {
    const unknown = issue.expected === 'never';
    return { field, expected: unknown ? 'unknown field' : `is missing${wantedOf(field)}` };
  }
  const wanted = issue.type === 'strict_object' ? 'must be an object' : issue.message;
  return { field, expected: `${wanted}${given(issue.input)}` };
}

/** The expected form of a missing field. */
function wantedOf(field: string): string {
  const entry = Object.entries(TITLE_FIELDS).find(([name]) => name === field)?.[1];
  const read = entry && v.safeParse(entry, undefined);
  return read?.issues ? `, ${read.issues[0].message}` : '';
}

const MAX_GIVEN = 60;

function given(value: unknown): string {
  if (value === '' || value === undefined || (typeof value === 'object' && value !== null)) return '';
  const shown = JSON.stringify(value);
  return `, not ${shown.length > MAX_GIVEN ? `${shown.slice(0, MAX_GIVEN)}…` : shown}`;
}
