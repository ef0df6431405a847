import type { ColourRoles } from '../colour-roles.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, ellipse, filledPath, polygonPathData, rect, strokedPath, svgNumbers } from '../svg.ts';

/** A street at night: a lamp's cone, rain and an umbrella, a shadow longer than its man, an alley. */
export const nightStreet = composed(
  { lamp, rain, shadow, alley },
  { earths: { lamp: 'figure', alley: 'figure' } },
);

/** A man in coat and hat, his feet at (x, foot). */
function man(x: number, foot: number, high: number, roles: ColourRoles): string {
  return drawingAt('night-street/man', x, foot, high, roles);
}

function lamp({ w, h, focus, cx, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const foot = focus.y + focus.h * 0.88;
  const lx = cx + side * r * 0.4;
  const top = focus.y + r * 0.16;
  const cone = polygonPathData([
    [lx - r * 0.1, top + r * 0.12],
    [lx + r * 0.1, top + r * 0.12],
    [lx + r * 0.86, foot],
    [lx - r * 0.86, foot],
  ]);
  const post = strokedPath(
    svgNumbers`M${lx + side * r * 0.52} ${foot}V${top + r * 0.1}Q${lx + side * r * 0.5} ${top - r * 0.04} ${lx + side * r * 0.3} ${top - r * 0.04}H${lx}v${r * 0.08}`,
    roles.figure,
    r * 0.04,
  );
  const head = filledPath(
    svgNumbers`M${lx - r * 0.15} ${top + r * 0.13}Q${lx} ${top - r * 0.08} ${lx + r * 0.15} ${top + r * 0.13}z`,
    roles.figure,
  );
  const pool = ellipse(lx, foot, r * 0.86, r * 0.12, roles.detail);
  return (
    filledPath(cone, roles.second) +
    rect(0, foot, w, h - foot, roles.figure) +
    pool +
    post +
    head +
    man(lx - side * r * 0.3, foot + r * 0.03, r * 0.84, roles)
  );
}

function rain({ w, focus, cx, r, roles, random }: Canvas): string {
  let drops = '';
  for (let n = 0; n < (w / 400) * 60; n += 1)
    drops += svgNumbers`M${random.whole(0, w)} ${focus.y + random.between(0, 0.86) * focus.h}l${-r * 0.05} ${r * 0.16}`;
  const foot = focus.y + focus.h * 0.96;
  const top = focus.y + focus.h * 0.2;
  const half = r * 0.72;
  const rib = half / 2;
  const edge = top + half * 0.72;
  const dome = svgNumbers`M${cx - half} ${edge}A${half} ${half * 0.74} 0 0 1 ${cx + half} ${edge}q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0z`;
  const stick = strokedPath(svgNumbers`M${cx} ${top - r * 0.06}V${edge + r * 0.5}`, roles.figure, r * 0.03);
  const pair =
    man(cx - r * 0.16, foot, foot - edge + r * 0.02, roles) +
    man(cx + r * 0.2, foot, (foot - edge) * 0.9, roles);
  const puddle = ellipse(cx, foot, r * 0.8, r * 0.06, roles.second);
  return (
    strokedPath(drops, roles.second, 2.4, 'stroke-linecap="round"') +
    puddle +
    stick +
    pair +
    filledPath(dome, roles.detail)
  );
}

function shadow({ w, focus, cx, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const level = focus.y + focus.h * 0.86;
  const wall = rect(0, focus.y, w, level - focus.y, roles.second);
  const big = man(cx - side * r * 0.3, level, focus.h * 0.8, { ...roles, figure: roles.ground });
  const small = man(cx + side * r * 0.52, focus.y + focus.h * 0.98, r * 0.62, roles);
  const link = polygonPathData([
    [cx + side * r * 0.44, focus.y + focus.h * 0.97],
    [cx + side * r * 0.6, focus.y + focus.h * 0.97],
    [cx - side * r * 0.12, level],
    [cx - side * r * 0.5, level],
  ]);
  const bulb =
    circle(cx + side * r * 0.8, focus.y + r * 0.18, r * 0.1, roles.detail) +
    strokedPath(svgNumbers`M${cx + side * r * 0.8} ${focus.y}v${r * 0.1}`, roles.figure, 3);
  return wall + big + filledPath(link, roles.detail) + small + bulb;
}

function alley({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const gap = r * 0.34;
  const left = polygonPathData([
    [0, focus.y + focus.h * 0.02],
    [cx - gap, focus.y + focus.h * 0.3],
    [cx - gap, foot - focus.h * 0.14],
    [cx - r, foot],
    [0, foot],
  ]);
  const right = polygonPathData([
    [w, focus.y + focus.h * 0.06],
    [cx + gap, focus.y + focus.h * 0.34],
    [cx + gap, foot - focus.h * 0.14],
    [cx + r, foot],
    [w, foot],
  ]);
  const moon = circle(cx, focus.y + focus.h * 0.4, r * 0.3, roles.detail);
  const windows = [
    [-0.62, 0.5],
    [-0.8, 0.64],
    [0.58, 0.48],
    [0.8, 0.7],
  ].map(([x = 0, y = 0]) =>
    rect(
      cx + x * r - r * 0.05,
      focus.y + focus.h * y,
      r * 0.1,
      r * 0.17,
      random.chance(0.6) ? roles.detail : roles.ground,
    ),
  );
  const floor = polygonPathData([
    [cx - gap, foot - focus.h * 0.14],
    [cx + gap, foot - focus.h * 0.14],
    [cx + r, foot + 1],
    [cx - r, foot + 1],
  ]);
  const washing = strokedPath(
    svgNumbers`M${cx - gap * 1.6} ${focus.y + focus.h * 0.4}Q${cx} ${focus.y + focus.h * 0.5} ${cx + gap * 1.7} ${focus.y + focus.h * 0.42}`,
    roles.figure,
    2,
  );
  return (
    moon +
    washing +
    filledPath(left + right, roles.figure) +
    filledPath(floor, roles.second) +
    windows.join('') +
    man(cx, foot - focus.h * 0.04, r * 0.66, roles) +
    rect(0, foot, w, h - foot, roles.figure)
  );
}
