import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, pointOnCircle, ring, sectorPathData, strokedPath, svgNumbers } from '../svg.ts';

/** Spiral shapes: a spiral, a target, a vortex of arms, a fall through squares. */
export const spiral = composed(
  { spiral: coil, target, vortex, shift },
  { background: flatOrPatternedBackground },
);

function coil({ cx, cy, r, roles, random }: Canvas): string {
  const turns = random.pick([4, 5]);
  const sense = random.pick([-1, 1]);
  const points = turns * 9;
  let path = svgNumbers`M${cx} ${cy}`;
  for (let n = 1; n <= points; n += 1) {
    const [x, y] = pointOnCircle(cx, cy, (r * 0.95 * n) / points, sense * n * 40);
    const [mx, my] = pointOnCircle(cx, cy, ((r * 0.95 * (n - 0.5)) / points) * 1.065, sense * (n - 0.5) * 40);
    path += svgNumbers`Q${mx} ${my} ${x} ${y}`;
  }
  return (
    strokedPath(path, roles.second, (r / turns) * 0.42) +
    strokedPath(path, roles.figure, (r / turns) * 0.1) +
    drawingAt('spiral/falling', cx + r * 0.04, cy - r * 0.1, r * 0.3, { ...roles, figure: roles.detail })
  );
}

function target({ cx, cy, r, roles, random }: Canvas): string {
  const shift = random.pick([-1, 1]) * r * 0.035;
  const colours = [roles.figure, roles.second, roles.figure, roles.second, roles.figure, roles.detail];
  const rings = colours.map((colour, n) =>
    circle(cx + shift * n, cy + shift * n * 0.7, r * (0.98 - n * 0.16), colour),
  );
  return rings.join('') + circle(cx + shift * 6, cy + shift * 4.4, r * 0.06, roles.ground);
}

function vortex({ cx, cy, r, roles, random }: Canvas): string {
  const arms = random.pick([8, 10, 12]);
  const bend = random.pick([50, -50, 70]);
  const blades = Array.from({ length: arms }, (_, n) => {
    const a = (n * 360) / arms;
    const wide = 180 / arms;
    const [x1, y1] = pointOnCircle(cx, cy, r, a + bend);
    const [x2, y2] = pointOnCircle(cx, cy, r, a + bend + wide);
    const [m1, n1] = pointOnCircle(cx, cy, r * 0.55, a);
    const [m2, n2] = pointOnCircle(cx, cy, r * 0.55, a + wide);
    return svgNumbers`M${cx} ${cy}Q${m1} ${n1} ${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}Q${m2} ${n2} ${cx} ${cy}z`;
  });
  return (
    circle(cx, cy, r, roles.second) +
    filledPath(blades.join(''), roles.figure) +
    circle(cx, cy, r * 0.2, roles.detail) +
    ring(cx, cy, r * 0.28, roles.detail, 3)
  );
}

/** Rings cut in two and slid apart. */
function shift({ cx, cy, r, roles, random }: Canvas): string {
  const slide = r * random.pick([0.16, 0.22]);
  const half = (side: number): string =>
    [0.84, 0.7, 0.56, 0.42, 0.28, 0.14]
      .map((by, n) =>
        filledPath(
          sectorPathData(cx, cy + side * slide, r * by, side > 0 ? -90 : 90, side > 0 ? 90 : 270),
          n % 2 === 0 ? (side > 0 ? roles.figure : roles.second) : roles.ground,
        ),
      )
      .join('');
  return half(-1) + half(1) + circle(cx, cy, r * 0.07, roles.detail);
}
