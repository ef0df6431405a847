import * as v from 'valibot';
import type { ListTarget } from '../../../contract/own/list-imports.ts';

/** A title of a foreign list, as its file names it. */
export type ListEntry = {
  /** Null if the file has none. */
  type: 'film' | 'serie' | null;
  name: string;
  /** The name again if the file has no other. */
  originalName: string;
  year: number | null;
  tmdbId: number | null;
  imdbId: string | null;
  /** When it was watched, liked or listed. */
  at: Date | null;
  /** The watched episodes of a series, each with its day; null if the file names none. */
  episodes: WatchedEpisode[] | null;
};

/** `at`: null if its row has no day of the past; entries that were stored long ago have none. */
type WatchedEpisode = [season: number, episode: number, at?: Date | null];

/** A row of a file, in a workbook with its sheet, in an archive with its file. */
const rowPlace = v.object({ row: v.number(), sheet: v.optional(v.string()) });
export type ListPlace = v.InferOutput<typeof rowPlace>;

const place = v.object({ ...rowPlace.entries, name: v.string() });
const refusedRow = v.object({
  ...place.entries,
  why: v.picklist(['no title', 'cells', 'quotes', 'long', 'not watched']),
  /** The numbers of cells and of columns, for `cells`. */
  found: v.optional(v.number()),
  wanted: v.optional(v.number()),
});
type RefusedListRow = v.InferOutput<typeof refusedRow>;

/** A row with a cell that is not understood, whose others count. */
const partRow = v.object({ ...place.entries, cell: v.string() });

/** Reasons why a file cannot be a list. */
export const LIST_FAULTS = [
  'too many rows',
  'too many episodes',
  'too much work',
  'unreadable',
  'locked',
  'no list',
  'workbook',
  'no table',
  'page',
  'empty',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** A file of an archive that was not imported; `why` is null for a list whose target is not known. */
const leftFile = v.object({
  name: v.string(),
  why: v.nullable(v.picklist([...LIST_FAULTS, 'too large'])),
});
export type LeftFile = v.InferOutput<typeof leftFile>;

/**
 * The parts of a file that were not imported, or were read in one of two ways; lists hold the first ones of each
 * count.
 */
export const listNotes = v.object({
  refused: v.fallback(v.number(), 0),
  refusedRows: v.fallback(v.array(refusedRow), []),
  /** Cells that are not understood, beside others that are. */
  leftCells: v.fallback(v.number(), 0),
  partRows: v.fallback(v.array(partRow), []),
  /** Rows that are neither a film nor a series. */
  skippedRows: v.fallback(v.array(place), []),
  /** Sheets of a workbook that were not read. */
  otherSheets: v.fallback(v.array(v.string()), []),
  /** A day that may be read in two ways, with the chosen reading. */
  day: v.fallback(v.nullable(v.object({ example: v.string(), iso: v.string() })), null),
  /** Titles without a day of the past. */
  undated: v.fallback(v.number(), 0),
  /** Series of which the file names no episode. */
  withoutEpisodes: v.fallback(v.number(), 0),
  namesWithoutEpisodes: v.fallback(v.array(v.string()), []),
  isTrakt: v.fallback(v.boolean(), false),
  /** Words beside titles that do not show if they were watched. */
  unknownWords: v.fallback(v.array(v.string()), []),
  /** Files of the archive that were not imported. */
  left: v.fallback(v.number(), 0),
  leftFiles: v.fallback(v.array(leftFile), []),
});
export type ListNotes = v.InferOutput<typeof listNotes>;

/** Rows, or files, named of each kind. */
export const MAX_NAMED_ROWS = 5;
const MAX_WORD_LENGTH = 30;

/** A list from a different service. */
export type ParsedList = {
  entries: ListEntry[];
  /** Rows that are neither a film nor a series. */
  skipped: number;
  notes: ListNotes;
  /** The file marks all its titles as not watched yet. */
  isPlanned: boolean;
  /** The target that the file itself names. */
  target: ListTarget | null;
};

/** Maximum number of rows of a file: the longest lists of one person have a few thousand. */
export const MAX_ROWS = 10_000;
/** Maximum number of different episodes in a file: half a century of watching. */
export const MAX_EPISODES = 50_000;
/** Maximum number of different episodes of one series: the longest has 18,000. */
export const MAX_EPISODES_OF_A_SERIES = 20_000;

/** A file cannot be a list; `notes` say which rows were refused. */
export class ListFileError extends Error {
  override name = 'ListFileError';
  readonly kind: ListFault;
  readonly notes: ListNotes | undefined;

  constructor(kind: ListFault, notes?: ListNotes) {
    super(kind);
    this.kind = kind;
    this.notes = notes;
  }
}

/** The entries of a file: a title that a diary or a history has several times is there once. */
export class ListEntries {
  readonly #refused: RefusedListRow[] = [];
  readonly #partRows: v.InferOutput<typeof partRow>[] = [];
  readonly #skipped: v.InferOutput<typeof place>[] = [];
  readonly #planned: { at: ListPlace; entry: ListEntry }[] = [];
  readonly #known = new Map<string, { entry: ListEntry; episodes: Map<number, WatchedEpisode> | null }>();
  readonly #unknownWords = new Set<string>();
  #episodes = 0;

  /** Throws a `ListFileError` when the file names too many episodes. */
  add(entry: ListEntry): void {
    const key = keyOf(entry);
    const known = this.#known.get(key) ?? { entry: { ...entry }, episodes: null };
    this.#known.set(key, known);
    known.entry.at = later(known.entry.at, entry.at);
    // A row without episodes leaves those of other rows alone.
    if (entry.episodes) known.episodes ??= new Map();
    for (const episode of entry.episodes ?? []) this.#addEpisode(known.episodes, episode);
  }

  /** A row that cannot be read. */
  refuse(row: RefusedListRow): void {
    this.#refused.push(row);
  }

  /** A cell that is not understood, whose row counts. */
  leave(row: v.InferOutput<typeof partRow>): void {
    this.#partRows.push({ ...row, cell: row.cell.slice(0, MAX_WORD_LENGTH) });
  }

  /** A row marked as not watched yet. */
  plan(at: ListPlace, entry: ListEntry): void {
    this.#planned.push({ at, entry });
  }

  /** A word beside a title that does not show if it was watched. */
  doubt(word: string): void {
    if (this.#unknownWords.size < MAX_NAMED_ROWS) this.#unknownWords.add(word.slice(0, MAX_WORD_LENGTH));
  }

  /** A row that is neither a film nor a series. */
  skip(row: v.InferOutput<typeof place>): void {
    this.#skipped.push(row);
  }

  /** The titles; a file with nothing but titles that are not watched yet is one of those. */
  toList(): Omit<ParsedList, 'target'> {
    const isPlanned = this.#planned.length > 0 && this.#known.size === 0;
    for (const { at, entry } of this.#planned) {
      if (isPlanned) this.add(entry);
      else this.refuse({ ...at, name: entry.name || (entry.imdbId ?? ''), why: 'not watched' });
    }
    const refused = this.#refused.toSorted((one, other) => one.row - other.row);
    const entries = [...this.#known.values()].map(({ entry, episodes }) => ({
      ...entry,
      episodes: episodes && [...episodes.values()],
    }));
    const vague = entries.filter(({ type, episodes }) => type === 'serie' && !episodes);
    const notes = {
      ...v.parse(listNotes, {}),
      refused: refused.length,
      refusedRows: refused.slice(0, MAX_NAMED_ROWS),
      leftCells: this.#partRows.length,
      partRows: this.#partRows.slice(0, MAX_NAMED_ROWS),
      skippedRows: this.#skipped.slice(0, MAX_NAMED_ROWS),
      undated: entries.filter((entry) => !entry.at && !vague.includes(entry)).length,
      withoutEpisodes: vague.length,
      namesWithoutEpisodes: vague.slice(0, MAX_NAMED_ROWS).map(({ name, imdbId }) => name || (imdbId ?? '')),
      unknownWords: [...this.#unknownWords],
    };
    return { entries, skipped: this.#skipped.length, isPlanned, notes };
  }

  #addEpisode(known: Map<number, WatchedEpisode> | null, [season, number, at = null]: WatchedEpisode): void {
    if (!known) return;
    const key = season * MAX_NUMBERS + number;
    const before = known.get(key);
    known.set(key, [season, number, later(before?.[2] ?? null, at)]);
    if (before) return;
    this.#episodes += 1;
    if (this.#episodes > MAX_EPISODES || known.size > MAX_EPISODES_OF_A_SERIES)
      throw new ListFileError('too many episodes');
  }
}

/** More than there are numbers of an episode. */
const MAX_NUMBERS = 2 ** 16;

const later = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one));

function keyOf({ type, imdbId, tmdbId, name, originalName, year }: ListEntry): string {
  const what = imdbId ?? tmdbId ?? [name.toLowerCase(), originalName.toLowerCase(), year];
  return `${type} ${JSON.stringify(what)}`;
}
