import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawing, drawingAt } from '../drawing.ts';
import { circle, filledPath, roundStrokedPath, strokedPath, svgNumbers, transformed } from '../svg.ts';

/** Birds, balloons, kites: things in the air. */
export const birds = composed(
  { flock, swallow, wire, balloons, dove, crow },
  { background: flatOrPatternedBackground },
);

function gull(x: number, y: number, s: number, lift: number): string {
  return svgNumbers`M${x - s} ${y - s * lift}Q${x - s * 0.4} ${y - s * (lift + 0.3)} ${x} ${y}Q${x + s * 0.4} ${y - s * (lift + 0.3)} ${x + s} ${y - s * lift}Q${x + s * 0.4} ${y - s * 0.1} ${x} ${y + s * 0.26}Q${x - s * 0.4} ${y - s * 0.1} ${x - s} ${y - s * lift}z`;
}

function flock({ focus, cx, cy, r, roles, random }: Canvas): string {
  const back = circle(cx, cy + r * 0.04, r * 0.72, roles.second);
  let dark = '';
  let light = '';
  for (let n = 0; n < 20; n += 1) {
    const x = focus.x + focus.w * (((n * 0.618) % 1) * 0.88 + 0.06);
    const y = focus.y + focus.h * ((n / 20) * 0.86 + 0.06);
    const bird = gull(x, y, r * random.between(0.09, 0.26), random.between(0.05, 0.5));
    if (n % 6 === 3) light += bird;
    else dark += bird;
  }
  return back + filledPath(dark, roles.figure) + filledPath(light, roles.detail);
}

function swallow({ cx, cy, r, roles, random }: Canvas): string {
  const small = [
    [0.66, 0.62, 0.2],
    [-0.6, -0.66, 0.16],
  ].map(([x = 0, y = 0, s = 0]) =>
    drawingAt('birds/swallow', cx + x * r, cy + y * r, r * s, { ...roles, figure: roles.detail }),
  );
  return (
    circle(cx - r * 0.1, cy, r * 0.84, roles.second) +
    transformed(cx, cy, (r / 100) * 0.9, drawing('birds/swallow', roles), random.pick([0, -16, 14])) +
    small.join('')
  );
}

function wire({ w, focus, cx, r, roles, random }: Canvas): string {
  const levels = [0.3, 0.52, 0.74, 0.94].map((at) => focus.y + focus.h * at);
  const wires = strokedPath(levels.map((y) => svgNumbers`M0 ${y}H${w}`).join(''), roles.figure, 2.4);
  const sitting = Array.from({ length: 11 }, (_, n) => {
    const y = levels[n % 4] ?? 0;
    const x = cx + (((n * 0.618) % 1) * 2 - 1) * r * 0.86;
    const bird = drawing('birds/perched', n === 5 ? { ...roles, figure: roles.detail } : roles);
    return `<g transform="translate(${svgNumbers`${x} ${y}`})scale(${random.chance(0.5) ? '' : '-'}${svgNumbers`${r / 300}`} ${svgNumbers`${r / 300}`})">${bird}</g>`;
  });
  return circle(cx, focus.y + focus.h * 0.56, r * 0.8, roles.second) + wires + sitting.join('');
}

function balloons({ focus, cx, r, roles, random }: Canvas): string {
  const colours = [roles.second, roles.detail, roles.figure];
  const knot = [cx + random.between(-0.1, 0.1) * r, focus.y + focus.h * 0.98] as const;
  const tops = [
    [-0.5, 0.34],
    [0.46, 0.3],
    [0, 0.2],
    [-0.24, 0.56],
    [0.3, 0.6],
    [0.62, 0.64],
    [-0.68, 0.7],
  ];
  const strings = tops.map(
    ([x = 0, y = 0]) => svgNumbers`M${knot[0]} ${knot[1]}L${cx + x * r} ${focus.y + focus.h * y}`,
  );
  const skins = tops.map(([x = 0, y = 0], n) => {
    const s = r * 0.27;
    const [bx, by] = [cx + x * r, focus.y + focus.h * y];
    return filledPath(
      svgNumbers`M${bx} ${by + s * 0.9}C${bx - s * 1.5} ${by - s * 0.1} ${bx - s} ${by - s * 1.3} ${bx} ${by - s * 1.3}S${bx + s * 1.5} ${by - s * 0.1} ${bx} ${by + s * 0.9}z`,
      colours[n % 3] ?? roles.figure,
    );
  });
  return strokedPath(strings.join(''), roles.figure, 1.6) + skins.join('');
}

function dove({ cx, cy, r, roles }: Canvas): string {
  return circle(cx, cy, r * 0.86, roles.second) + drawingAt('birds/dove', cx - r * 0.06, cy, r * 0.86, roles);
}

function crow({ cx, cy, r, roles, random }: Canvas): string {
  const back = circle(cx + random.pick([-0.2, 0.2]) * r, cy - r * 0.16, r * 0.72, roles.second);
  const bough = roundStrokedPath(
    svgNumbers`M${cx - r} ${cy + r * 0.74}Q${cx} ${cy + r * 0.56} ${cx + r} ${cy + r * 0.8}M${cx + r * 0.4} ${cy + r * 0.66}l${r * 0.4} ${-r * 0.4}`,
    roles.figure,
    r * 0.06,
  );
  const bird = drawingAt('birds/crow', cx, cy, r / 0.72, roles);
  return back + bough + bird;
}
