import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  sectorPathData,
  strokedPath,
  svgNumbers,
} from '../svg.ts';

/** Arches within arches, a colosseum, a colonnade, a rose window. */
export const arcade = composed(
  { colosseum, columns, rose, gate },
  { background: flatOrPatternedBackground, earth: 'figure', earths: { rose: 'ground' } },
);

function arch(x: number, foot: number, wide: number, high: number): string {
  const half = wide / 2;
  return svgNumbers`M${x - half} ${foot}V${foot - high + half}a${half} ${half} 0 0 1 ${wide} 0V${foot}z`;
}

function colosseum({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const sun = circle(cx + random.pick([-0.5, 0.5]) * r, focus.y + r * 0.46, r * 0.44, roles.detail);
  return (
    sun + drawingAt('arcade/colosseum', cx, foot, r, roles) + rect(0, foot - 1, w, h - foot + 1, roles.figure)
  );
}

function columns({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const base = foot - focus.h * 0.1;
  const top = focus.y + focus.h * 0.34;
  const disk = circle(cx, focus.y + focus.h * 0.4, r * 0.6, roles.detail);
  const shafts = Array.from({ length: 5 }, (_, n) => {
    const x = cx + (n - 2) * r * 0.42;
    const cut = n === 4 && random.chance(0.6) ? focus.h * 0.26 : 0;
    return (
      rect(x - r * 0.1, top + cut, r * 0.2, base - top - cut, roles.second) +
      rect(x + r * 0.02, top + cut, r * 0.08, base - top - cut, roles.figure)
    );
  });
  const roof = polygonPathData([
    [cx - r * 1.06, top - r * 0.1],
    [cx, focus.y + focus.h * 0.06],
    [cx + r * 1.06, top - r * 0.1],
  ]);
  return (
    disk +
    shafts.join('') +
    filledPath(roof, roles.second) +
    rect(cx - r * 1.06, top - r * 0.1, r * 2.12, r * 0.11, roles.figure) +
    rect(cx - r * 1.1, base, r * 2.2, foot - base, roles.second) +
    rect(0, foot - focus.h * 0.05, w, h, roles.figure)
  );
}

/** A rose window. */
function rose({ cx, cy, r, roles, random }: Canvas): string {
  return drawingAt(`arcade/rose-${random.pick([8, 12])}`, cx, cy, r, roles);
}

/** Arch within arch within arch, somebody at the end. */
function gate({ w, h, focus, cx, r, foot, roles }: Canvas): string {
  const colours = [roles.figure, roles.second, roles.figure, roles.second, roles.detail];
  const arches = colours.map((colour, n) =>
    filledPath(arch(cx, foot, r * (1.96 - n * 0.36), focus.h * (0.98 - n * 0.14)), colour),
  );
  const rays = filledPath(sectorPathData(cx, foot, r * 0.26, 180, 360), roles.ground);
  const x = cx;
  const man =
    strokedPath(svgNumbers`M${x} ${foot}v${-r * 0.3}`, roles.figure, r * 0.11) +
    circle(x, foot - r * 0.38, r * 0.06, roles.figure);
  return arches.join('') + rays + man + rect(0, foot - 1, w, h - foot + 1, roles.figure);
}
