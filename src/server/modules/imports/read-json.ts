import { decodedTexts } from '../../lib/decoded-texts.ts';
import { readLines } from '../../lib/read-lines.ts';
import type { ImportRow } from './import-row.ts';

/**
 * The rows of a JSON array, read as it streams. After a fault in the JSON itself nothing more can be read; the rows
 * before it count.
 */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  try {
    for await (const item of readJsonItems(bytes)) yield importRowOf(item);
  } catch (error) {
    if (!(error instanceof JsonArrayError)) throw error;
    yield { location: `item ${error.number}`, fault: `cannot be read from here on: ${error.message}` };
  }
}

function importRowOf({ number, text }: JsonItem): ImportRow {
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

/**
 * An item of a JSON array as its text, counted from 1; without the text if it is longer or nested deeper than any
 * record may be.
 */
export type JsonItem = { number: number; text: string | undefined };

/** The text is not one JSON array; `number` is the first item that shows it. */
export class JsonArrayError extends Error {
  override name = 'JsonArrayError';
  readonly number: number;

  constructor(message: string, number: number) {
    super(message);
    this.number = number;
  }
}

/** Longest item, against filling the memory. */
const MAX_ITEM_LENGTH = 1024 * 1024;
/** Arrays and objects within each other in an item: a parser keeps something for each that is open. */
const MAX_DEPTH = 16;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The items of a JSON array, as it streams: only their ends are found here, so no parser sees one that is too long
 * or too deep. Throws a `JsonArrayError` after the items before the fault.
 */
export async function* readJsonItems(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<JsonItem> {
  const items = new ItemSplitter();
  for await (const text of decodedTexts(bytes)) yield* items.split(text);
  yield* items.end();
}

class ItemSplitter {
  /** Arrays and objects that are open: 0 outside of the file's array, 1 between its items. */
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #hasEnded = false;
  #number = 1;
  /** The present item's text so far, and a flag for too much depth. */
  #text = '';
  #isTooDeep = false;

  *split(chunk: string): Generator<JsonItem> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (this.#isInString) this.#skipInString(code);
      else if (this.#depth === 0) {
        if (this.#enter(code, chunk.charAt(at))) from = at + 1;
      } else if (this.#isItemEnd(code)) {
        const item = this.#take(chunk.slice(from, at), code);
        if (item) yield item;
        from = at + 1;
      }
    }
    if (this.#depth > 0) this.#keep(chunk.slice(from));
  }

  /** An item whose end is the file's counts. */
  *end(): Generator<JsonItem> {
    if (this.#hasEnded) return;
    if (this.#depth === 1 && !this.#isInString && this.#text.trim() !== '') yield this.#finish();
    throw this.#error('the file ends in the middle of its JSON');
  }

  #skipInString(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInString = false;
  }

  /** Outside of the array; true at its beginning. */
  #enter(code: number, letter: string): boolean {
    if (/[\s\uFEFF]/.test(letter)) return false;
    if (this.#hasEnded) throw this.#error('something follows the array');
    if (code !== OPEN_ARRAY) throw this.#error('the file must be one array of titles');
    this.#depth = 1;
    return true;
  }

  /** Returns true if the character ends an item; keeps track of brackets and strings. */
  #isItemEnd(code: number): boolean {
    if (code === QUOTE) this.#isInString = true;
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      this.#depth += 1;
      this.#isTooDeep ||= this.#depth > MAX_DEPTH + 1;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) this.#depth -= 1;
    if (this.#depth === 0 && code !== CLOSE_ARRAY) throw this.#error('a bracket closes nothing');
    return this.#depth === 0 || (this.#depth === 1 && code === COMMA);
  }

  #take(rest: string, code: number): JsonItem | undefined {
    this.#keep(rest);
    this.#hasEnded = code === CLOSE_ARRAY;
    const isEmptyArray = this.#hasEnded && this.#number === 1 && this.#text.trim() === '';
    return isEmptyArray ? undefined : this.#finish();
  }

  #finish(): JsonItem {
    const text = this.#isTooDeep || this.#text.length > MAX_ITEM_LENGTH ? undefined : this.#text;
    const number = this.#number;
    this.#number += 1;
    this.#text = '';
    this.#isTooDeep = false;
    return { number, text };
  }

  /** An overlong item is only marked as such. */
  #keep(rest: string): void {
    if (this.#text.length <= MAX_ITEM_LENGTH) this.#text += rest;
  }

  #error(message: string): JsonArrayError {
    return new JsonArrayError(message, this.#number);
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
