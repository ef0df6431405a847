/** What titles of a list from elsewhere become. */
export type ListTarget = 'visti' | 'liste' | 'mi_piace';
export const LIST_TARGETS: readonly ListTarget[] = ['visti', 'liste', 'mi_piace'];

/** A title of a list from elsewhere, as its file names it. */
export type ListEntry = {
  /** Null where the file does not say. */
  type: 'film' | 'serie' | null;
  name: string;
  /** The name again where the file has no other. */
  originalName: string;
  year: number | null;
  tmdbId: number | null;
  imdbId: string | null;
  /** When it was watched, liked or listed. */
  at: Date | null;
  /** The watched episodes of a series; null where the file names none. */
  episodes: [season: number, episode: number][] | null;
};

/** A list from elsewhere. */
export type ParsedList = {
  entries: ListEntry[];
  /** Rows that are neither a film nor a series. */
  skipped: number;
  /** What the file itself says that its titles become. */
  target: ListTarget | null;
};

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Rows of a file at most: the longest lists of one person have a few thousand. */
export const MAX_ROWS = 10_000;

/** A file cannot be a list; `row` counts from 1. */
export class ListFileError extends Error {
  override name = 'ListFileError';
  readonly kind: 'too many rows' | 'unreadable' | 'no list' | 'bad row' | 'empty';
  readonly row: number | undefined;

  constructor(kind: ListFileError['kind'], row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}

/** Adds an entry to those of a file: one title, however often a diary or a history has it, stands there once. */
export function addEntry(entries: Map<string, ListEntry>, entry: ListEntry): void {
  const key = JSON.stringify(
    entry.imdbId ?? entry.tmdbId ?? [entry.name.toLowerCase(), entry.originalName.toLowerCase(), entry.year],
  );
  const known = entries.get(`${entry.type} ${key}`);
  if (!known) {
    entries.set(`${entry.type} ${key}`, entry);
    return;
  }
  if (entry.at && (!known.at || entry.at > known.at)) known.at = entry.at;
  known.episodes = known.episodes && entry.episodes && [...known.episodes, ...entry.episodes];
}
