import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { d, disc, line, oval, polygon, rect, shape } from '../svg.ts';

/** A street at night: a lamp's cone, rain and an umbrella, a shadow longer than its man, an alley. */
export function nightStreet(stage: Stage): Picture {
  const { w, h, tones } = stage;
  const kind = variant(stage, ['lamp', 'rain', 'shadow', 'alley'] as const);
  const art = rect(0, 0, w, h, tones.ground) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: kind === 'lamp' || kind === 'alley' ? tones.figure : tones.ground };
}

const kinds = { lamp, rain, shadow, alley };

/** A man in coat and hat, his feet at (x, foot). */
function man(x: number, foot: number, high: number, colour: string): string {
  const s = high / 100;
  const at = (px: number, py: number): string => d`${x + px * s} ${foot - py * s}`;
  return shape(
    `M${at(-16, 0)}L${at(-17, 40)}L${at(-19, 70)}Q${at(-16, 80)} ${at(-5, 82)}V${d`${foot - 85 * s}`}Q${at(-9, 87)} ${at(-9, 92)}H${d`${x - 15 * s}`}V${d`${foot - 94 * s}`}L${at(-8, 95)}L${at(-7, 103)}Q${at(0, 106)} ${at(7, 103)}L${at(8, 95)}L${at(15, 94)}V${d`${foot - 92 * s}`}H${d`${x + 9 * s}`}Q${at(9, 87)} ${at(5, 85)}V${d`${foot - 82 * s}`}Q${at(16, 80)} ${at(19, 70)}L${at(17, 40)}L${at(16, 0)}H${d`${x + 5 * s}`}L${at(0, 34)}L${at(-5, 0)}z`,
    colour,
  );
}

function lamp({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const side = random.pick([-1, 1]);
  const foot = focus.y + focus.h * 0.88;
  const lx = cx + side * r * 0.4;
  const top = focus.y + r * 0.16;
  const cone = polygon([
    [lx - r * 0.1, top + r * 0.12],
    [lx + r * 0.1, top + r * 0.12],
    [lx + r * 0.86, foot],
    [lx - r * 0.86, foot],
  ]);
  const post = line(
    d`M${lx + side * r * 0.52} ${foot}V${top + r * 0.1}Q${lx + side * r * 0.5} ${top - r * 0.04} ${lx + side * r * 0.3} ${top - r * 0.04}H${lx}v${r * 0.08}`,
    tones.figure,
    r * 0.04,
  );
  const head = shape(
    d`M${lx - r * 0.15} ${top + r * 0.13}Q${lx} ${top - r * 0.08} ${lx + r * 0.15} ${top + r * 0.13}z`,
    tones.figure,
  );
  const pool = oval(lx, foot, r * 0.86, r * 0.12, tones.detail);
  return (
    shape(cone, tones.second) +
    rect(0, foot, w, h - foot, tones.figure) +
    pool +
    post +
    head +
    man(lx - side * r * 0.3, foot + r * 0.03, r * 0.84, tones.figure)
  );
}

function rain({ w, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  let drops = '';
  for (let n = 0; n < (w / 400) * 60; n += 1)
    drops += d`M${random.whole(0, w)} ${focus.y + random.between(0, 0.86) * focus.h}l${-r * 0.05} ${r * 0.16}`;
  const foot = focus.y + focus.h * 0.96;
  const top = focus.y + focus.h * 0.2;
  const half = r * 0.72;
  const rib = half / 2;
  const edge = top + half * 0.72;
  const dome = d`M${cx - half} ${edge}A${half} ${half * 0.74} 0 0 1 ${cx + half} ${edge}q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0q${-rib / 2} ${-rib * 0.4} ${-rib} 0z`;
  const stick = line(d`M${cx} ${top - r * 0.06}V${edge + r * 0.5}`, tones.figure, r * 0.03);
  const pair =
    man(cx - r * 0.16, foot, foot - edge + r * 0.02, tones.figure) +
    man(cx + r * 0.2, foot, (foot - edge) * 0.9, tones.figure);
  const puddle = oval(cx, foot, r * 0.8, r * 0.06, tones.second);
  return (
    line(drops, tones.second, 2.4, 'stroke-linecap="round"') +
    puddle +
    stick +
    pair +
    shape(dome, tones.detail)
  );
}

function shadow({ w, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const side = random.pick([-1, 1]);
  const level = focus.y + focus.h * 0.86;
  const wall = rect(0, focus.y, w, level - focus.y, tones.second);
  const big = man(cx - side * r * 0.3, level, focus.h * 0.8, tones.ground);
  const small = man(cx + side * r * 0.52, focus.y + focus.h * 0.98, r * 0.62, tones.figure);
  const link = polygon([
    [cx + side * r * 0.44, focus.y + focus.h * 0.97],
    [cx + side * r * 0.6, focus.y + focus.h * 0.97],
    [cx - side * r * 0.12, level],
    [cx - side * r * 0.5, level],
  ]);
  const bulb =
    disc(cx + side * r * 0.8, focus.y + r * 0.18, r * 0.1, tones.detail) +
    line(d`M${cx + side * r * 0.8} ${focus.y}v${r * 0.1}`, tones.figure, 3);
  return wall + big + shape(link, tones.detail) + small + bulb;
}

function alley({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const gap = r * 0.34;
  const left = polygon([
    [0, focus.y + focus.h * 0.02],
    [cx - gap, focus.y + focus.h * 0.3],
    [cx - gap, foot - focus.h * 0.14],
    [cx - r, foot],
    [0, foot],
  ]);
  const right = polygon([
    [w, focus.y + focus.h * 0.06],
    [cx + gap, focus.y + focus.h * 0.34],
    [cx + gap, foot - focus.h * 0.14],
    [cx + r, foot],
    [w, foot],
  ]);
  const moon = disc(cx, focus.y + focus.h * 0.4, r * 0.3, tones.detail);
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
      random.chance(0.6) ? tones.detail : tones.ground,
    ),
  );
  const floor = polygon([
    [cx - gap, foot - focus.h * 0.14],
    [cx + gap, foot - focus.h * 0.14],
    [cx + r, foot + 1],
    [cx - r, foot + 1],
  ]);
  const washing = line(
    d`M${cx - gap * 1.6} ${focus.y + focus.h * 0.4}Q${cx} ${focus.y + focus.h * 0.5} ${cx + gap * 1.7} ${focus.y + focus.h * 0.42}`,
    tones.figure,
    2,
  );
  return (
    moon +
    washing +
    shape(left + right, tones.figure) +
    shape(floor, tones.second) +
    windows.join('') +
    man(cx, foot - focus.h * 0.04, r * 0.66, tones.figure) +
    rect(0, foot, w, h - foot, tones.figure)
  );
}
