import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { brush, d, disc, mirrored, placed, rect, shape } from '../svg.ts';

/** Hands: an open palm, two that reach, a fist, one that holds the strings. */
export function hands(stage: Stage): Picture {
  const { focus, tones, random } = stage;
  const { cx, cy, r } = middle(focus);
  const kind = variant(stage, ['palm', 'reach', 'fist', 'strings'] as const);
  const drawn = placed(cx, cy, r / 100, kinds[kind](stage));
  const art = sheet(stage) + (random.chance(0.5) && kind !== 'reach' ? mirrored(cx, drawn) : drawn);
  return { art, sky: tones.ground, earth: kind === 'fist' ? tones.figure : tones.ground };
}

const kinds = { palm, reach, fist, strings };

const open = 'M-30 4L-46-52M-10-6L-14-76M12-6L18-74M32 6L50-50';

function palm({ tones, random }: Stage): string {
  const eyed = random.chance(0.5);
  const flat = shape('M-40 0C-40-14 40-16 42 4C46 40 34 62 30 96H-26C-28 66-42 40-40 0z', tones.figure);
  const heart = eyed
    ? shape('M-26 24Q2-4 30 24Q2 50-26 24z', tones.ground) + disc(2, 23, 11, tones.detail)
    : shape('M2 48C-22 30-26 18-22 8C-16-4-2 0 2 10C6 0 20-4 26 8C30 18 26 30 2 48z', tones.detail);
  return (
    disc(0, -2, 96, tones.second) +
    brush(open, tones.figure, 19) +
    brush('M-34 44C-54 34-66 18-74-4', tones.figure, 21) +
    flat +
    heart
  );
}

function reach({ tones }: Stage): string {
  const hand = (colour: string, sleeve: string): string =>
    rect(-118, -20, 44, 44, sleeve) +
    shape('M-76-18C-56-22-44-24-34-20L-28 12C-36 22-56 22-76 20z', colour) +
    brush('M-38-14L-8-18M-36-4L-4-4M-36 6L-10 10', colour, 10) +
    brush('M-48-16L-28-34', colour, 11) +
    brush('M-40 14L-20 22', colour, 9);
  return (
    disc(0, 0, 60, tones.detail) +
    placed(-2, -22, 1, hand(tones.figure, tones.second), 12) +
    placed(2, 24, 1, mirrored(0, hand(tones.second, tones.figure)), 12)
  );
}

function fist({ tones }: Stage): string {
  const rays = Array.from({ length: 9 }, (_, n) =>
    placed(0, 10, 1, shape('M-5-62L-9-104H9L5-62z', tones.second), (n - 4) * 22),
  );
  const block = shape('M-40-34C-44 10-40 30-26 40L-28 101H28L26 40C42 26 46 6 42-34z', tones.figure);
  const knuckles = brush('M-32-34V-8M-11-38V-8M11-38V-8M32-34V-8', tones.figure, 22);
  const folds = brush('M-21-36V-4M0-40V-4M22-36V-4M-36 8C-18 0 8 0 20 10', tones.ground, 3.4);
  return rays.join('') + block + knuckles + folds + rect(-38, 78, 76, 23, tones.detail);
}

/** A hand above, a small puppet below. */
function strings({ tones }: Stage): string {
  const hand =
    rect(-20, -104, 40, 22, tones.second) +
    shape('M-22-84H22C30-70 34-62 32-50H-32C-34-62-30-70-22-84z', tones.figure) +
    brush('M-28-54L-40-26M-10-52L-14-18M10-52L14-18M28-54L40-26', tones.figure, 11);
  const cords = d`M-40-24L-30 46M-14-16L-4 10M14-16L4 10M40-24L30 46`;
  const puppet =
    disc(0, 22, 11, tones.detail) +
    brush('M0 34V62M0 38L-30 46M0 38L30 46M0 62L-16 94M0 62L16 94', tones.detail, 8);
  return disc(0, 30, 66, tones.second) + brush(cords, tones.figure, 1.8) + hand + puppet;
}
