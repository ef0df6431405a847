import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { d, disc, line, polygon, rect, shape, slice } from '../svg.ts';

/** Arches and long shadows of an empty square; a colonnade, a rose window, a bridge. */
export function arcade(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['square', 'colosseum', 'columns', 'rose', 'gate'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  const earth = kind === 'square' ? tones.second : kind === 'rose' ? tones.ground : tones.figure;
  return { art, sky: tones.ground, earth };
}

const kinds = { square, colosseum, columns, rose, gate };

function arch(x: number, foot: number, wide: number, high: number): string {
  const half = wide / 2;
  return d`M${x - half} ${foot}V${foot - high + half}a${half} ${half} 0 0 1 ${wide} 0V${foot}z`;
}

function square({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const level = focus.y + focus.h * 0.6;
  const bottom = focus.y + focus.h;
  const side = random.pick([-1, 1]);
  const ground = rect(0, level, w, h - level, tones.second);
  const edge = cx + side * r * 0.1;
  const wall = polygon([
    [edge, level + 4],
    [edge, level - r * 0.5],
    [side > 0 ? w : 0, focus.y + focus.h * 0.04],
    [side > 0 ? w : 0, bottom],
  ]);
  const openings = [0.22, 0.5, 0.86].map((at, n) => {
    const x = edge + side * at * r;
    const high = r * (0.42 + at * 0.62);
    return arch(x, level + r * at * 0.36, r * (0.15 + n * 0.06), high);
  });
  const px = cx - side * r * 0.52;
  const shadow = polygon([
    [px - 5, level + r * 0.3],
    [px + 5, level + r * 0.3],
    [px - side * r * 0.5 + 12, bottom],
    [px - side * r * 0.5 - 8, bottom],
  ]);
  const walker =
    line(d`M${px} ${level + r * 0.3}v${-r * 0.2}`, tones.figure, r * 0.09) +
    disc(px, level + r * 0.03, r * 0.05, tones.figure);
  const tower =
    rect(cx - side * r * 0.98 - r * 0.12, level - r * 0.9, r * 0.24, r * 0.9, tones.detail) +
    shape(
      polygon([
        [cx - side * r * 0.98 - r * 0.17, level - r * 0.9],
        [cx - side * r * 0.98, level - r * 1.1],
        [cx - side * r * 0.98 + r * 0.17, level - r * 0.9],
      ]),
      tones.figure,
    );
  return (
    ground +
    tower +
    shape(wall, tones.detail) +
    shape(openings.join(''), tones.figure) +
    shape(shadow, tones.figure) +
    walker
  );
}

function colosseum({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const sun = disc(cx + random.pick([-0.5, 0.5]) * r, focus.y + r * 0.46, r * 0.44, tones.detail);
  const tier = r * 0.42;
  const tiers = [0, 1, 2].map((n) => {
    const half = r * (0.98 - n * 0.03);
    const right = n === 2 ? half * 0.2 : half;
    const y = foot - tier * (n + 1);
    const holes = Array.from({ length: n === 2 ? 4 : 7 }, (_, at) =>
      arch(cx - half + r * 0.15 + at * r * 0.28, y + tier * 0.86, r * 0.16, tier * 0.62),
    );
    return (
      rect(cx - half, y, half + right, tier + 1, tones.second) +
      shape(holes.join(''), tones.figure) +
      rect(cx - half - 3, y, half + right + 6, 6, tones.figure)
    );
  });
  const broken = shape(
    polygon([
      [cx + r * 0.19, foot - tier * 3],
      [cx + r * 0.19, foot - tier * 2],
      [cx + r * 0.6, foot - tier * 2],
    ]),
    tones.second,
  );
  return sun + tiers.join('') + broken + rect(0, foot - 1, w, h - foot + 1, tones.figure);
}

function columns({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const base = foot - focus.h * 0.1;
  const top = focus.y + focus.h * 0.34;
  const disk = disc(cx, focus.y + focus.h * 0.4, r * 0.6, tones.detail);
  const shafts = Array.from({ length: 5 }, (_, n) => {
    const x = cx + (n - 2) * r * 0.42;
    const cut = n === 4 && random.chance(0.6) ? focus.h * 0.26 : 0;
    return (
      rect(x - r * 0.1, top + cut, r * 0.2, base - top - cut, tones.second) +
      rect(x + r * 0.02, top + cut, r * 0.08, base - top - cut, tones.figure)
    );
  });
  const roof = polygon([
    [cx - r * 1.06, top - r * 0.1],
    [cx, focus.y + focus.h * 0.06],
    [cx + r * 1.06, top - r * 0.1],
  ]);
  return (
    disk +
    shafts.join('') +
    shape(roof, tones.second) +
    rect(cx - r * 1.06, top - r * 0.1, r * 2.12, r * 0.11, tones.figure) +
    rect(cx - r * 1.1, base, r * 2.2, foot - base, tones.second) +
    rect(0, foot - focus.h * 0.05, w, h, tones.figure)
  );
}

/** A rose window. */
function rose({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const count = random.pick([8, 12]);
  const petals = Array.from({ length: count }, (_, n) => {
    const angle = (n * 360) / count;
    return `<g transform="rotate(${angle} ${d`${cx} ${cy}`})">${shape(d`M${cx} ${cy - r * 0.26}L${cx - (r * 2) / count} ${cy - r * 0.62}A${(r * 2) / count} ${(r * 2) / count} 0 0 1 ${cx + (r * 2) / count} ${cy - r * 0.62}z`, n % 2 === 0 ? tones.detail : tones.second)}</g>`;
  });
  return (
    disc(cx, cy, r * 0.98, tones.figure) +
    disc(cx, cy, r * 0.88, tones.ground) +
    disc(cx, cy, r * 0.86, tones.figure) +
    petals.join('') +
    disc(cx, cy, r * 0.2, tones.second) +
    disc(cx, cy, r * 0.1, tones.detail)
  );
}

/** Arch within arch within arch, somebody at the end. */
function gate({ w, h, focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const colours = [tones.figure, tones.second, tones.figure, tones.second, tones.detail];
  const arches = colours.map((colour, n) =>
    shape(arch(cx, foot, r * (1.96 - n * 0.36), focus.h * (0.98 - n * 0.14)), colour),
  );
  const rays = shape(slice(cx, foot, r * 0.26, 180, 360), tones.ground);
  const x = cx;
  const man =
    line(d`M${x} ${foot}v${-r * 0.3}`, tones.figure, r * 0.11) +
    disc(x, foot - r * 0.38, r * 0.06, tones.figure);
  return arches.join('') + rays + man + rect(0, foot - 1, w, h - foot + 1, tones.figure);
}
