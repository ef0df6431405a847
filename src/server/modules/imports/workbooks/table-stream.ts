import { tableBytes } from './table-bytes.ts';
import { WorkbookError } from './workbook-error.ts';
import { isWorkbook } from './workbook-kind.ts';

/** Bytes of a workbook at most: larger ones unpack to more than is read. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The bytes of a table as they stream; a workbook is read first. Throws a `WorkbookError`. */
export async function* tableStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const workbook: Uint8Array[] = [];
  let isFirst = true;
  let length = 0;
  for await (const chunk of bytes) {
    const isOfWorkbook = isFirst ? isWorkbook(chunk) : length > 0;
    isFirst = false;
    if (!isOfWorkbook) yield chunk;
    else {
      workbook.push(chunk);
      length += chunk.length;
      if (length > MAX_BYTES) throw new WorkbookError('too much work');
    }
  }
  if (length > 0) yield await tableBytes(Buffer.concat(workbook));
}
