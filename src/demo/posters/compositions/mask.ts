import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { brush, disc, line, placed, polygon, rect, shape } from '../svg.ts';

/** Faces that are not faces: theatre, half and half, a skull, a robot, a clown, a cat. Drawn 200 by 200. */
export function mask(stage: Stage): Picture {
  const { focus, tones } = stage;
  const { cx, cy, r } = middle(focus);
  const kind = variant(stage, [
    'halves',
    'theatre',
    'skull',
    'robot',
    'clown',
    'cubist',
    'cat',
    'ghost',
    'scream',
  ] as const);
  const art = sheet(stage) + placed(cx, cy, r / 106, faces[kind](tones));
  return { art, sky: tones.ground, earth: tones.ground };
}

type Face = (tones: Stage['tones']) => string;

const oval = 'M0-98C52-98 76-58 74-14C72 44 38 98 0 98S-72 44-74-14C-76-58-52-98 0-98z';
const rightHalf = 'M0-98C52-98 76-58 74-14C72 44 38 98 0 98z';

const faces: Record<
  'halves' | 'theatre' | 'skull' | 'robot' | 'clown' | 'cubist' | 'cat' | 'ghost' | 'scream',
  Face
> = {
  halves: ({ ground, figure, second, detail }) =>
    shape(oval, figure) +
    shape(rightHalf, second) +
    shape('M-52-26q20-18 38 2q-18 14-38-2z', ground) +
    shape('M52-26q-20-18-38 2q18 14 38-2z', figure) +
    brush('M0-30V30H-14M-52-46q18-14 36-4', detail, 6) +
    brush('M52-50q-18-10-36 0', figure, 6) +
    shape('M-26 56Q0 42 26 56Q0 76-26 56z', detail),
  theatre: ({ ground, figure, second, detail }) =>
    placed(
      -30,
      -18,
      0.74,
      shape(oval, second) +
        shape('M-54-16q22-30 40 0q-20 10-40 0zM54-16q-22-30-40 0q20 10 40 0z', ground) +
        shape('M-44 34Q0 92 44 34Q0 56-44 34z', ground),
      -10,
    ) +
    placed(
      38,
      24,
      0.74,
      shape(oval, figure) +
        shape('M-54-6q14-22 40-12q-10 22-40 12zM54-6q-14-22-40-12q10 22 40 12z', ground) +
        shape('M-38 66Q0 16 38 66Q0 44-38 66z', detail),
      10,
    ),
  skull: ({ ground, figure, second, detail }) =>
    shape(
      'M0-96C56-96 84-60 80-14C78 10 64 24 54 34L50 62H-50L-54 34C-64 24-78 10-80-14C-84-60-56-96 0-96z',
      figure,
    ) +
    shape('M-46 58H46L40 92H-40z', second) +
    disc(-34, -8, 23, ground) +
    disc(34, -8, 23, ground) +
    disc(34, -8, 8, detail) +
    shape('M0 18L14 42H-14z', ground) +
    line('M-24 58V92M-8 58V92M8 58V92M24 58V92', ground, 4),
  robot: ({ ground, figure, second, detail }) =>
    rect(-72, -64, 144, 124, figure) +
    rect(-72, 66, 144, 30, second) +
    rect(-88, -24, 12, 46, second) +
    rect(76, -24, 12, 46, second) +
    line('M0-64V-92', figure, 6) +
    disc(0, -94, 9, detail) +
    disc(-32, -18, 24, ground) +
    disc(32, -18, 24, ground) +
    disc(-32, -18, 11, detail) +
    disc(32, -18, 11, second) +
    line('M-44 32H44', ground, 18) +
    line('M-30 23V41M-10 23V41M10 23V41M30 23V41', figure, 4),
  clown: ({ ground, figure, second, detail }) =>
    disc(-70, -22, 32, detail) +
    disc(70, -22, 32, detail) +
    disc(-56, -58, 24, detail) +
    disc(56, -58, 24, detail) +
    shape(oval, figure) +
    shape('M-32-58L-24-18L-32 10L-42-18zM32-58L40-18L32 10L22-18z', second) +
    disc(-32, -20, 8, ground) +
    disc(32, -20, 8, ground) +
    disc(0, 14, 19, detail) +
    shape('M-50 34Q0 56 50 34Q34 86 0 86T-50 34z', second) +
    line('M-38 48Q0 68 38 48', ground, 5),
  cubist: ({ ground, figure, second, detail }) =>
    shape(
      polygon([
        [-60, -90],
        [20, -98],
        [0, 0],
        [10, 98],
        [-44, 70],
        [-70, 0],
      ]),
      figure,
    ) +
    shape(
      polygon([
        [20, -98],
        [70, -50],
        [62, 20],
        [78, 44],
        [40, 92],
        [10, 98],
        [0, 0],
      ]),
      second,
    ) +
    shape('M-56-30L-10-44L-18-16z', ground) +
    disc(-28, -29, 8, detail) +
    disc(36, -18, 22, ground) +
    disc(36, -18, 10, figure) +
    shape(
      polygon([
        [4, -40],
        [30, 36],
        [-8, 32],
      ]),
      detail,
    ) +
    shape('M-30 56L38 50L6 74z', ground) +
    line('M-62-56L-12-64', detail, 6),
  cat: ({ ground, figure, second, detail }) =>
    shape('M-80-96L-30-66H30L80-96L82 0C82 56 44 88 0 88S-82 56-82 0z', figure) +
    shape('M-70-74L-44-58L-68-34zM70-74L44-58L68-34z', second) +
    shape('M-58-4q24-34 44 2q-22 20-44-2zM58-4q-24-34-44 2q22 20 44-2z', detail) +
    line('M-36-18V14M36-18V14', ground, 7) +
    shape('M-12 28H12L0 42z', second) +
    brush('M0 42q-4 18-22 16M0 42q4 18 22 16M-40 34L-94 24M-40 46L-90 56M40 34L94 24M40 46L90 56', ground, 3),
  ghost: ({ ground, figure, second, detail }) =>
    shape(
      'M0-100C56-100 72-56 72-4C72 30 66 60 78 96C62 100 50 92 42 82C32 98 12 98 0 84C-12 98-32 98-42 82C-50 92-62 100-78 96C-66 60-72 30-72-4C-72-56-56-100 0-100z',
      figure,
    ) +
    disc(-26, -34, 19, ground) +
    disc(26, -34, 19, ground) +
    disc(-20, -30, 9, detail) +
    disc(32, -30, 9, detail) +
    shape('M-22 8H22C22 44-22 44-22 8z', ground) +
    shape('M-10 33Q0 18 12 33Q0 40-10 33z', second),
  scream: ({ ground, figure, second, detail }) =>
    shape(
      'M0-102C64-102 92-40 88 30C86 60 96 84 104 100H-104C-96 84-86 60-88 30C-92-40-64-102 0-102z',
      figure,
    ) +
    shape('M0-74C34-74 46-36 42 2C38 46 22 84 0 90C-22 84-38 46-42 2C-46-36-34-74 0-74z', ground) +
    shape('M-34-38C-16-46-4-28-8-2C-26-2-38-16-34-38zM34-38C16-46 4-28 8-2C26-2 38-16 34-38z', figure) +
    shape('M0 26C14 26 16 74 0 74S-14 26 0 26z', figure) +
    shape('M-5 6H5L3 16H-3z', detail) +
    line('M-62 40Q-56 70-66 96M62 40Q56 70 66 96', second, 5),
};
