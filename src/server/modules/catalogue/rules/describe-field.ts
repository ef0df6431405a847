import * as v from 'valibot';

export type FieldDescription<Column extends string = string> = {
  /** Its type in SQL. */
  sql: 'text' | 'text[]' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'json';
  /** The column that an import copies it to unchanged; a field without one is written by separate SQL in `records/`. */
  column?: Column;
  /** The column with the same normalised for search. */
  searchColumn?: Column;
  /** For the documentation and the command line's help; `details` for the documentation alone. Markdown. */
  text: string;
  details?: string;
  /** Between the items of a list at the desk; a comma where it is missing. */
  separator?: string;
};

/** A field's schema with its description as metadata, which `v.getMetadata` reads. */
export function describeField<Schema extends v.GenericSchema, const Column extends string = never>(
  schema: Schema,
  description: FieldDescription<Column>,
) {
  return v.pipe(schema, v.metadata<v.InferOutput<Schema>, FieldDescription<Column>>(description));
}
