import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { d, disc, line, polygon, rect, shape } from '../svg.ts';

/** A city at night or at noon: towers with lit windows, or roofs, domes and bell towers. */
export function skyline(stage: Stage): Picture {
  const { w, h, focus, tones, random } = stage;
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const moon = Math.min(r * random.between(0.34, 0.6), focus.h * 0.3);
  const star = disc(
    cx + random.pick([-0.45, 0, 0.45]) * r,
    focus.y + moon + focus.h * 0.04,
    moon,
    tones.detail,
  );
  const city =
    variant(stage, ['towers', 'towers', 'roofs'] as const) === 'towers' ? towers(stage) : roofs(stage);
  const art = rect(0, 0, w, h, tones.ground) + star + city + rect(0, foot - 2, w, h - foot + 2, tones.figure);
  return { art, sky: tones.ground, earth: tones.figure };
}

function towers({ w, focus, tones, random }: Stage): string {
  const foot = focus.y + focus.h;
  const step = focus.w / 8;
  let back = '';
  let front = '';
  let windows = '';
  for (let x = -step * random.between(0, 1); x < w; x += step * random.pick([0.9, 1.1, 1.4])) {
    const high = focus.h * random.between(0.42, 0.7);
    back += d`M${x} ${foot}v${-high}h${step}v${high}z`;
  }
  for (let x = -step * random.between(0, 0.6); x < w; ) {
    const wide = step * random.pick([1, 1.3, 1.7]);
    const high = focus.h * random.between(0.18, 0.5);
    front += tower(x, foot, wide, high, random.whole(0, 3));
    const columns = Math.floor((wide - 8) / 11);
    for (let column = 0; column < columns; column += 1) {
      if (random.chance(0.55)) windows += d`M${x + 11 + column * 11} ${foot - high + 12}V${foot - 8}`;
    }
    x += wide + random.pick([0, 0, step * 0.25]);
  }
  const lit = line(windows, tones.detail, 4.5, `stroke-dasharray="7 9 7 25 7 9"`);
  return shape(back, tones.second) + shape(front, tones.figure) + lit;
}

function tower(x: number, foot: number, wide: number, high: number, crown: number): string {
  const body = d`M${x} ${foot}v${-high}`;
  if (crown === 1) return d`${body}l${wide / 2} ${-wide * 0.7}l${wide / 2} ${wide * 0.7}v${high}z`;
  if (crown === 2) {
    const s = wide / 5;
    return d`${body}h${s}v${-s}h${s}v${-s}h${s * 0.3}v${-s * 3}h${s * 0.4}v${s * 3}h${s * 0.3}v${s}h${s}v${s}h${s}v${high}z`;
  }
  if (crown === 3) return d`${body}l${wide} ${-wide * 0.4}v${high + wide * 0.4}z`;
  return d`${body}h${wide}v${high}z`;
}

/** Rooftops with a dome and a bell tower. */
function roofs({ w, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const side = random.pick([-1, 1]);
  const dx = cx + side * r * 0.34;
  const tx = cx - side * r * 0.52;
  const dome = d`M${dx - r * 0.46} ${foot}V${foot - r * 0.62}A${r * 0.46} ${r * 0.5} 0 0 1 ${dx + r * 0.46} ${foot - r * 0.62}V${foot}z`;
  const lantern = d`M${dx - r * 0.09} ${foot - r * 1.02}v${-r * 0.26}l${r * 0.09} ${-r * 0.16}l${r * 0.09} ${r * 0.16}v${r * 0.26}z`;
  const bell = d`M${tx - r * 0.14} ${foot}V${foot - r * 1.1}l${r * 0.14} ${-r * 0.34}l${r * 0.14} ${r * 0.34}V${foot}z`;
  const ribs = [-0.25, 0, 0.25].map(
    (at) =>
      d`M${dx + at * r} ${foot - r * (0.98 - Math.abs(at) * 0.3)}Q${dx + at * r * 1.5} ${foot - r * 0.8} ${dx + at * r * 1.6} ${foot - r * 0.62}`,
  );
  let gables = '';
  for (let x = -random.between(0, r * 0.4); x < w; ) {
    const wide = r * random.between(0.34, 0.6);
    const high = r * random.between(0.2, 0.46);
    gables += polygon([
      [x, foot],
      [x, foot - high],
      [x + wide / 2, foot - high - wide * 0.28],
      [x + wide, foot - high],
      [x + wide, foot],
    ]);
    x += wide;
  }
  const lights = line(d`M${tx} ${foot - r * 0.98}v${r * 0.2}`, tones.detail, r * 0.1);
  const rim = rect(dx - r * 0.5, foot - r * 0.66, r, r * 0.06, tones.figure);
  const ribbing = line(ribs.join(''), tones.ground, 2);
  return shape(dome + lantern + bell, tones.second) + ribbing + rim + lights + shape(gables, tones.figure);
}
