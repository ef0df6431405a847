import { flatOrPatternedBackground } from '../backgrounds.ts';
import type { Colour } from '../colour.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { patternGrid } from '../pattern-grid.ts';
import {
  circle,
  filledPath,
  pointOnCircle,
  rect,
  ring,
  sectorPathData,
  strokedPath,
  svgNumbers,
} from '../svg.ts';

/** An eye: rayed, ringed, weeping, one of many, in a keyhole. */
export const eye = composed({ rayed, tear, keyhole, many, split }, { background: flatOrPatternedBackground });

/** An eye `half` to either side of its pupil; its white is the drawing's figure, iris second, pupil detail. */
function open(cx: number, cy: number, half: number, white: Colour, iris: Colour, pupil: Colour): string {
  return drawingAt('eye/open', cx, cy, half, { ground: white, figure: white, second: iris, detail: pupil });
}

function rayed({ cx, cy, r, roles, random }: Canvas): string {
  const count = random.pick([16, 20, 28]);
  const rays = Array.from({ length: count }, (_, n) =>
    sectorPathData(cx, cy, r * 1, (n * 360) / count, ((n + 0.5) * 360) / count),
  );
  const iris = [0.34, 0.4].map((by) => ring(cx, cy, r * by, roles.ground, 1.5)).join('');
  return (
    filledPath(rays.join(''), roles.second) +
    open(cx, cy, r * 0.86, roles.figure, roles.detail, roles.figure) +
    iris
  );
}

function tear({ focus, cx, r, roles, random }: Canvas): string {
  const cy = focus.y + focus.h * 0.4;
  const lashes = Array.from({ length: 9 }, (_, n) => {
    const [x1, y1] = pointOnCircle(cx, cy + r * 0.36, r * 0.94, 214 + n * 14);
    const [x2, y2] = pointOnCircle(cx, cy + r * 0.36, r * 1.14, 214 + n * 14);
    return svgNumbers`M${x1} ${y1}L${x2} ${y2}`;
  });
  const x = cx + random.pick([-0.4, 0, 0.4]) * r;
  const drop = svgNumbers`M${x} ${cy + r * 0.42}C${x + r * 0.1} ${cy + r * 0.74} ${x + r * 0.2} ${cy + r * 0.8} ${x + r * 0.2} ${cy + r * 0.96}A${r * 0.2} ${r * 0.2} 0 0 1 ${x - r * 0.2} ${cy + r * 0.96}C${x - r * 0.2} ${cy + r * 0.8} ${x - r * 0.1} ${cy + r * 0.74} ${x} ${cy + r * 0.42}z`;
  return (
    strokedPath(lashes.join(''), roles.figure, r * 0.05, 'stroke-linecap="round"') +
    open(cx, cy, r * 0.9, roles.figure, roles.second, roles.ground) +
    filledPath(drop, roles.detail)
  );
}

function keyhole({ focus, cx, r, foot, roles }: Canvas): string {
  const cy = focus.y + focus.h * 0.42;
  const plate = rect(cx - r * 0.74, focus.y + 4, r * 1.48, focus.h - 8, roles.figure);
  const hole = svgNumbers`M${cx - r * 0.2} ${cy + r * 0.34}L${cx - r * 0.38} ${foot - r * 0.16}H${cx + r * 0.38}L${cx + r * 0.2} ${cy + r * 0.34}z`;
  const screws = [focus.y + r * 0.14, foot - r * 0.1].map(
    (y) => circle(cx - r * 0.6, y, r * 0.04, roles.ground) + circle(cx + r * 0.6, y, r * 0.04, roles.ground),
  );
  return (
    plate +
    circle(cx, cy, r * 0.5, roles.second) +
    filledPath(hole, roles.second) +
    open(cx, cy, r * 0.46, roles.ground, roles.detail, roles.figure) +
    screws.join('')
  );
}

function many(canvas: Canvas): string {
  const { roles } = canvas;
  const { cells, wide } = patternGrid(canvas, 3, 0.72);
  const half = wide * 0.45;
  const eyes = cells.map(({ x, y, odd }) => {
    if (!odd) return svgNumbers`<use href="#e" x="${x}" y="${y}"/>`;
    return strokedPath(
      svgNumbers`M${x - half} ${y}Q${x} ${y + half} ${x + half} ${y}`,
      roles.detail,
      half * 0.2,
    );
  });
  return `<defs><g id="e">${open(0, 0, half, roles.figure, roles.second, roles.ground)}</g></defs>${eyes.join('')}`;
}

/** Half open, half a record of rings. */
function split({ cx, cy, r, roles }: Canvas): string {
  return drawingAt('eye/split', cx, cy, r, roles);
}
