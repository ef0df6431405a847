/** Spreadsheets recognise UTF-8 by this mark. */
const MARK = '\uFEFF';
/** The separator on computers whose numbers have a decimal comma, as in Italy and Spain. */
const SEPARATOR = ';';

/** Lines of a table for a spreadsheet, without their ends. */
export async function* tableLines(
  header: readonly string[],
  rows: AsyncIterable<readonly (string | number)[]> | Iterable<readonly (string | number)[]>,
): AsyncGenerator<string> {
  yield MARK + lineOf(header);
  for await (const row of rows) yield lineOf(row);
}

/** A whole table as a file. */
export async function tableFile(lines: AsyncIterable<string>): Promise<{ bytes: Buffer; rows: number }> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return { bytes: Buffer.from(all.map((line) => `${line}\r\n`).join('')), rows: all.length - 1 };
}

const lineOf = (cells: readonly (string | number)[]) => cells.map(cellOf).join(SEPARATOR);

function cellOf(cell: string | number): string {
  const text = String(cell).replace(FORMULA, "'$&");
  return /[";,\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell that a spreadsheet would take for a formula is written with an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as it was before `tableLines`. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
