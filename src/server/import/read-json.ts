import { JSONParser } from '@streamparser/json';
import type { ImportRow } from './import-row.ts';

/**
 * The rows of a JSON array, read as it streams. After a fault in the JSON itself nothing more can be read; the rows
 * before it count.
 */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ImportRow> {
  let parsed: ImportRow[] = [];
  let rows = 0;
  const location = () => `item ${rows + 1}`;
  // `keepStack: false` frees each parsed item.
  const parser = new JSONParser({ paths: ['$', '$.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') {
      parsed.push({ location: location(), value });
      rows += 1;
    } else if (!Array.isArray(value)) throw new Error('the file must be one array of titles');
  };
  for await (const chunk of bytes) {
    const fault = faultIn(() => parser.write(chunk));
    yield* parsed;
    parsed = [];
    if (fault !== undefined) {
      yield { location: location(), fault };
      return;
    }
  }
  if (!parser.isEnded) yield { location: location(), fault: 'the file ends in the middle of its JSON' };
}

function faultIn(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return `cannot be read from here on: ${error instanceof Error ? error.message : String(error)}`;
  }
}
