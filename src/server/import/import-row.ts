/**
 * What an importer yields, one a title: a value still to be parsed by `titleRecord`, or why there is none. `place`
 * is how a report names the row: `line 12`, `tmdb:movie:653`.
 */
export type ImportRow = { place: string; value: unknown } | { place: string; fault: string };
