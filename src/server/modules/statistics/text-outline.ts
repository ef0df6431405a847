import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

/** Text in a chart: start or end of its baseline, and its size in pixels. */
export type ChartText = { text: string; x: number; y: number; size: number; bold?: boolean; end?: boolean };

const fonts = new Map<number, Font>();

/** The outline of a text as SVG path data: a server may have no fonts. */
export function textOutlinePath({ text, x, y, size, bold = false, end = false }: ChartText): string {
  const font = fontOf(bold ? 700 : 500);
  const left = end ? x - font.getAdvanceWidth(text, size) : x;
  return font
    .getPath(text, left, y, size)
    .commands.map(({ type, ...points }) => type + Object.values(points).map((value) => value.toFixed(1)))
    .join('');
}

function fontOf(weight: 500 | 700): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = `@fontsource/space-grotesk/files/space-grotesk-latin-${weight}-normal.woff`;
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(file));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  fonts.set(weight, font);
  return font;
}
