import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';

/** One page of a paged call: `full` says that more may follow (spec section 4). */
export type Page<Entry> = { items: Entry[]; full: boolean };

/** Reads a page's body. Fullness counts what the server sent, not what could be read of it. */
export function readPage<C extends Call>(
  call: C,
  body: unknown,
  size: number,
): v.InferOutput<C['answer']> extends (infer Entry)[] ? Page<Entry> : never;
export function readPage(call: Call, body: unknown, size: number): Page<unknown> {
  const items = v.parse(v.array(v.unknown()), v.parse(call.answer, body));
  return { items, full: Array.isArray(body) && body.length >= size };
}
