/** Least lines of a film's picture, by quality. */
const MIN_LINES = [
  [1800, 2160],
  [1260, 1440],
  [900, 1080],
  [620, 720],
  [420, 480],
  [240, 360],
] as const;

/**
 * The quality of a picture by its pixels; null if it is too small for any. Widescreen has fewer lines than its
 * quality's name.
 */
export function qualityOfPicture({
  width = 0,
  height = 0,
}: {
  width?: number | undefined;
  height?: number | undefined;
}): number | null {
  const lines = Math.max(Math.min(width, height), (Math.max(width, height) * 9) / 16);
  return MIN_LINES.find(([min]) => lines >= min)?.[1] ?? null;
}
