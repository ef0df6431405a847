import { CellContent } from './read-strings.ts';
import { type Attributes, readXml } from './read-xml.ts';
import { WorkbookError } from './workbook-error.ts';

/** Columns of a table at most: what is further to the right comes into the last one, and its row has too many cells. */
const MAX_COLUMNS = 500;
const MAX_ROW = 1_048_576;
/** Cells of a sheet, with the empty ones to the left of others. */
const MAX_CELLS = 1_000_000;
/** Cells that may have one link. */
const MAX_LINKED = 1000;

/** The cells of a row up to the last filled one. */
export type SheetRow = { row: number; cells: string[] };

type Place = { row: number; column: number };
type Cell = Place & { type: string; style: number; content: CellContent };

type Reading = {
  /** The text of a cell that has this written in it. */
  textOf: (written: string, cell: { type: string; style: number }) => string;
  /** The address of a link, if it leads to the web. */
  addressOf: (link: Attributes) => string | undefined;
  /** A cell's text with the address that is behind it. */
  linked: (text: string, address: string) => string;
};

/** Reads the rows of a sheet that have filled cells, however large the sheet claims to be. */
export function readSheet(bytes: Uint8Array, reading: Reading): SheetRow[] {
  const sheet = new SheetReader(reading);
  readXml(bytes, sheet);
  return sheet.rows();
}

class SheetReader {
  readonly #reading: Reading;
  readonly #rows = new Map<number, string[]>();
  #at: Place = { row: 0, column: -1 };
  #cell: Cell | undefined;
  #count = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  rows(): SheetRow[] {
    const rows = [...this.#rows].map(([row, cells]) => ({ row, cells }));
    return rows.toSorted((one, other) => one.row - other.row);
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === 'row') this.#at = { row: rowNumber(attributes['r']) ?? this.#at.row + 1, column: -1 };
    else if (name === 'c') this.#begin(attributes);
    else if (name === 'hyperlink') this.#link(attributes);
    this.#cell?.content.open(name);
  };

  text = (piece: string): void => this.#cell?.content.add(piece);

  close = (name: string): void => {
    this.#cell?.content.close();
    if (name !== 'c' || !this.#cell) return;
    const { content, ...cell } = this.#cell;
    const text = this.#reading.textOf(content.text, cell);
    const [, address] = LINK_FORMULA.exec(content.formula) ?? [];
    if (text !== '') this.#put(cell, address === undefined ? text : this.#reading.linked(text, address));
    this.#cell = undefined;
  };

  #begin({ r: place = '', t: type = 'n', s: style = '0' }: Attributes): void {
    this.#at = { ...this.#at, column: placeOf(place)?.column ?? this.#at.column + 1 };
    this.#cell = { ...this.#at, type, style: Number(style), content: new CellContent() };
  }

  #put({ row, column: written }: Place, text: string): void {
    const column = Math.min(written, MAX_COLUMNS);
    const cells = this.#rows.get(row) ?? [];
    this.#rows.set(row, cells);
    this.#count += Math.max(1, column - cells.length);
    if (this.#count > MAX_CELLS) throw new WorkbookError('too much work');
    while (cells.length < column) cells.push('');
    cells[column] ||= text;
  }

  #link(link: Attributes): void {
    const address = this.#reading.addressOf(link);
    if (address === undefined) return;
    for (const { row, column } of placesOf(link['ref'] ?? '')) {
      const cells = this.#rows.get(row);
      if (cells?.[column]) cells[column] = this.#reading.linked(cells[column], address);
    }
  }
}

const LINK_FORMULA = /^\s*HYPERLINK\(\s*"(https?:[^"]+)"/i;

function rowNumber(text: string | undefined): number | undefined {
  const row = Number(text);
  return Number.isInteger(row) && row > 0 && row <= MAX_ROW ? row : undefined;
}

/** 'B12'. */
function placeOf(text: string): Place | undefined {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(text) ?? [];
  if (letters === undefined) return undefined;
  const digits = Array.from(letters.toUpperCase(), (letter) => letter.charCodeAt(0) - 64);
  const number = digits.reduce((sum, digit) => sum * 26 + digit, 0);
  return { row: Number(row), column: number - 1 };
}

/** 'B2:B12'. */
function placesOf(range: string): Place[] {
  const [first, last = first] = range.split(':').map(placeOf);
  if (!first || !last) return [];
  const [width, height] = [last.column - first.column + 1, last.row - first.row + 1];
  if (!(width > 0 && height > 0 && width * height <= MAX_LINKED)) return [];
  return Array.from({ length: width * height }, (_, index) => ({
    row: first.row + Math.floor(index / width),
    column: first.column + (index % width),
  }));
}
