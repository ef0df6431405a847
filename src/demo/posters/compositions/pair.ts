import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { d, disc, mirrored, placed, rect, shape, slice } from '../svg.ts';

/** Two of something: discs that overlap, faces about to kiss, halves of a heart, moon and sun, two chairs. */
export function pair(stage: Stage): Picture {
  const { focus, tones } = stage;
  const { cx, cy, r } = middle(focus);
  const kind = variant(stage, ['discs', 'faces', 'heart', 'moons', 'chairs', 'vases'] as const);
  const drawn = kind === 'discs' ? discs(stage) : placed(cx, cy, r / 100, kinds[kind](tones));
  return { art: sheet(stage) + drawn, sky: tones.ground, earth: tones.ground };
}

type Drawing = (tones: Stage['tones']) => string;

function discs({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
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
  const lens = d`M${cx + ux} ${cy + uy}A${size} ${size} 0 0 1 ${cx - ux} ${cy - uy}A${size} ${size} 0 0 1 ${cx + ux} ${cy + uy}z`;
  return (
    disc(cx - dx, cy - dy, size, tones.second) +
    disc(cx + dx, cy + dy, size, tones.figure) +
    shape(lens, tones.detail)
  );
}

/** A face in profile looking right, its lips near x 0. */
const profile =
  'M-100 100C-96 76-84 64-64 56C-92 20-96-60-44-80C-24-88-8-78-10-58C-10-46-16-42-12-34L-1-12C1-6-4-4-9-4C-7 2-6 5-9 8C-6 12-8 16-12 19C-10 30-18 38-32 36C-42 36-46 40-46 50C-40 66-20 76-12 100z';

const kinds: Record<'faces' | 'heart' | 'moons' | 'chairs' | 'vases', Drawing> = {
  faces: ({ figure, second, detail }) =>
    disc(0, -6, 86, detail) + shape(profile, figure) + mirrored(0, shape(profile, second)),
  vases: ({ figure, second, detail }) =>
    rect(-86, -96, 172, 192, second) +
    placed(-9, 0, 0.96, shape(profile, figure)) +
    placed(9, 0, 0.96, mirrored(0, shape(profile, figure))) +
    disc(0, -78, 9, detail),
  heart: ({ figure, second, detail }) =>
    shape('M0 88C-60 44-96 10-96-32C-96-66-72-86-48-86C-26-86-8-72 0-54L-16-20L12 8L-10 40z', second) +
    shape('M8 84C66 40 100 8 100-34C100-66 76-84 54-84C34-84 18-72 8-52L-6-20L22 8L0 40z', figure) +
    disc(52, -40, 13, detail),
  moons: ({ ground, figure, second, detail }) =>
    disc(-26, 0, 70, second) +
    shape(slice(-26, 0, 70, 90, 270), detail) +
    disc(34, 0, 60, figure) +
    disc(52, -8, 52, ground) +
    shape('M-58-14q12-10 22 0q-10 8-22 0zM-50 26q14 12 30 2', figure) +
    disc(84, -60, 6, detail) +
    disc(70, 62, 4, detail),
  chairs: ({ figure, second, detail }) => {
    const chair = (colour: string): string => shape('M-92-70h10V10h58V84h-9V22h-49V84h-10z', colour);
    return (
      disc(0, -34, 56, detail) + chair(figure) + mirrored(0, chair(second)) + rect(-100, 84, 200, 6, figure)
    );
  },
};
