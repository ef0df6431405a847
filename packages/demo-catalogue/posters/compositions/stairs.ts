import { type Canvas, composed } from '../composition.ts';
import { circle, filledPath, type Point, polygonPathData, rect, svgNumbers } from '../svg.ts';

/** Steps that lead somewhere: a flight with a figure, a pyramid. */
export const stairs = composed({ flight, pyramid }, { earths: { flight: 'figure', pyramid: 'figure' } });

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
