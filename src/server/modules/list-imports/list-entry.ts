import type { ListTarget } from '../../../contract/own/list-imports.ts';

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

/** Rows of a file at most: the longest lists of one person have a few thousand. */
export const MAX_ROWS = 10_000;
/** Different episodes that a file names at most: half a century of watching. */
export const MAX_EPISODES = 50_000;
/** Different episodes of one series at most: the longest has 18,000. */
export const MAX_EPISODES_OF_A_SERIES = 20_000;

/** Why a file cannot be a list. */
export const LIST_FAULTS = [
  'too many rows',
  'too many episodes',
  'too much work',
  'large row',
  'unreadable',
  'no list',
  'bad row',
  'empty',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** A file cannot be a list; `row` counts from 1. */
export class ListFileError extends Error {
  override name = 'ListFileError';
  readonly kind: ListFault;
  readonly row: number | undefined;

  constructor(kind: ListFault, row?: number) {
    super(kind);
    this.kind = kind;
    this.row = row;
  }
}

/** The entries of a file: one title, however often a diary or a history has it, is there once. */
export class ListEntries {
  readonly #known = new Map<string, { entry: ListEntry; episodes: Map<number, [number, number]> | null }>();
  #episodes = 0;

  /** Throws a `ListFileError` when the file names too many episodes. */
  add(entry: ListEntry): void {
    const key = keyOf(entry);
    let known = this.#known.get(key);
    if (!known) {
      known = { entry, episodes: entry.episodes && new Map() };
      this.#known.set(key, known);
    }
    const { at } = known.entry;
    if (entry.at && (!at || entry.at > at)) known.entry.at = entry.at;
    // A row without episodes means all of them.
    if (!entry.episodes) known.episodes = null;
    for (const episode of entry.episodes ?? []) this.#addEpisode(known.episodes, episode);
  }

  toArray(): ListEntry[] {
    return [...this.#known.values()].map(({ entry, episodes }) => ({
      ...entry,
      episodes: episodes && [...episodes.values()],
    }));
  }

  #addEpisode(known: Map<number, [number, number]> | null, episode: [number, number]): void {
    const [season, number] = episode;
    const key = season * MAX_NUMBERS + number;
    if (!known || known.has(key)) return;
    known.set(key, episode);
    this.#episodes += 1;
    if (this.#episodes > MAX_EPISODES || known.size > MAX_EPISODES_OF_A_SERIES)
      throw new ListFileError('too many episodes');
  }
}

/** More than there are numbers of an episode. */
const MAX_NUMBERS = 2 ** 16;

function keyOf({ type, imdbId, tmdbId, name, originalName, year }: ListEntry): string {
  const what = imdbId ?? tmdbId ?? [name.toLowerCase(), originalName.toLowerCase(), year];
  return `${type} ${JSON.stringify(what)}`;
}
