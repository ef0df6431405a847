import { decodedTexts } from '../../lib/decoded-texts.ts';
import { readLines } from '../../lib/read-lines.ts';
import type { ImportRow } from './import-row.ts';

/** Characters of a JSON file at most, which is parsed whole; NDJSON may be of any length. */
const MAX_LENGTH = 128 * 1024 * 1024;

/** The items of a file that is one JSON array. Throws a `SyntaxError` for any other text. */
async function jsonItems(bytes: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const items: unknown = await parseJson(bytes);
  if (!Array.isArray(items)) throw new SyntaxError('the file must be one array of titles');
  return items;
}

/** A file's JSON. Throws a `SyntaxError`. */
export async function parseJson(bytes: AsyncIterable<Uint8Array>): Promise<unknown> {
  let text = '';
  for await (const piece of decodedTexts(bytes)) {
    text += piece;
    if (text.length > MAX_LENGTH) throw new SyntaxError('the file is too long: write it as NDJSON');
  }
  return JSON.parse(text);
}

/** The rows of a JSON array; the file's fault if it is none. */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  try {
    for (const [at, value] of (await jsonItems(bytes)).entries()) yield { location: `item ${at + 1}`, value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    yield { location: 'item 1', fault: `cannot be read: ${error.message}` };
  }
}

/** The rows of NDJSON: one JSON object a line; empty lines do not count as rows. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  for await (const { number, text } of readLines(bytes)) {
    const location = `line ${number}`;
    if (text === undefined) yield { location, fault: 'must be at most one megabyte' };
    else if (text.trim() !== '') yield rowOfLine(location, text);
  }
}

function rowOfLine(location: string, text: string): ImportRow {
  try {
    const value: unknown = JSON.parse(text);
    return { location, value };
  } catch (error) {
    return { location, fault: `must be JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
