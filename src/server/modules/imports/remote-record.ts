import * as v from 'valibot';
import { TITLE_FIELDS } from '../catalogue/rules/title-fields.ts';
import type { TitleRecordInput } from '../catalogue/rules/title-record.ts';

/** The facts without which there is no title. */
const REQUIRED: readonly string[] = ['origin', 'type', 'titolo'];

/**
 * A remote service's record without impossible facts: an odd fact costs no other one. A list loses its odd items,
 * and those beyond its length.
 */
export function possibleRecord(record: TitleRecordInput): TitleRecordInput {
  const fields: Record<string, unknown> = { ...record };
  for (const [name, schema] of Object.entries(TITLE_FIELDS)) {
    if (REQUIRED.includes(name) || v.is(schema, fields[name])) continue;
    const items = Array.isArray(fields[name]) ? fields[name].filter((item) => v.is(schema, [item])) : [];
    while (items.length > 0 && !v.is(schema, items)) items.pop();
    fields[name] = items.length > 0 ? items : undefined;
  }
  return { ...record, ...fields };
}
