/** The value below which this share of the sorted ones is, 0 to 1; not a number when there is none at all. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
