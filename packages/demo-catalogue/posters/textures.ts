import type { RandomGenerator } from '../seeded-random.ts';
import type { Colour } from './colour.ts';
import { strokedPath, svgNumbers } from './svg.ts';

/** A rectangle in user units. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/**
 * A halftone that swells from nothing to full dots, one stroked path a row: the zero-long dashes with round
 * ends draw the dots, so a whole field costs a few hundred bytes and no filter.
 */
export function halftone(box: Box, colour: Colour, gap: number, swell: 'down' | 'up' = 'down'): string {
  const rows = Math.floor(box.h / (gap * 0.87));
  let field = '';
  for (let row = 0; row < rows; row += 1) {
    const share = (row + 1) / rows;
    const size = gap * 0.95 * (swell === 'down' ? share : 1.02 - share);
    const shift = row % 2 === 0 ? gap / 2 : gap;
    const path = svgNumbers`M${box.x + shift} ${box.y + (row + 0.5) * gap * 0.87}h${box.w - shift - gap / 2}`;
    field += `<path stroke-width="${svgNumbers`${size}`}" d="${path}"/>`;
  }
  return dotted(field, colour, gap);
}

/** A field of equal dots. */
export function dots(box: Box, colour: Colour, gap: number, size: number): string {
  let rows = '';
  for (let y = gap / 2, row = 0; y < box.h; y += gap, row += 1) {
    const shift = row % 2 === 0 ? 0 : gap / 2;
    rows += svgNumbers`M${box.x + shift} ${box.y + y}h${box.w - shift}`;
  }
  return dotted(`<path stroke-width="${svgNumbers`${size}`}" d="${rows}"/>`, colour, gap);
}

function dotted(inside: string, colour: Colour, gap: number): string {
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 ${svgNumbers`${gap}`}">${inside}</g>`;
}

/** Parallel level lines. */
export function hatch(box: Box, colour: Colour, gap: number, width: number): string {
  let lines = '';
  for (let y = gap / 2; y < box.h; y += gap) lines += svgNumbers`M${box.x} ${box.y + y}h${box.w}`;
  return strokedPath(lines, colour, width);
}

/** The specks of a letterpress sheet. */
export function specks(box: Box, colour: Colour, count: number, random: RandomGenerator): string {
  let points = '';
  for (let index = 0; index < count; index += 1) {
    points += `M${random.whole(box.x, box.x + box.w)} ${random.whole(box.y, box.y + box.h)}h0`;
  }
  return strokedPath(points, colour, random.between(1.1, 1.8), 'stroke-linecap="round"');
}
