import { breakings } from './break-title.ts';
import type { FaceName } from './faces.ts';
import type { Box } from './grain.ts';
import { extentOf, outline } from './outline.ts';

export type Align = 'start' | 'middle' | 'end';

/** How a title is set. */
export type Setting = {
  readonly face: FaceName;
  readonly capitals: boolean;
  readonly align: Align;
  /** Each line is blown up to the full width, like a wood-type bill. */
  readonly justified?: boolean;
  /** Each line stands further right than the one before, by this share of its size. */
  readonly stepped?: number;
  /** Between lines, in shares of the size. */
  readonly leading: number;
  readonly tracking?: number;
  /** Largest size in user units. */
  readonly largest: number;
};

export type SetLine = { readonly data: string; readonly ink: Box; readonly size: number };
export type SetTitle = { readonly lines: readonly SetLine[]; readonly ink: Box; readonly size: number };

type Row = { readonly text: string; readonly size: number; readonly indent: number };

/** Sets a title as large as the box takes it; the ink hangs from the box's top or stands on its bottom. */
export function setTitle(title: string, setting: Setting, box: Box, stands: 'top' | 'bottom'): SetTitle {
  const text = setting.capitals ? title.toLocaleUpperCase('it') : title;
  const mostLines = setting.justified === true ? 4 : 5;
  let best: readonly Row[] = [];
  let bestWorth = -1;
  for (const lines of breakings(text, mostLines)) {
    const rows = fit(lines, setting, box);
    const worth = worthOf(rows);
    if (worth > bestWorth) [best, bestWorth] = [rows, worth];
  }
  return place(best, setting, box, stands);
}

/** Large is good; ragged lines and many lines are a little less good. */
function worthOf(rows: readonly Row[]): number {
  const smallest = Math.min(...rows.map((row) => row.size));
  const average = rows.reduce((sum, row) => sum + row.size, 0) / rows.length;
  const lengths = rows.map((row) => row.text.length);
  const ragged = Math.min(...lengths) / Math.max(...lengths);
  return (smallest * 2 + average) * (0.9 + 0.1 * ragged) * (1 - rows.length * 0.02);
}

function fit(lines: readonly string[], setting: Setting, box: Box): readonly Row[] {
  const steps = (setting.stepped ?? 0) * (lines.length - 1);
  const widths = lines.map((text) => widthOf(text, setting));
  if (setting.justified === true) {
    const sizes = widths.map((width) => Math.min(box.w / width, setting.largest));
    const limit = Math.min(...sizes) * 2.4;
    return shrink(
      lines.map((text, at) => ({ text, size: Math.min(sizes[at] ?? 0, limit), indent: 0 })),
      setting,
      box,
    );
  }
  const across = Math.min(...widths.map((width) => box.w / (width + steps)));
  const size = Math.min(across, setting.largest);
  return shrink(
    lines.map((text, at) => ({ text, size, indent: (setting.stepped ?? 0) * at })),
    setting,
    box,
  );
}

function widthOf(text: string, { face, tracking }: Setting): number {
  const { left, right } = extentOf(text, face, tracking);
  return right - left;
}

function shrink(rows: readonly Row[], setting: Setting, box: Box): readonly Row[] {
  const by = Math.min(1, box.h / heightOf(rows, setting));
  return rows.map((row) => ({ ...row, size: row.size * by }));
}

/** The first line's ink, the steps from baseline to baseline, and what hangs below the last baseline. */
function heightOf(rows: readonly Row[], setting: Setting): number {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return 0;
  const steps = rows.slice(1).reduce((sum, row) => sum + stepTo(row, setting), 0);
  const top = -extentOf(first.text, setting.face, setting.tracking).top * first.size;
  return top + steps + extentOf(last.text, setting.face, setting.tracking).bottom * last.size;
}

/** Capitals with an accent need a little more room above them. */
function stepTo(row: Row, { leading, capitals }: Setting): number {
  const accent = capitals && /[ÀÈÉÌÒÙÄÖÜÂÊÎÔÛÁÍÓÚÅ]/u.test(row.text) ? 0.16 : 0;
  return row.size * (leading + accent);
}

function place(rows: readonly Row[], setting: Setting, box: Box, stands: 'top' | 'bottom'): SetTitle {
  const height = heightOf(rows, setting);
  let baseline = stands === 'top' ? box.y : box.y + box.h - height;
  const lines = rows.map((row, at): SetLine => {
    const extent = extentOf(row.text, setting.face, setting.tracking);
    baseline += at === 0 ? -extent.top * row.size : stepTo(row, setting);
    const width = (extent.right - extent.left) * row.size;
    const left = box.x + row.indent * row.size + spare(setting.align, box.w - width);
    const x = left - extent.left * row.size;
    const data = outline(row.text, setting.face, row.size, x, baseline, setting.tracking);
    const top = baseline + extent.top * row.size;
    const ink = { x: left, y: top, w: width, h: (extent.bottom - extent.top) * row.size };
    return { data, ink, size: row.size };
  });
  return { lines, ink: around(lines), size: Math.min(...rows.map((row) => row.size)) };
}

function spare(align: Align, room: number): number {
  return align === 'start' ? 0 : align === 'middle' ? room / 2 : room;
}

function around(lines: readonly SetLine[]): Box {
  const x = Math.min(...lines.map(({ ink }) => ink.x));
  const y = Math.min(...lines.map(({ ink }) => ink.y));
  const right = Math.max(...lines.map(({ ink }) => ink.x + ink.w));
  const bottom = Math.max(...lines.map(({ ink }) => ink.y + ink.h));
  return { x, y, w: right - x, h: bottom - y };
}
