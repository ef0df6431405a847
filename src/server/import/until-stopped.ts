import type { ImportRow } from './import-row.ts';

/** Rows that end when the signal aborts, instead of failing then: what was read until then is whole. */
export async function* untilStopped(
  rows: AsyncIterable<ImportRow>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ImportRow> {
  try {
    yield* rows;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
