import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import {
  circle,
  filledPath,
  mirrored,
  polygonPathData,
  rect,
  sectorPathData,
  strokedPath,
  svgNumbers,
  transformed,
} from '../svg.ts';
import { halftone } from '../textures.ts';

/**
 * A head and shoulders cut out of paper before a disc, rays or a block. The busts are drawn about 200 wide with
 * the shoulders ending at y 100; the sheet below takes their colour.
 */
export function silhouette(canvas: Canvas): Picture {
  const { w, h, focus, roles, random } = canvas;
  const { cx, r } = centreOf(focus);
  const foot = focus.y + focus.h;
  const name = pickMotif(canvas, [
    'fedora',
    'bob',
    'profile',
    'bun',
    'hood',
    'curls',
    'bowler',
    'crown',
  ] as const);
  const scale = Math.min(r / 100, focus.h / 214);
  const bust = transformed(
    cx,
    foot - 100 * scale,
    scale,
    busts[name](roles.figure, roles.detail, roles.second),
  );
  const turned = random.chance(0.5) ? mirrored(cx, bust) : bust;
  const art =
    rect(0, 0, w, h, roles.ground) +
    backdrop(canvas, name === 'crown') +
    turned +
    rect(0, foot - 1, w, h - foot + 1, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

function backdrop({ focus, w, roles, random }: Canvas, plain: boolean): string {
  const { cx, r } = centreOf(focus);
  const cy = focus.y + focus.h * 0.48;
  const size = Math.min(r * 0.94, focus.h * 0.47);
  const kind = random.pick(['disc', 'rays', 'halftone', 'block', 'half'] as const);
  if (kind === 'disc' || (plain && kind === 'half')) return circle(cx, cy, size, roles.second);
  if (kind === 'half')
    return (
      circle(cx, cy, size, roles.second) + filledPath(sectorPathData(cx, cy, size, -90, 90), roles.detail)
    );
  if (kind === 'block') return rect(cx - size * 0.86, focus.y + 2, size * 1.72, focus.h, roles.second);
  if (kind === 'halftone') {
    return halftone({ x: 0, y: focus.y, w, h: focus.h }, roles.second, r / 11);
  }
  const rays = Array.from({ length: 14 }, (_, n) =>
    sectorPathData(cx, focus.y + focus.h, focus.h * 0.98, 180 + n * 12.86, 186 + n * 12.86),
  );
  return filledPath(rays.join(''), roles.second);
}

type Bust = (figure: string, detail: string, second: string) => string;

const shoulders = 'M-100 100C-98 62-62 52-24 42L-22 20H22L24 42C62 52 98 62 100 100z';
const face = 'M-38-30C-38-64 38-64 38-30C38 4 22 34 0 34S-38 4-38-30z';
const collar = 'M-24 42L0 70L24 42L34 48L14 88L0 72L-14 88L-34 48z';

const busts: Record<'fedora' | 'bob' | 'profile' | 'bun' | 'hood' | 'curls' | 'bowler' | 'crown', Bust> = {
  fedora: (figure, detail, second) =>
    filledPath(`${shoulders}${face}`, figure) +
    filledPath('M-82-46C-50-62 50-62 82-46C60-32-60-32-82-46z', figure) +
    filledPath('M-46-50C-48-92-30-108-8-98C4-94 6-94 16-98C36-106 48-88 46-50z', figure) +
    strokedPath('M-46-58C-20-66 20-66 46-58', detail, 9) +
    filledPath('M0 60L-20 48L-44 100H44L20 48z', detail) +
    filledPath('M0 60L-7 68L-11 100H11L7 68z', second),
  bowler: (figure, detail, second) =>
    filledPath(`${shoulders}${face}`, figure) +
    filledPath('M-64-50C-40-60 40-60 64-50C70-44 60-38 48-42C20-50-20-50-48-42C-60-38-70-44-64-50z', figure) +
    filledPath('M-44-52C-46-112 46-112 44-52z', figure) +
    strokedPath('M-44-57C-18-64 18-64 44-57', second, 6) +
    filledPath('M0 58L-26 46V70zM0 58L26 46V70z', detail) +
    filledPath('M-16 8C-8 2 8 2 16 8C8 14-8 14-16 8z', detail),
  bob: (figure, detail) =>
    filledPath(shoulders, figure) +
    filledPath(
      'M-58 34C-70-10-66-98 0-98S70-10 58 34C44 40 30 36 24 28L24 10H-24L-24 28C-30 36-44 40-58 34z',
      figure,
    ) +
    filledPath(
      'M-34-34C-10-36 20-44 28-62C38-40 38-14 30 4C22 24 10 32 0 32S-22 24-30 4C-36-10-36-24-34-34z',
      detail,
    ) +
    filledPath('M-12 12C-6 6-3 8 0 10C3 8 6 6 12 12C6 20-6 20-12 12z', figure) +
    strokedPath('M-24-16q8-6 16 0M8-16q8-6 16 0', figure, 4),
  profile: (figure, detail) =>
    filledPath(
      'M-100 100C-92 70-60 62-40 50C-36 40-38 26-44 12C-62-20-56-98 8-100C52-100 66-72 62-44C62-38 58-36 60-30L74-4C76 2 70 4 64 4C66 10 66 14 62 16C66 20 64 24 60 26C62 36 56 44 44 44C34 44 24 42 20 48C18 58 30 64 52 72C84 80 94 88 100 100z',
      figure,
    ) + strokedPath('M34-36h14M-30-62C-20-84 6-90 24-82', detail, 5),
  bun: (figure, detail, second) =>
    filledPath(
      'M-100 100C-92 70-56 60-36 50C-30 40-34 22-40 10C-56-22-50-84 4-86C46-88 60-62 56-40C56-34 53-32 55-26L68-2C70 4 64 6 58 6C60 12 60 15 56 17C60 21 58 25 54 27C56 37 50 44 38 44C28 44 18 42 16 50C20 62 40 64 60 72C86 80 94 88 100 100z',
      figure,
    ) +
    circle(-48, -66, 30, figure) +
    strokedPath('M-28-40C-22-22-20-4-30 16', second, 3) +
    circle(-16, 14, 8, detail),
  hood: (figure, detail, second) =>
    filledPath(
      'M-100 100C-96 60-70 30-62-10C-58-70-30-106 0-108C30-106 58-70 62-10C70 30 96 60 100 100z',
      figure,
    ) +
    filledPath('M-40-8C-40-58-20-80 0-82C20-80 40-58 40-8C40 22 20 44 0 50C-20 44-40 22-40-8z', second) +
    filledPath('M-26-14q13-12 22 2q-12 8-22-2zM26-14q-13-12-22 2q12 8 22-2z', detail),
  curls: (figure, detail, second) =>
    filledPath(shoulders, figure) +
    circle(0, -30, 62, figure) +
    [-60, -20, 20, 60, 100, 140, 180, 220, 250, 290]
      .map((at) =>
        circle(66 * Math.cos((at * Math.PI) / 180), -34 + 62 * Math.sin((at * Math.PI) / 180), 19, figure),
      )
      .join('') +
    filledPath('M-32-24C-20-54 20-54 32-24C34 6 18 32 0 32S-34 6-32-24z', second) +
    circle(-46, 18, 8, detail) +
    circle(46, 18, 8, detail) +
    filledPath(svgNumbers`M-12 12Q0 4 12 12Q0 24-12 12z`, figure),
  crown: (figure, detail, second) =>
    filledPath(shoulders, figure) +
    filledPath('M-54 46C-66-20-58-70 0-70S66-20 54 46z', figure) +
    filledPath('M-34-30C-20-44 20-44 34-30C36 4 18 34 0 34S-36 4-34-30z', second) +
    filledPath(
      polygonPathData([
        [-48, -52],
        [-56, -104],
        [-26, -80],
        [0, -112],
        [26, -80],
        [56, -104],
        [48, -52],
      ]),
      detail,
    ) +
    filledPath(collar, detail),
};
