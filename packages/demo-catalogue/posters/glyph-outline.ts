import { type FontGlyph, type FontName, glyphFor, kerning } from './fonts.ts';
import { formatNumber } from './svg.ts';

/** The area that a line of type covers, set at size 1 from the origin on its baseline; y grows downwards. */
export type InkBounds = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type PlacedGlyph = { readonly glyph: FontGlyph; readonly at: number };

function layOutGlyphs(text: string, font: FontName, tracking: number): readonly PlacedGlyph[] {
  const line: PlacedGlyph[] = [];
  let at = 0;
  for (const character of text) {
    const glyph = glyphFor(font, character);
    if (glyph === undefined) continue;
    const before = line.at(-1);
    if (before !== undefined) at += tracking + kerning(before.glyph, glyph);
    line.push({ glyph, at });
    at += glyph.advance;
  }
  return line;
}

/** Measures the ink of a line of type at size 1. */
export function inkBoundsOf(text: string, font: FontName, tracking = 0): InkBounds {
  const edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { glyph, at } of layOutGlyphs(text, font, tracking)) {
    const ink = glyph.glyph.getBoundingBox();
    if (ink.x1 === ink.x2) continue;
    const em = glyph.font.unitsPerEm;
    edges.left = Math.min(edges.left, at + ink.x1 / em);
    edges.right = Math.max(edges.right, at + ink.x2 / em);
    edges.top = Math.min(edges.top, -ink.y2 / em);
    edges.bottom = Math.max(edges.bottom, -ink.y1 / em);
  }
  return Number.isFinite(edges.left) ? edges : { left: 0, right: 0, top: 0, bottom: 0 };
}

/** Path data of a line of type: origin at (x, baseline), size in user units. */
export function textLinePathData(
  text: string,
  font: FontName,
  size: number,
  x: number,
  baseline: number,
  tracking = 0,
): string {
  return layOutGlyphs(text, font, tracking)
    .map(({ glyph, at }) => glyphPath(glyph, size, x + at * size, baseline))
    .join('');
}

type Pen = { x: number; y: number };

/** Relative path data, so that the same letter costs the same bytes wherever it is and compresses away. */
function glyphPath(glyph: FontGlyph, size: number, x: number, y: number): string {
  const pen: Pen = { x: 0, y: 0 };
  const origin = { x: Math.round(x * 10), y: Math.round(y * 10) };
  let data = '';
  for (const command of glyph.glyph.getPath(0, 0, size).commands) {
    if (command.type === 'Z') data += 'z';
    else if (command.type === 'M') {
      [pen.x, pen.y] = [tenth(command.x), tenth(command.y)];
      data += `M${tenths([origin.x + pen.x, origin.y + pen.y])}`;
    } else data += segment(command, pen, unseenIn(size));
  }
  return data;
}

type Segment = { type: string; x: number; y: number; x1?: number; y1?: number; x2?: number; y2?: number };

/** Bends and steps smaller than this many tenths of a unit cannot be seen, in small type even less. */
const unseenIn = (size: number): number => (size < 32 ? 2.2 : 1.6);

function segment({ type, x, y, x1, y1, x2, y2 }: Segment, pen: Pen, unseen: number): string {
  const [dx, dy] = [tenth(x) - pen.x, tenth(y) - pen.y];
  const given = [x1, y1, x2, y2].filter((value) => value !== undefined);
  const handles = given.map((value, index) => tenth(value) - (index % 2 === 0 ? pen.x : pen.y));
  if (Math.abs(dx) + Math.abs(dy) <= unseen && bend(handles, dx, dy) < unseen) return '';
  pen.x += dx;
  pen.y += dy;
  if (bend(handles, dx, dy) >= unseen) return `${type.toLowerCase()}${tenths([...handles, dx, dy])}`;
  return dy === 0 ? `h${tenths([dx])}` : dx === 0 ? `v${tenths([dy])}` : `l${tenths([dx, dy])}`;
}

/** The farthest that a curve strays from its chord, roughly, in tenths; a line has no handles and does not stray. */
function bend(handles: readonly number[], dx: number, dy: number): number {
  const [hx = dx / 2, hy = dy / 2, kx = hx, ky = hy] = handles;
  const stray = (x: number, y: number): number => Math.hypot(x - dx / 2, y - dy / 2) / 2;
  return handles.length > 2 ? Math.hypot(dx, dy) + Math.hypot(kx, ky) : stray(hx, hy);
}

function tenth(value: number): number {
  return Math.round(value * 10);
}

/** Numbers given in tenths, written with as few separators as SVG needs. */
function tenths(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const text = formatNumber(value / 10);
      return index === 0 || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');
}
