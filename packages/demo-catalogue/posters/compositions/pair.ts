import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, mirrored, rect, sectorPathData, svgNumbers, transformed } from '../svg.ts';

/** Two of something: discs that overlap, faces about to kiss, halves of a heart, moon and sun, two chairs. */
export function pair(canvas: Canvas): Picture {
  const { focus, roles } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['discs', 'faces', 'heart', 'moons', 'chairs', 'vases'] as const);
  const drawn = kind === 'discs' ? discs(canvas) : transformed(cx, cy, r / 100, kinds[kind](roles));
  return { art: flatOrPatternedBackground(canvas) + drawn, sky: roles.ground, earth: roles.ground };
}

type Drawing = (roles: Canvas['roles']) => string;

function discs({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
  const size = r * 0.58;
  const [right, down] = random.pick([
    [0.38, 0],
    [0.28, 0.28],
    [0, 0.38],
  ] as const);
  const [dx, dy] = [right * r, down * r];
  const apart = Math.hypot(dx, dy);
  const across = Math.sqrt(size * size - apart * apart);
  const [ux, uy] = [(-dy / apart) * across, (dx / apart) * across];
  const lens = svgNumbers`M${cx + ux} ${cy + uy}A${size} ${size} 0 0 1 ${cx - ux} ${cy - uy}A${size} ${size} 0 0 1 ${cx + ux} ${cy + uy}z`;
  return (
    circle(cx - dx, cy - dy, size, roles.second) +
    circle(cx + dx, cy + dy, size, roles.figure) +
    filledPath(lens, roles.detail)
  );
}

/** A face in profile looking right, its lips near x 0. */
const profile =
  'M-100 100C-96 76-84 64-64 56C-92 20-96-60-44-80C-24-88-8-78-10-58C-10-46-16-42-12-34L-1-12C1-6-4-4-9-4C-7 2-6 5-9 8C-6 12-8 16-12 19C-10 30-18 38-32 36C-42 36-46 40-46 50C-40 66-20 76-12 100z';

const kinds: Record<'faces' | 'heart' | 'moons' | 'chairs' | 'vases', Drawing> = {
  faces: ({ figure, second, detail }) =>
    circle(0, -6, 86, detail) + filledPath(profile, figure) + mirrored(0, filledPath(profile, second)),
  vases: ({ figure, second, detail }) =>
    rect(-86, -96, 172, 192, second) +
    transformed(-9, 0, 0.96, filledPath(profile, figure)) +
    transformed(9, 0, 0.96, mirrored(0, filledPath(profile, figure))) +
    circle(0, -78, 9, detail),
  heart: ({ figure, second, detail }) =>
    filledPath('M0 88C-60 44-96 10-96-32C-96-66-72-86-48-86C-26-86-8-72 0-54L-16-20L12 8L-10 40z', second) +
    filledPath('M8 84C66 40 100 8 100-34C100-66 76-84 54-84C34-84 18-72 8-52L-6-20L22 8L0 40z', figure) +
    circle(52, -40, 13, detail),
  moons: ({ ground, figure, second, detail }) =>
    circle(-26, 0, 70, second) +
    filledPath(sectorPathData(-26, 0, 70, 90, 270), detail) +
    circle(34, 0, 60, figure) +
    circle(52, -8, 52, ground) +
    filledPath('M-58-14q12-10 22 0q-10 8-22 0zM-50 26q14 12 30 2', figure) +
    circle(84, -60, 6, detail) +
    circle(70, 62, 4, detail),
  chairs: ({ figure, second, detail }) => {
    const chair = (colour: string): string => filledPath('M-92-70h10V10h58V84h-9V22h-49V84h-10z', colour);
    return (
      circle(0, -34, 56, detail) + chair(figure) + mirrored(0, chair(second)) + rect(-100, 84, 200, 6, figure)
    );
  },
};
