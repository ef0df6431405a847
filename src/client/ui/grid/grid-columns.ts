const TEXT_SIZE = 16;
/** Our server does not know the window's width; it renders no cells. */
const UNKNOWN_WIDTH = 320;

/** The window's width (pixels) scaled to the default font size: larger text gives fewer columns. */
export function textScaledWidth(): number {
  if (typeof window !== 'object') return UNKNOWN_WIDTH;
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (window.innerWidth * TEXT_SIZE) / (size || TEXT_SIZE);
}

/** Columns of a grid of covers by the window's width: three on a phone, up to eight. */
export function coverColumns(width: number): number {
  if (width >= 1280) return 8;
  if (width >= 1024) return 6;
  if (width >= 768) return 5;
  return width >= 240 ? 3 : 2;
}

/** Columns of the genre cards: two on a phone, up to five; one if the longest names would not fit into two. */
export function cardColumns(width: number): number {
  if (width >= 1280) return 5;
  if (width >= 1024) return 4;
  if (width >= 768) return 3;
  return width >= 320 ? 2 : 1;
}

export const COVER_RATIO = 2 / 3;
export const CARD_RATIO = 16 / 10;
