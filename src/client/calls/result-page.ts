import * as v from 'valibot';

/** One page of a paginated response: `full` says that more may follow (behaviour 6.3). */
export type ResultPage<Entry> = { items: Entry[]; full: boolean };

/** Parses a page. `full` counts what the server sent, not what could be parsed of it. */
export function parseResultPage<Entry>(
  schema: v.GenericSchema<unknown, Entry[]>,
  body: unknown,
  size: number,
): ResultPage<Entry> {
  return { items: v.parse(schema, body), full: Array.isArray(body) && body.length >= size };
}
