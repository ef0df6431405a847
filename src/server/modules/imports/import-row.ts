import type { DayOrder } from '../../lib/read-day.ts';

/**
 * A row of an import: a value to be parsed by `titleRecordSchema`, or an error, perhaps of one field of a named title.
 * `location` names the row in reports: `line 12`, `line 12 of Serie TV`, `tmdb:movie:653`. `isPart`: it is of an episode or a season, and its
 * series may have further ones.
 */
export type ImportRow =
  | { location: string; value: unknown; isPart?: boolean }
  | { location: string; fault: string; field?: string; name?: string | undefined };

/** The reading of a whole table, which the owner gets along with its outcome. */
export type TableNote =
  | { kind: 'order'; order: DayOrder; example: string }
  | { kind: 'unknown'; columns: readonly string[] }
  /** Sheets of a workbook that were not read. */
  | { kind: 'sheets'; names: readonly string[] }
  /** Without a column of types all titles are films. */
  | { kind: 'no type' }
  /** Rows of episodes and seasons. */
  | { kind: 'parts'; count: number };

/** Ends the rows, instead of throwing, when the signal aborts. */
export async function* rowsUntilAborted(
  rows: AsyncIterable<ImportRow>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ImportRow> {
  try {
    yield* rows;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
