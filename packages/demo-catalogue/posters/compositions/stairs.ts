import { type Canvas, composed } from '../composition.ts';
import { circle, filledPath, type Point, polygonPathData, rect, svgNumbers } from '../svg.ts';

/** Steps that lead somewhere: a flight with a figure, cubes, a well seen from above. */
export const stairs = composed(
  { flight, cubes, well, pyramid },
  { earths: { flight: 'figure', pyramid: 'figure' } },
);

function flight({ w, h, focus, cx, r, roles, random }: Canvas): string {
  const steps = 8;
  const side = random.pick([-1, 1]);
  const run = (focus.w * 0.9) / steps;
  const rise = (focus.h * 0.66) / steps;
  const from = cx - side * focus.w * 0.45;
  const bottom = focus.y + focus.h;
  const points: Point[] = [
    [side > 0 ? 0 : w, h],
    [side > 0 ? 0 : w, bottom],
  ];
  for (let n = 0; n < steps; n += 1)
    points.push([from + side * n * run, bottom - n * rise], [from + side * n * run, bottom - (n + 1) * rise]);
  points.push([side > 0 ? w : 0, bottom - steps * rise], [side > 0 ? w : 0, h]);
  const treads = Array.from(
    { length: steps },
    (_, n) =>
      svgNumbers`M${from + side * n * run} ${bottom - (n + 1) * rise}h${side * run}v${rise * 0.3}h${-side * run}z`,
  );
  const x = from + side * (steps - 2.5) * run;
  const foot = bottom - (steps - 2) * rise;
  const tall = focus.h * 0.24;
  const body = svgNumbers`M${x - tall * 0.17} ${foot}L${x - tall * 0.1} ${foot - tall * 0.76}h${tall * 0.2}L${x + tall * 0.17} ${foot}z`;
  const sun = circle(cx - side * r * 0.4, focus.y + r * 0.56, r * 0.5, roles.detail);
  return (
    sun +
    filledPath(polygonPathData(points), roles.figure) +
    filledPath(treads.join(''), roles.second) +
    filledPath(body, roles.figure) +
    circle(x, foot - tall * 0.87, tall * 0.12, roles.figure)
  );
}

function cubes({ focus, cx, roles, random }: Canvas): string {
  const s = Math.min(focus.w / 6.1, focus.h / 6.2);
  const up = s * 0.577;
  let art = '';
  const rows = Math.floor((focus.h - up * 2) / (up * 3));
  for (let row = 0; row <= rows; row += 1) {
    const count = row % 2 === 0 ? 3 : 2;
    for (let n = 0; n < count; n += 1) {
      const x = cx + (n - (count - 1) / 2) * s * 2;
      const y = focus.y + up * 1.1 + row * up * 3;
      const top = random.chance(0.16) ? roles.figure : roles.detail;
      art += filledPath(svgNumbers`M${x} ${y - up}l${s} ${up}l${-s} ${up}l${-s} ${-up}z`, top);
      art +=
        filledPath(svgNumbers`M${x - s} ${y}l${s} ${up}v${up * 2}l${-s} ${-up}z`, roles.second) +
        filledPath(svgNumbers`M${x + s} ${y}l${-s} ${up}v${up * 2}l${s} ${-up}z`, roles.figure);
    }
  }
  return art;
}

/** Looking down a square stairwell. */
function well({ cx, cy, r, roles, random }: Canvas): string {
  const colours = [roles.figure, roles.second, roles.figure, roles.detail, roles.figure, roles.second];
  const drift = random.pick([-1, 1]) * r * 0.05;
  const frames = colours.map((colour, n) => {
    const half = r * (0.97 - n * 0.155);
    const turn = n * 7;
    const corner = (at: number): Point => {
      const angle = ((45 + at * 90 + turn) * Math.PI) / 180;
      return [cx + drift * n + half * 1.2 * Math.cos(angle), cy + half * 1.2 * Math.sin(angle)];
    };
    return filledPath(polygonPathData([corner(0), corner(1), corner(2), corner(3)]), colour);
  });
  return frames.join('') + circle(cx + drift * 6, cy, r * 0.07, roles.ground);
}

function pyramid({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const steps = 7;
  const rise = (focus.h * 0.62) / steps;
  const tiers = Array.from({ length: steps }, (_, n) => {
    const half = r * (1.02 - n * 0.13);
    const y = foot - (n + 1) * rise;
    return (
      rect(cx - half, y, half, rise + 1, roles.figure) +
      rect(cx, y, half, rise + 1, roles.second) +
      rect(cx - half, y, half * 2, 3, roles.ground)
    );
  });
  const sun = circle(cx, foot - steps * rise - r * 0.05, r * random.between(0.34, 0.5), roles.detail);
  return sun + tiers.join('') + rect(0, foot - 1, w, h, roles.figure);
}
