import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, polygonPathData, rect, strokedPath, svgNumbers } from '../svg.ts';

/** A city at night or at noon: towers with lit windows, or roofs, domes and bell towers. */
export function skyline(canvas: Canvas): Picture {
  const { w, h, focus, cx, r, foot, roles, random } = canvas;
  const moon = Math.min(r * random.between(0.34, 0.6), focus.h * 0.3);
  const star = circle(
    cx + random.pick([-0.45, 0, 0.45]) * r,
    focus.y + moon + focus.h * 0.04,
    moon,
    roles.detail,
  );
  const city =
    pickMotif(canvas, ['towers', 'towers', 'roofs'] as const) === 'towers' ? towers(canvas) : roofs(canvas);
  const art = rect(0, 0, w, h, roles.ground) + star + city + rect(0, foot - 2, w, h - foot + 2, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

function towers({ w, focus, foot, roles, random }: Canvas): string {
  const step = focus.w / 8;
  let back = '';
  let front = '';
  let windows = '';
  for (let x = -step * random.between(0, 1); x < w; x += step * random.pick([0.9, 1.1, 1.4])) {
    const high = focus.h * random.between(0.42, 0.7);
    back += svgNumbers`M${x} ${foot}v${-high}h${step}v${high}z`;
  }
  for (let x = -step * random.between(0, 0.6); x < w; ) {
    const wide = step * random.pick([1, 1.3, 1.7]);
    const high = focus.h * random.between(0.18, 0.5);
    front += tower(x, foot, wide, high, random.whole(0, 3));
    const columns = Math.floor((wide - 8) / 11);
    for (let column = 0; column < columns; column += 1) {
      if (random.chance(0.55))
        windows += svgNumbers`M${x + 11 + column * 11} ${foot - high + 12}V${foot - 8}`;
    }
    x += wide + random.pick([0, 0, step * 0.25]);
  }
  const lit = strokedPath(windows, roles.detail, 4.5, `stroke-dasharray="7 9 7 25 7 9"`);
  return filledPath(back, roles.second) + filledPath(front, roles.figure) + lit;
}

function tower(x: number, foot: number, wide: number, high: number, crown: number): string {
  const body = svgNumbers`M${x} ${foot}v${-high}`;
  if (crown === 1) return svgNumbers`${body}l${wide / 2} ${-wide * 0.7}l${wide / 2} ${wide * 0.7}v${high}z`;
  if (crown === 2) {
    const s = wide / 5;
    return svgNumbers`${body}h${s}v${-s}h${s}v${-s}h${s * 0.3}v${-s * 3}h${s * 0.4}v${s * 3}h${s * 0.3}v${s}h${s}v${s}h${s}v${high}z`;
  }
  if (crown === 3) return svgNumbers`${body}l${wide} ${-wide * 0.4}v${high + wide * 0.4}z`;
  return svgNumbers`${body}h${wide}v${high}z`;
}

/** Rooftops with a dome and a bell tower. */
function roofs({ w, cx, r, foot, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const dx = cx + side * r * 0.34;
  const tx = cx - side * r * 0.52;
  let gables = '';
  for (let x = -random.between(0, r * 0.4); x < w; ) {
    const wide = r * random.between(0.34, 0.6);
    const high = r * random.between(0.2, 0.46);
    gables += polygonPathData([
      [x, foot],
      [x, foot - high],
      [x + wide / 2, foot - high - wide * 0.28],
      [x + wide, foot - high],
      [x + wide, foot],
    ]);
    x += wide;
  }
  return (
    drawingAt('skyline/dome', dx, foot, r, roles) +
    drawingAt('skyline/bell-tower', tx, foot, r, roles) +
    filledPath(gables, roles.figure)
  );
}
