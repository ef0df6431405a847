import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { limitCells, TooManyCellsError } from '../../import/read-csv.ts';
import {
  episodeIn,
  idIn,
  imdbIdIn,
  isNamedFilms,
  momentIn,
  nameIn,
  titleType,
  yearIn,
} from './entry-fields.ts';
import { ListEntries, type ListEntry, ListFileError, MAX_ROWS, type ParsedList } from './list-entry.ts';

/** The columns that are read, by the names that Letterboxd, IMDb and Trakt give them; the first that is filled counts. */
const COLUMNS = {
  name: ['name', 'title'],
  originalName: ['original title'],
  year: ['year'],
  type: ['title type', 'type'],
  imdb: ['const', 'imdb_id', 'imdbid'],
  tmdb: ['tmdb_id', 'tmdbid'],
  season: ['season_number'],
  episode: ['episode_number'],
  at: ['watched date', 'watched_at', 'date rated', 'rated_at', 'listed_at', 'created', 'date'],
} as const;

type Field = keyof typeof COLUMNS;
type Row = (field: Field) => string;

/** A list of Letterboxd begins with lines about itself. */
const MAX_LINES_BEFORE_HEADER = 8;
const MAX_RECORD_BYTES = 256 * 1024;
/** Columns of a file at most: the widest, IMDb's, has 18. */
const MAX_COLUMNS = 64;
const SEPARATORS = [',', ';', '\t'];

/** Reads a list's CSV to its end, without ever holding all of it. Throws a `ListFileError`. */
export async function readListCsv(bytes: AsyncIterable<Uint8Array>, fileName: string): Promise<ParsedList> {
  const entries = new ListEntries();
  let header: string[] | undefined;
  let skipped = 0;
  let line = 0;
  for await (const cells of recordsOf(bytes)) {
    line += 1;
    if (line > MAX_ROWS + MAX_LINES_BEFORE_HEADER) throw new ListFileError('too many rows');
    if (!header) {
      header = headerIn(cells);
      if (!header && line > MAX_LINES_BEFORE_HEADER) throw new ListFileError('no list');
      continue;
    }
    const entry = entryOf(namedCells(header, cells, line), line);
    if (entry) entries.add(entry);
    else skipped += 1;
  }
  if (!header) throw new ListFileError('no list');
  return { entries: entries.toArray(), skipped, target: targetOf(header, fileName) };
}

async function* recordsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const { separator, chunks } = await peek(decoded(limitCells(bytes)));
  const parser = parse({
    delimiter: separator,
    max_record_size: MAX_RECORD_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // Errors also end the parser's iteration.
  pipeline(Readable.from(chunks), parser, () => {});
  const records: AsyncIterable<string[]> = parser;
  try {
    yield* records;
  } catch (error) {
    if (error instanceof TooManyCellsError) throw new ListFileError('no list');
    if (isCsvError(error)) throw new ListFileError('unreadable');
    throw error;
  }
}

const isCsvError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ListFileError('unreadable');
    }
  };
  for await (const chunk of bytes) yield decode(chunk);
  yield decode();
}

/** The separator of a file that went through a spreadsheet depends on its locale. */
async function peek(texts: AsyncGenerator<string>) {
  const first = await texts.next();
  const head = first.done ? '' : first.value;
  async function* chunks() {
    yield head;
    yield* texts;
  }
  const count = (separator: string) => head.split(separator).length;
  const separator = SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
  return { separator, chunks: chunks() };
}

/** The names of the columns, where a line is those: a title with its year, or its number in IMDb or TMDB. */
function headerIn(cells: readonly string[]): string[] | undefined {
  if (cells.length > MAX_COLUMNS) return undefined;
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const has = (field: Field) => COLUMNS[field].some((name) => names.includes(name));
  return (has('name') && has('year')) || has('imdb') || has('tmdb') ? names : undefined;
}

function namedCells(header: readonly string[], cells: readonly string[], line: number): Row {
  if (cells.length > header.length) throw new ListFileError('bad row', line);
  const filled = new Map(header.map((name, index) => [name, cells[index]?.trim() ?? '']));
  return (field) => COLUMNS[field].map((name) => filled.get(name) ?? '').find((cell) => cell !== '') ?? '';
}

/** Undefined for what is neither a film nor a series. */
function entryOf(row: Row, line: number): ListEntry | undefined {
  const episode = episodeIn(row('season'), row('episode'));
  const type = titleType(row('type'), episode !== undefined);
  if (type === undefined) return undefined;
  const name = nameIn(row('name'));
  const [tmdbId, imdbId] = [idIn(row('tmdb')), imdbIdIn(row('imdb'))];
  if (name === '' && tmdbId === null && imdbId === null) throw new ListFileError('bad row', line);
  return {
    type,
    name,
    originalName: nameIn(row('originalName')) || name,
    year: yearIn(row('year')),
    tmdbId,
    imdbId,
    at: momentIn(row('at')),
    episodes: type === 'serie' && episode ? [episode] : null,
  };
}

/** What the columns say: a list of IMDb has ratings, too, besides the positions. */
function targetOf(header: readonly string[], fileName: string): ParsedList['target'] {
  const has = (name: string) => header.includes(name);
  if (has('watched date') || has('watched_at')) return 'visti';
  if ((has('your rating') || has('rated_at')) && !has('position')) return 'visti';
  return has('letterboxd uri') && isNamedFilms(fileName) ? 'mi_piace' : null;
}
