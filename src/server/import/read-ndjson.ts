import { readLines } from '../lib/read-lines.ts';
import type { ImportRow } from './import-row.ts';

/** The rows of NDJSON: one JSON object a line; empty lines do not count as rows. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  for await (const { number, text } of readLines(bytes)) {
    const location = `line ${number}`;
    if (text === undefined) yield { location, fault: 'must be at most one megabyte' };
    else if (text.trim() !== '') yield rowOf(location, text);
  }
}

function rowOf(location: string, text: string): ImportRow {
  try {
    const value: unknown = JSON.parse(text);
    return { location, value };
  } catch (error) {
    return { location, fault: `must be JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
