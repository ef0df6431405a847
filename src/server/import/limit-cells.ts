/** Separators in one line at most: no table has so many columns, and no text so many commas. */
const MAX_SEPARATORS = 2000;

/** A line of CSV has too many cells. */
export class TooManyCellsError extends Error {
  override name = 'TooManyCellsError';
  constructor() {
    super(`a line has more than ${MAX_SEPARATORS} cells`);
  }
}

/**
 * The bytes of CSV, as they come. After the lines before it throws a `TooManyCellsError`, or a parser would make a cell of
 * each of megabytes of commas.
 */
export async function* limitCells(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    let line = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const letter = chunk[at];
      if (letter === LF || letter === CR) {
        line = at + 1;
        count = 0;
      } else if (letter === COMMA || letter === SEMICOLON || letter === TAB) count += 1;
      if (count <= MAX_SEPARATORS) continue;
      yield chunk.subarray(0, line);
      throw new TooManyCellsError();
    }
    yield chunk;
  }
}

const [LF, CR] = [0x0a, 0x0d];
const [COMMA, SEMICOLON, TAB] = [0x2c, 0x3b, 0x09];
