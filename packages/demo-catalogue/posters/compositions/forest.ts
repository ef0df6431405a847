import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, polygonPathData, rect, strokedPath, svgNumbers } from '../svg.ts';

/** Woods: ranks of firs, bare birches, a bent tree, palms; a moon behind them. */
export function forest(canvas: Canvas): Picture {
  const { w, h, focus, cx, r, foot, roles, random } = canvas;
  const kind = pickMotif(canvas, ['firs', 'birches', 'oak', 'firs'] as const);
  const size = r * random.between(0.42, 0.62);
  const moon = circle(cx + random.pick([-0.3, 0, 0.34]) * r, focus.y + size + 6, size, roles.detail);
  const art =
    rect(0, 0, w, h, roles.ground) +
    moon +
    kinds[kind](canvas) +
    rect(0, foot - 1, w, h - foot + 1, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

const kinds = { firs, birches, oak };

function fir(x: number, foot: number, high: number): string {
  const wide = high * 0.23;
  return svgNumbers`M${x} ${foot - high}L${x + wide * 0.55} ${foot - high * 0.62}H${x + wide * 0.3}L${x + wide * 0.8} ${foot - high * 0.34}H${x + wide * 0.45}L${x + wide} ${foot}H${x - wide}L${x - wide * 0.45} ${foot - high * 0.34}H${x - wide * 0.8}L${x - wide * 0.3} ${foot - high * 0.62}H${x - wide * 0.55}z`;
}

function firs({ w, focus, foot, roles, random }: Canvas): string {
  const rank = (step: number, high: number, lift: number): string => {
    let path = '';
    for (let x = random.between(-0.5, 0.2) * step; x < w + step; x += step * random.between(0.75, 1.1))
      path += fir(x, foot - lift, high * random.between(0.7, 1.05));
    return path;
  };
  const back =
    filledPath(rank(focus.w * 0.17, focus.h * 0.56, focus.h * 0.14), roles.second) +
    rect(0, foot - focus.h * 0.15, w, focus.h * 0.16, roles.second);
  return back + filledPath(rank(focus.w * 0.26, focus.h * 0.5, 0), roles.figure);
}

function birches({ w, focus, foot, roles, random }: Canvas): string {
  let trunks = '';
  let notches = '';
  let twigs = '';
  const step = focus.w * 0.15;
  for (let x = step * random.between(0, 0.6); x < w; x += step * random.between(0.7, 1.3)) {
    const wide = step * random.between(0.22, 0.42);
    const top = focus.y + focus.h * random.between(0.02, 0.14);
    trunks += polygonPathData([
      [x, foot],
      [x + wide * 0.2, top],
      [x + wide * 0.5, top],
      [x + wide, foot],
    ]);
    for (let n = 1; n < 5; n += 1)
      notches += svgNumbers`M${x + wide * 0.2} ${top + focus.h * (n * 0.17 + random.between(0, 0.08))}h${wide * random.between(0.3, 0.6)}`;
    twigs += svgNumbers`M${x + wide * 0.4} ${top + focus.h * random.between(0.16, 0.4)}l${step * random.pick([-0.5, 0.5])} ${-step * 0.62}`;
  }
  const land = svgNumbers`M0 ${foot - focus.h * 0.12}Q${w / 2} ${foot - focus.h * 0.2} ${w} ${foot - focus.h * 0.08}V${foot}H0z`;
  return (
    strokedPath(twigs, roles.figure, 3) +
    filledPath(trunks, roles.figure) +
    strokedPath(notches, roles.second, 4) +
    filledPath(land, roles.second)
  );
}

/** A bare tree whose branches fork three times. */
function oak({ focus, cx, foot, roles, random }: Canvas): string {
  const levels = ['', '', '', ''];
  const grow = (x: number, y: number, long: number, angle: number, depth: number): void => {
    const nx = x + Math.cos(angle) * long;
    const ny = y - Math.sin(angle) * long;
    levels[depth] += svgNumbers`M${x} ${y}Q${x + (nx - x) * 0.3} ${y + (ny - y) * 0.6} ${nx} ${ny}`;
    if (depth === 3) return;
    for (const turn of [-0.62, 0.08, 0.66])
      grow(nx, ny, long * random.between(0.56, 0.74), angle + turn + random.between(-0.14, 0.14), depth + 1);
  };
  grow(cx, foot, focus.h * 0.36, Math.PI / 2, 0);
  const widths = [0.07, 0.036, 0.018, 0.008];
  const limbs = levels.map((path, n) =>
    strokedPath(path, roles.figure, focus.h * (widths[n] ?? 0), 'stroke-linecap="round"'),
  );
  const hill = svgNumbers`M${cx - focus.w} ${foot + 2}Q${cx} ${foot - focus.h * 0.2} ${cx + focus.w} ${foot + 2}z`;
  return limbs.join('') + filledPath(hill, roles.second);
}
