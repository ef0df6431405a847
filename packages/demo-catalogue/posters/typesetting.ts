import type { FontName } from './fonts.ts';
import { inkBoundsOf, textLinePathData } from './glyph-outline.ts';
import { lineBreakOptions } from './line-breaks.ts';
import type { Box } from './textures.ts';

type TextAlign = 'start' | 'middle' | 'end';

/** The typesetting of a title. */
export type TypeStyle = {
  readonly font: FontName;
  readonly capitals: boolean;
  readonly align: TextAlign;
  /** Each line is scaled to the full width. */
  readonly justified?: boolean;
  /** Indents each line further than the previous one, by this share of its size. */
  readonly stepped?: number;
  /** Between lines, in shares of the size. */
  readonly leading: number;
  readonly tracking?: number;
  /** Largest size in user units. */
  readonly largest: number;
};

export type TypesetLine = { readonly data: string; readonly ink: Box; readonly size: number };
export type TypesetTitle = {
  readonly lines: readonly TypesetLine[];
  readonly ink: Box;
  readonly size: number;
};

type Row = { readonly text: string; readonly size: number; readonly indent: number };

/** Sets a title as large as the box takes it; the ink is aligned to the box's top or bottom. */
export function typesetTitle(
  title: string,
  style: TypeStyle,
  box: Box,
  edge: 'top' | 'bottom',
): TypesetTitle {
  const text = style.capitals ? title.toLocaleUpperCase('it') : title;
  const mostLines = style.justified === true ? 4 : 5;
  let best: readonly Row[] = [];
  let bestWorth = -1;
  for (const lines of lineBreakOptions(text, mostLines)) {
    const rows = fit(lines, style, box);
    const worth = worthOf(rows);
    if (worth > bestWorth) [best, bestWorth] = [rows, worth];
  }
  return place(best, style, box, edge);
}

/** Scores a way to break the lines: by size, less a little for ragged and for many lines. */
function worthOf(rows: readonly Row[]): number {
  const smallest = Math.min(...rows.map((row) => row.size));
  const average = rows.reduce((sum, row) => sum + row.size, 0) / rows.length;
  const lengths = rows.map((row) => row.text.length);
  const ragged = Math.min(...lengths) / Math.max(...lengths);
  return (smallest * 2 + average) * (0.9 + 0.1 * ragged) * (1 - rows.length * 0.02);
}

function fit(lines: readonly string[], style: TypeStyle, box: Box): readonly Row[] {
  const steps = (style.stepped ?? 0) * (lines.length - 1);
  const widths = lines.map((text) => widthOf(text, style));
  if (style.justified === true) {
    const sizes = widths.map((width) => Math.min(box.w / width, style.largest));
    const limit = Math.min(...sizes) * 2.4;
    return shrink(
      lines.map((text, at) => ({ text, size: Math.min(sizes[at] ?? 0, limit), indent: 0 })),
      style,
      box,
    );
  }
  const across = Math.min(...widths.map((width) => box.w / (width + steps)));
  const size = Math.min(across, style.largest);
  return shrink(
    lines.map((text, at) => ({ text, size, indent: (style.stepped ?? 0) * at })),
    style,
    box,
  );
}

function widthOf(text: string, { font, tracking }: TypeStyle): number {
  const { left, right } = inkBoundsOf(text, font, tracking);
  return right - left;
}

function shrink(rows: readonly Row[], style: TypeStyle, box: Box): readonly Row[] {
  const by = Math.min(1, box.h / heightOf(rows, style));
  return rows.map((row) => ({ ...row, size: row.size * by }));
}

/** The first line's ink, the steps from baseline to baseline, and the ink below the last baseline. */
function heightOf(rows: readonly Row[], style: TypeStyle): number {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return 0;
  const steps = rows.slice(1).reduce((sum, row) => sum + stepTo(row, style), 0);
  const top = -inkBoundsOf(first.text, style.font, style.tracking).top * first.size;
  return top + steps + inkBoundsOf(last.text, style.font, style.tracking).bottom * last.size;
}

/** Capitals with an accent need a little more room above them. */
function stepTo(row: Row, { leading, capitals }: TypeStyle): number {
  const accent = capitals && /[ÀÈÉÌÒÙÄÖÜÂÊÎÔÛÁÍÓÚÅ]/u.test(row.text) ? 0.16 : 0;
  return row.size * (leading + accent);
}

function place(rows: readonly Row[], style: TypeStyle, box: Box, edge: 'top' | 'bottom'): TypesetTitle {
  const height = heightOf(rows, style);
  let baseline = edge === 'top' ? box.y : box.y + box.h - height;
  const lines = rows.map((row, at): TypesetLine => {
    const extent = inkBoundsOf(row.text, style.font, style.tracking);
    baseline += at === 0 ? -extent.top * row.size : stepTo(row, style);
    const width = (extent.right - extent.left) * row.size;
    const left = box.x + row.indent * row.size + spare(style.align, box.w - width);
    const x = left - extent.left * row.size;
    const data = textLinePathData(row.text, style.font, row.size, x, baseline, style.tracking);
    const top = baseline + extent.top * row.size;
    const ink = { x: left, y: top, w: width, h: (extent.bottom - extent.top) * row.size };
    return { data, ink, size: row.size };
  });
  return { lines, ink: around(lines), size: Math.min(...rows.map((row) => row.size)) };
}

function spare(align: TextAlign, room: number): number {
  return align === 'start' ? 0 : align === 'middle' ? room / 2 : room;
}

function around(lines: readonly TypesetLine[]): Box {
  const x = Math.min(...lines.map(({ ink }) => ink.x));
  const y = Math.min(...lines.map(({ ink }) => ink.y));
  const right = Math.max(...lines.map(({ ink }) => ink.x + ink.w));
  const bottom = Math.max(...lines.map(({ ink }) => ink.y + ink.h));
  return { x, y, w: right - x, h: bottom - y };
}
