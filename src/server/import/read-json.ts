import type { ImportRow } from './import-row.ts';
import { JsonArrayError, type JsonItem, readJsonItems } from './read-json-items.ts';

/**
 * The rows of a JSON array, read as it streams. After a fault in the JSON itself nothing more can be read; the rows
 * before it count.
 */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  try {
    for await (const item of readJsonItems(bytes)) yield rowOf(item);
  } catch (error) {
    if (!(error instanceof JsonArrayError)) throw error;
    yield { location: `item ${error.number}`, fault: `cannot be read from here on: ${error.message}` };
  }
}

function rowOf({ number, text }: JsonItem): ImportRow {
  const location = `item ${number}`;
  if (text === undefined) return { location, fault: 'must be at most one megabyte, and 16 levels deep' };
  try {
    const value: unknown = JSON.parse(text);
    return { location, value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new JsonArrayError(reason, number);
  }
}
