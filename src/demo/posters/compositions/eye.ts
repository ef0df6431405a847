import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { gridOf } from '../grid.ts';
import { sheet } from '../scenery.ts';
import { d, disc, line, onCircle, rect, ring, shape, slice } from '../svg.ts';

/** An eye that looks back: rayed, ringed, weeping, one of many, in a keyhole. */
export function eye(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['rayed', 'tear', 'keyhole', 'many', 'split'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: tones.ground };
}

const kinds = { rayed, tear, keyhole, many, split };

function open(cx: number, cy: number, half: number, white: string, iris: string, pupil: string): string {
  const lid = half * 0.72;
  const almond = d`M${cx - half} ${cy}Q${cx} ${cy - lid * 1.5} ${cx + half} ${cy}Q${cx} ${cy + lid * 1.5} ${cx - half} ${cy}z`;
  return (
    shape(almond, white) +
    disc(cx, cy, half * 0.46, iris) +
    disc(cx, cy, half * 0.23, pupil) +
    disc(cx + half * 0.14, cy - half * 0.15, half * 0.075, white)
  );
}

function rayed({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const count = random.pick([16, 20, 28]);
  const rays = Array.from({ length: count }, (_, n) =>
    slice(cx, cy, r * 1, (n * 360) / count, ((n + 0.5) * 360) / count),
  );
  const iris = [0.34, 0.4].map((by) => ring(cx, cy, r * by, tones.ground, 1.5)).join('');
  return (
    shape(rays.join(''), tones.second) +
    open(cx, cy, r * 0.86, tones.figure, tones.detail, tones.figure) +
    iris
  );
}

function tear({ focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const cy = focus.y + focus.h * 0.4;
  const lashes = Array.from({ length: 9 }, (_, n) => {
    const [x1, y1] = onCircle(cx, cy + r * 0.36, r * 0.94, 214 + n * 14);
    const [x2, y2] = onCircle(cx, cy + r * 0.36, r * 1.14, 214 + n * 14);
    return d`M${x1} ${y1}L${x2} ${y2}`;
  });
  const x = cx + random.pick([-0.4, 0, 0.4]) * r;
  const drop = d`M${x} ${cy + r * 0.42}C${x + r * 0.1} ${cy + r * 0.74} ${x + r * 0.2} ${cy + r * 0.8} ${x + r * 0.2} ${cy + r * 0.96}A${r * 0.2} ${r * 0.2} 0 0 1 ${x - r * 0.2} ${cy + r * 0.96}C${x - r * 0.2} ${cy + r * 0.8} ${x - r * 0.1} ${cy + r * 0.74} ${x} ${cy + r * 0.42}z`;
  return (
    line(lashes.join(''), tones.figure, r * 0.05, 'stroke-linecap="round"') +
    open(cx, cy, r * 0.9, tones.figure, tones.second, tones.ground) +
    shape(drop, tones.detail)
  );
}

function keyhole({ focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const cy = focus.y + focus.h * 0.42;
  const plate = rect(cx - r * 0.74, focus.y + 4, r * 1.48, focus.h - 8, tones.figure);
  const hole = d`M${cx - r * 0.2} ${cy + r * 0.34}L${cx - r * 0.38} ${focus.y + focus.h - r * 0.16}H${cx + r * 0.38}L${cx + r * 0.2} ${cy + r * 0.34}z`;
  const screws = [focus.y + r * 0.14, focus.y + focus.h - r * 0.1].map(
    (y) => disc(cx - r * 0.6, y, r * 0.04, tones.ground) + disc(cx + r * 0.6, y, r * 0.04, tones.ground),
  );
  return (
    plate +
    disc(cx, cy, r * 0.5, tones.second) +
    shape(hole, tones.second) +
    open(cx, cy, r * 0.46, tones.ground, tones.detail, tones.figure) +
    screws.join('')
  );
}

function many(stage: Stage): string {
  const { tones } = stage;
  const { cells, wide } = gridOf(stage, 3, 0.72);
  const half = wide * 0.45;
  const eyes = cells.map(({ x, y, odd }) => {
    if (!odd) return d`<use href="#e" x="${x}" y="${y}"/>`;
    return line(d`M${x - half} ${y}Q${x} ${y + half} ${x + half} ${y}`, tones.detail, half * 0.2);
  });
  return `<defs><g id="e">${open(0, 0, half, tones.figure, tones.second, tones.ground)}</g></defs>${eyes.join('')}`;
}

/** Half open, half a record of rings. */
function split({ focus, tones }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const rings = [0.98, 0.82, 0.66, 0.5, 0.34].map((by, n) =>
    shape(slice(cx, cy, r * by, 90, 270), n % 2 === 0 ? tones.second : tones.ground),
  );
  const lid = d`M${cx} ${cy - r * 0.66}Q${cx + r * 0.6} ${cy - r * 0.6} ${cx + r * 0.98} ${cy}Q${cx + r * 0.6} ${cy + r * 0.6} ${cx} ${cy + r * 0.66}z`;
  return (
    rings.join('') +
    shape(lid, tones.figure) +
    disc(cx, cy, r * 0.34, tones.detail) +
    disc(cx, cy, r * 0.17, tones.figure)
  );
}
