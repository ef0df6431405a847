/**
 * A row of an import: a value to be parsed by `titleRecordSchema`, or an error. `location` names the row in reports: `line
 * 12`, `tmdb:movie:653`.
 */
export type ImportRow = { location: string; value: unknown } | { location: string; fault: string };

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
