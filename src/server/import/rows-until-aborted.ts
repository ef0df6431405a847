import type { ImportRow } from './import-row.ts';

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
