import * as v from 'valibot';

/** One page of a paged call: `full` says that more may follow (spec section 4). */
export type Page<Entry> = { items: Entry[]; full: boolean };

/** Reads a page's body. Fullness counts what the server sent, not what could be read of it. */
export function readPage<Entry>(
  answer: v.GenericSchema<unknown, Entry[]>,
  body: unknown,
  size: number,
): Page<Entry> {
  return { items: v.parse(answer, body), full: Array.isArray(body) && body.length >= size };
}
