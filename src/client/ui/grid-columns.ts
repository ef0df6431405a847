/** Columns of a grid of covers by the window's width (pixels): three on a phone, up to eight. */
export function coverColumns(width: number): number {
  if (width >= 1280) return 8;
  if (width >= 1024) return 6;
  return width >= 768 ? 5 : 3;
}

/** Columns of the genre cards: two on a phone, up to five. */
export function cardColumns(width: number): number {
  if (width >= 1280) return 5;
  if (width >= 1024) return 4;
  return width >= 768 ? 3 : 2;
}

export const COVER_RATIO = 2 / 3;
export const CARD_RATIO = 16 / 10;
