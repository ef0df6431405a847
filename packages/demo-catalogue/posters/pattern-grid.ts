import type { Canvas } from './composition.ts';

/** One cell of a pattern: its centre, its row and column, and a flag for the one drawn differently. */
type GridCell = {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly column: number;
  readonly odd: boolean;
};

export type Grid = { readonly cells: readonly GridCell[]; readonly wide: number; readonly high: number };

/**
 * Places for a pattern, `columns` of them across the focus and about `ratio` as high as wide. It continues to the
 * sheet's sides, and over its whole height if there is no type on it.
 */
export function patternGrid(canvas: Canvas, columns: number, ratio: number): Grid {
  const { w, h, focus, backgroundBox, random } = canvas;
  const wide = focus.w / columns;
  const rows = Math.max(2, Math.floor(focus.h / (wide * ratio) + 0.2));
  const high = focus.h / rows;
  const odd = random.whole(0, columns * rows - 1);
  const beside = Math.ceil(focus.x / wide);
  const above = backgroundBox.h < h ? 0 : Math.ceil(focus.y / high);
  const below = backgroundBox.h < h ? 0 : Math.ceil((h - focus.y - focus.h) / high);
  const cells: GridCell[] = [];
  for (let row = -above; row < rows + below; row += 1) {
    for (let column = -beside; column < Math.ceil((w - focus.x) / wide); column += 1) {
      const inside = column >= 0 && column < columns && row >= 0 && row < rows;
      cells.push({
        x: focus.x + (column + 0.5) * wide,
        y: focus.y + (row + 0.5) * high,
        row,
        column,
        odd: inside && row * columns + column === odd,
      });
    }
  }
  return { cells, wide, high };
}
