import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, mirrored, rect, roundStrokedPath, svgNumbers, transformed } from '../svg.ts';

/** Hands: an open palm, two that reach, a fist, one that holds the strings. */
export function hands(canvas: Canvas): Picture {
  const { focus, roles, random } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['palm', 'reach', 'fist', 'strings'] as const);
  const drawn = transformed(cx, cy, r / 100, kinds[kind](canvas));
  const art =
    flatOrPatternedBackground(canvas) +
    (random.chance(0.5) && kind !== 'reach' ? mirrored(cx, drawn) : drawn);
  return { art, sky: roles.ground, earth: kind === 'fist' ? roles.figure : roles.ground };
}

const kinds = { palm, reach, fist, strings };

const open = 'M-30 4L-46-52M-10-6L-14-76M12-6L18-74M32 6L50-50';

function palm({ roles, random }: Canvas): string {
  const eyed = random.chance(0.5);
  const flat = filledPath('M-40 0C-40-14 40-16 42 4C46 40 34 62 30 96H-26C-28 66-42 40-40 0z', roles.figure);
  const heart = eyed
    ? filledPath('M-26 24Q2-4 30 24Q2 50-26 24z', roles.ground) + circle(2, 23, 11, roles.detail)
    : filledPath('M2 48C-22 30-26 18-22 8C-16-4-2 0 2 10C6 0 20-4 26 8C30 18 26 30 2 48z', roles.detail);
  return (
    circle(0, -2, 96, roles.second) +
    roundStrokedPath(open, roles.figure, 19) +
    roundStrokedPath('M-34 44C-54 34-66 18-74-4', roles.figure, 21) +
    flat +
    heart
  );
}

function reach({ roles }: Canvas): string {
  const hand = (colour: string, sleeve: string): string =>
    rect(-118, -20, 44, 44, sleeve) +
    filledPath('M-76-18C-56-22-44-24-34-20L-28 12C-36 22-56 22-76 20z', colour) +
    roundStrokedPath('M-38-14L-8-18M-36-4L-4-4M-36 6L-10 10', colour, 10) +
    roundStrokedPath('M-48-16L-28-34', colour, 11) +
    roundStrokedPath('M-40 14L-20 22', colour, 9);
  return (
    circle(0, 0, 60, roles.detail) +
    transformed(-2, -22, 1, hand(roles.figure, roles.second), 12) +
    transformed(2, 24, 1, mirrored(0, hand(roles.second, roles.figure)), 12)
  );
}

function fist({ roles }: Canvas): string {
  const rays = Array.from({ length: 9 }, (_, n) =>
    transformed(0, 10, 1, filledPath('M-5-62L-9-104H9L5-62z', roles.second), (n - 4) * 22),
  );
  const block = filledPath('M-40-34C-44 10-40 30-26 40L-28 101H28L26 40C42 26 46 6 42-34z', roles.figure);
  const knuckles = roundStrokedPath('M-32-34V-8M-11-38V-8M11-38V-8M32-34V-8', roles.figure, 22);
  const folds = roundStrokedPath('M-21-36V-4M0-40V-4M22-36V-4M-36 8C-18 0 8 0 20 10', roles.ground, 3.4);
  return rays.join('') + block + knuckles + folds + rect(-38, 78, 76, 23, roles.detail);
}

/** A hand above, a small puppet below. */
function strings({ roles }: Canvas): string {
  const hand =
    rect(-20, -104, 40, 22, roles.second) +
    filledPath('M-22-84H22C30-70 34-62 32-50H-32C-34-62-30-70-22-84z', roles.figure) +
    roundStrokedPath('M-28-54L-40-26M-10-52L-14-18M10-52L14-18M28-54L40-26', roles.figure, 11);
  const cords = svgNumbers`M-40-24L-30 46M-14-16L-4 10M14-16L4 10M40-24L30 46`;
  const puppet =
    circle(0, 22, 11, roles.detail) +
    roundStrokedPath('M0 34V62M0 38L-30 46M0 38L30 46M0 62L-16 94M0 62L16 94', roles.detail, 8);
  return circle(0, 30, 66, roles.second) + roundStrokedPath(cords, roles.figure, 1.8) + hand + puppet;
}
