/**
 * A row of an import: a value to be parsed by `titleRecordSchema`, or an error. `place` names the row in reports: `line
 * 12`, `tmdb:movie:653`.
 */
export type ImportRow = { place: string; value: unknown } | { place: string; fault: string };
