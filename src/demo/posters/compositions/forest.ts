import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { d, disc, line, polygon, rect, shape } from '../svg.ts';

/** Woods: ranks of firs, bare birches, a bent tree, palms; a moon behind them. */
export function forest(stage: Stage): Picture {
  const { w, h, focus, tones, random } = stage;
  const { cx, r } = middle(focus);
  const kind = variant(stage, ['firs', 'birches', 'oak', 'firs'] as const);
  const size = r * random.between(0.42, 0.62);
  const moon = disc(cx + random.pick([-0.3, 0, 0.34]) * r, focus.y + size + 6, size, tones.detail);
  const foot = focus.y + focus.h;
  const art =
    rect(0, 0, w, h, tones.ground) +
    moon +
    kinds[kind](stage) +
    rect(0, foot - 1, w, h - foot + 1, tones.figure);
  return { art, sky: tones.ground, earth: tones.figure };
}

const kinds = { firs, birches, oak };

function fir(x: number, foot: number, high: number): string {
  const wide = high * 0.23;
  return d`M${x} ${foot - high}L${x + wide * 0.55} ${foot - high * 0.62}H${x + wide * 0.3}L${x + wide * 0.8} ${foot - high * 0.34}H${x + wide * 0.45}L${x + wide} ${foot}H${x - wide}L${x - wide * 0.45} ${foot - high * 0.34}H${x - wide * 0.8}L${x - wide * 0.3} ${foot - high * 0.62}H${x - wide * 0.55}z`;
}

function firs({ w, focus, tones, random }: Stage): string {
  const foot = focus.y + focus.h;
  const rank = (step: number, high: number, lift: number): string => {
    let path = '';
    for (let x = random.between(-0.5, 0.2) * step; x < w + step; x += step * random.between(0.75, 1.1))
      path += fir(x, foot - lift, high * random.between(0.7, 1.05));
    return path;
  };
  const back =
    shape(rank(focus.w * 0.17, focus.h * 0.56, focus.h * 0.14), tones.second) +
    rect(0, foot - focus.h * 0.15, w, focus.h * 0.16, tones.second);
  return back + shape(rank(focus.w * 0.26, focus.h * 0.5, 0), tones.figure);
}

function birches({ w, focus, tones, random }: Stage): string {
  const foot = focus.y + focus.h;
  let trunks = '';
  let notches = '';
  let twigs = '';
  const step = focus.w * 0.15;
  for (let x = step * random.between(0, 0.6); x < w; x += step * random.between(0.7, 1.3)) {
    const wide = step * random.between(0.22, 0.42);
    const top = focus.y + focus.h * random.between(0.02, 0.14);
    trunks += polygon([
      [x, foot],
      [x + wide * 0.2, top],
      [x + wide * 0.5, top],
      [x + wide, foot],
    ]);
    for (let n = 1; n < 5; n += 1)
      notches += d`M${x + wide * 0.2} ${top + focus.h * (n * 0.17 + random.between(0, 0.08))}h${wide * random.between(0.3, 0.6)}`;
    twigs += d`M${x + wide * 0.4} ${top + focus.h * random.between(0.16, 0.4)}l${step * random.pick([-0.5, 0.5])} ${-step * 0.62}`;
  }
  const land = d`M0 ${foot - focus.h * 0.12}Q${w / 2} ${foot - focus.h * 0.2} ${w} ${foot - focus.h * 0.08}V${foot}H0z`;
  return (
    line(twigs, tones.figure, 3) +
    shape(trunks, tones.figure) +
    line(notches, tones.second, 4) +
    shape(land, tones.second)
  );
}

/** A bare tree whose branches fork three times. */
function oak({ focus, tones, random }: Stage): string {
  const { cx } = middle(focus);
  const foot = focus.y + focus.h;
  const levels = ['', '', '', ''];
  const grow = (x: number, y: number, long: number, angle: number, depth: number): void => {
    const nx = x + Math.cos(angle) * long;
    const ny = y - Math.sin(angle) * long;
    levels[depth] += d`M${x} ${y}Q${x + (nx - x) * 0.3} ${y + (ny - y) * 0.6} ${nx} ${ny}`;
    if (depth === 3) return;
    for (const turn of [-0.62, 0.08, 0.66])
      grow(nx, ny, long * random.between(0.56, 0.74), angle + turn + random.between(-0.14, 0.14), depth + 1);
  };
  grow(cx, foot, focus.h * 0.36, Math.PI / 2, 0);
  const widths = [0.07, 0.036, 0.018, 0.008];
  const limbs = levels.map((path, n) =>
    line(path, tones.figure, focus.h * (widths[n] ?? 0), 'stroke-linecap="round"'),
  );
  const hill = d`M${cx - focus.w} ${foot + 2}Q${cx} ${foot - focus.h * 0.2} ${cx + focus.w} ${foot + 2}z`;
  return limbs.join('') + shape(hill, tones.second);
}
