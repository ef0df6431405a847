import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, rect, ring, svgNumbers } from '../svg.ts';
import { halftone } from '../textures.ts';

/** A sun or moon over a land: dunes, table mountains, Tuscan hills. */
export function horizon(canvas: Canvas): Picture {
  const { w, h, focus, roles, random } = canvas;
  const level = focus.y + focus.h * random.between(0.66, 0.74);
  const land = pickMotif(canvas, ['dunes', 'mesas', 'hills'] as const);
  const star = drawStar(canvas, level);
  const art = rect(0, 0, w, h, roles.ground) + star + lands[land](canvas, level);
  return { art, sky: roles.ground, earth: roles.figure };
}

function drawStar(canvas: Canvas, level: number): string {
  const { focus, cx, r, roles, random } = canvas;
  const size = Math.min(r * random.between(0.62, 0.84), (level - focus.y) * 0.56);
  const x = cx + random.pick([-0.34, 0, 0, 0.34]) * (focus.w / 2 - size * 0.4);
  const y = Math.max(focus.y + size + 2, level - size * random.pick([0.25, 0.8, 1.15]));
  const face = circle(x, y, size, roles.detail);
  const kind = random.pick(['plain', 'sliced', 'ringed', 'dotted'] as const);
  if (kind === 'ringed')
    return face + [1.16, 1.34].map((by) => ring(x, y, size * by, roles.detail, 2)).join('');
  if (kind === 'plain') return face;
  if (kind === 'dotted') {
    return (
      face +
      halftone({ x: x - size, y: y + size * 0.05, w: size * 2, h: size * 0.95 }, roles.ground, size / 7)
    );
  }
  const cuts = [0.1, 0.3, 0.5, 0.7, 0.86];
  return (
    face + cuts.map((at, n) => rect(x - size, y + size * at, size * 2, 3 + n * 2.2, roles.ground)).join('')
  );
}

const lands = { dunes, mesas, hills };

function dunes({ w, h, focus, roles, random }: Canvas, level: number): string {
  const swing = focus.h * 0.09;
  const crest = w / 2 + random.between(-0.12, 0.12) * focus.w;
  const back = svgNumbers`M0 ${level + swing}Q${w * 0.3} ${level - swing * 2} ${crest} ${level + swing * 0.4}T${w} ${level - swing * 0.4}V${h}H0z`;
  const front = svgNumbers`M0 ${level + swing * 1.6}C${w * 0.3} ${level + swing * 0.2} ${crest} ${level + swing * 3.4} ${w} ${level + swing * 1.1}V${h}H0z`;
  return filledPath(back, roles.second) + filledPath(front, roles.figure);
}

function mesas({ w, h, cx, r, roles, random }: Canvas, level: number): string {
  const butte = (x: number, wide: number, high: number): string => {
    const foot = wide * 1.7;
    return svgNumbers`M${x - foot} ${level + 8}L${x - wide} ${level - high * 0.42}L${x - wide * 0.9} ${level - high}H${x + wide * 0.8}L${x + wide} ${level - high * 0.42}L${x + foot} ${level + 8}z`;
  };
  const side = random.pick([-1, 1]);
  const big = butte(cx + side * r * 0.62, r * 0.26, r * 0.66) + butte(cx - side * r * 1.6, r * 0.4, r * 0.5);
  const small = butte(cx - side * r * 0.5, r * 0.13, r * 0.4) + butte(cx + side * r * 2.1, r * 0.2, r * 0.36);
  const ledge = rect(0, level, w, 7, roles.detail);
  return filledPath(small + big, roles.second) + ledge + rect(0, level + 7, w, h - level, roles.figure);
}

function hills({ w, h, focus, cx, r, roles, random }: Canvas, level: number): string {
  const rise = focus.h * 0.13;
  const back = svgNumbers`M0 ${level}Q${cx - r} ${level - rise * 1.6} ${cx} ${level}T${w} ${level - rise * 0.6}V${h}H0z`;
  const front = svgNumbers`M0 ${level + rise}Q${cx} ${level - rise * 0.9} ${w} ${level + rise * 1.2}V${h}H0z`;
  const side = random.pick([-1, 1]);
  const cypress = [-0.24, 0, 0.2, 0.38].map((at, n) => {
    const x = cx + side * (r * 0.42 + at * r);
    const foot = level + rise * 0.4;
    const high = r * (0.62 - n * 0.1);
    const wide = r * 0.062;
    return svgNumbers`M${x} ${foot - high}C${x + wide * 1.6} ${foot - high * 0.5} ${x + wide} ${foot} ${x} ${foot}S${x - wide * 1.6} ${foot - high * 0.5} ${x} ${foot - high}z`;
  });
  return filledPath(back, roles.second) + filledPath(cypress.join('') + front, roles.figure);
}
