import { type Canvas, composed, flatBackground } from '../composition.ts';
import { drawing, drawingAt } from '../drawing.ts';
import {
  circle,
  filledPath,
  pointOnCircle,
  rect,
  ring,
  sectorPathData,
  strokedPath,
  svgNumbers,
  transformed,
} from '../svg.ts';
import { halftone, specks } from '../textures.ts';

/** Space: orbits, a ringed planet, an eclipse, a constellation. */
export const orbits = composed(
  { orbits: courses, ringed, eclipse, constellation, limb },
  { background: stars, earths: { limb: 'figure' } },
);

function stars(canvas: Canvas): string {
  const { w, focus, roles, random } = canvas;
  const sky = { x: 0, y: focus.y, w, h: focus.h };
  return flatBackground(canvas) + specks(sky, roles.figure, Math.round((w / 400) * 36), random);
}

function courses({ cx, cy, r, roles, random }: Canvas): string {
  const paths = [0.42, 0.62, 0.8, 0.98];
  const fills = [roles.second, roles.detail, roles.figure, roles.second];
  const planets = paths.map((at, n) => {
    const [x, y] = pointOnCircle(cx, cy, r * at, random.between(0, 360));
    return (
      ring(cx, cy, r * at, roles.figure, 1.6) +
      circle(x, y, r * random.between(0.06, 0.13), fills[n] ?? roles.figure)
    );
  });
  return (
    planets.join('') +
    circle(cx, cy, r * 0.27, roles.detail) +
    filledPath(sectorPathData(cx, cy, r * 0.27, 90, 270), roles.second)
  );
}

function ringed({ focus, cx, cy, r, roles, random }: Canvas): string {
  const moon = circle(cx + r * 0.66, focus.y + r * 0.28, r * 0.13, roles.figure);
  return transformed(cx, cy, r / 100, drawing('orbits/ringed', roles), random.pick([-24, 20, -14])) + moon;
}

function eclipse({ cx, cy, r, roles, random }: Canvas): string {
  const shift = r * random.pick([-0.2, 0.2, 0]);
  return (
    drawingAt('orbits/corona', cx, cy, r, roles) +
    circle(cx + shift, cy - shift * 0.5, r * 0.57, roles.figure)
  );
}

function constellation({ focus, cx, cy, r, roles, random }: Canvas): string {
  const points = Array.from(
    { length: 8 },
    (_, n) =>
      [
        cx + ((n / 7) * 2 - 1) * focus.w * 0.44,
        cy + r * random.between(-0.8, 0.8) * (n % 2 === 0 ? 1 : 0.6),
      ] as const,
  );
  const path = points.map(([x, y], n) => svgNumbers`${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const stars = points.map(([x, y]) => star(x, y, r * random.between(0.07, 0.2), roles.detail));
  return (
    ring(cx, cy, r * 0.96, roles.second, 3) +
    ring(cx, cy, r * 0.7, roles.second, 1.5) +
    strokedPath(path, roles.figure, 2.4) +
    stars.join('')
  );
}

/** A four-pointed star. */
function star(x: number, y: number, s: number, fill: string): string {
  return filledPath(
    svgNumbers`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}z`,
    fill,
  );
}

/** The edge of a planet seen from above, a second world rising over it. */
function limb({ w, h, focus, cx, r, roles, random }: Canvas): string {
  const edge = focus.y + focus.h * 0.74;
  const wide = w * 1.1;
  const near = circle(w / 2, edge + wide, wide, roles.figure);
  const x = cx + random.pick([-0.3, 0.3]) * r;
  const far = circle(x, focus.y + r * 0.72, r * 0.62, roles.second);
  const shade = halftone(
    { x: x - r * 0.62, y: focus.y + r * 0.5, w: r * 1.24, h: r * 0.84 },
    roles.ground,
    r / 13,
  );
  return (
    far +
    shade +
    circle(x - r * 0.7, focus.y + r * 0.24, r * 0.12, roles.detail) +
    near +
    rect(0, h - 1, w, 1, roles.figure) +
    ring(w / 2, edge + wide, wide + 9, roles.detail, 3)
  );
}
