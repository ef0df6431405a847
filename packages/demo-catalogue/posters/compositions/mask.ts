import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  roundStrokedPath,
  strokedPath,
  transformed,
} from '../svg.ts';

/** Masks: theatre, half and half, a skull, a robot, a clown, a cat. Drawn 200 by 200. */
export function mask(canvas: Canvas): Picture {
  const { focus, roles } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const kind = pickMotif(canvas, [
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
  const art = flatOrPatternedBackground(canvas) + transformed(cx, cy, r / 106, faces[kind](roles));
  return { art, sky: roles.ground, earth: roles.ground };
}

type Face = (roles: Canvas['roles']) => string;

const oval = 'M0-98C52-98 76-58 74-14C72 44 38 98 0 98S-72 44-74-14C-76-58-52-98 0-98z';
const rightHalf = 'M0-98C52-98 76-58 74-14C72 44 38 98 0 98z';

const faces: Record<
  'halves' | 'theatre' | 'skull' | 'robot' | 'clown' | 'cubist' | 'cat' | 'ghost' | 'scream',
  Face
> = {
  halves: ({ ground, figure, second, detail }) =>
    filledPath(oval, figure) +
    filledPath(rightHalf, second) +
    filledPath('M-52-26q20-18 38 2q-18 14-38-2z', ground) +
    filledPath('M52-26q-20-18-38 2q18 14 38-2z', figure) +
    roundStrokedPath('M0-30V30H-14M-52-46q18-14 36-4', detail, 6) +
    roundStrokedPath('M52-50q-18-10-36 0', figure, 6) +
    filledPath('M-26 56Q0 42 26 56Q0 76-26 56z', detail),
  theatre: ({ ground, figure, second, detail }) =>
    transformed(
      -30,
      -18,
      0.74,
      filledPath(oval, second) +
        filledPath('M-54-16q22-30 40 0q-20 10-40 0zM54-16q-22-30-40 0q20 10 40 0z', ground) +
        filledPath('M-44 34Q0 92 44 34Q0 56-44 34z', ground),
      -10,
    ) +
    transformed(
      38,
      24,
      0.74,
      filledPath(oval, figure) +
        filledPath('M-54-6q14-22 40-12q-10 22-40 12zM54-6q-14-22-40-12q10 22 40 12z', ground) +
        filledPath('M-38 66Q0 16 38 66Q0 44-38 66z', detail),
      10,
    ),
  skull: ({ ground, figure, second, detail }) =>
    filledPath(
      'M0-96C56-96 84-60 80-14C78 10 64 24 54 34L50 62H-50L-54 34C-64 24-78 10-80-14C-84-60-56-96 0-96z',
      figure,
    ) +
    filledPath('M-46 58H46L40 92H-40z', second) +
    circle(-34, -8, 23, ground) +
    circle(34, -8, 23, ground) +
    circle(34, -8, 8, detail) +
    filledPath('M0 18L14 42H-14z', ground) +
    strokedPath('M-24 58V92M-8 58V92M8 58V92M24 58V92', ground, 4),
  robot: ({ ground, figure, second, detail }) =>
    rect(-72, -64, 144, 124, figure) +
    rect(-72, 66, 144, 30, second) +
    rect(-88, -24, 12, 46, second) +
    rect(76, -24, 12, 46, second) +
    strokedPath('M0-64V-92', figure, 6) +
    circle(0, -94, 9, detail) +
    circle(-32, -18, 24, ground) +
    circle(32, -18, 24, ground) +
    circle(-32, -18, 11, detail) +
    circle(32, -18, 11, second) +
    strokedPath('M-44 32H44', ground, 18) +
    strokedPath('M-30 23V41M-10 23V41M10 23V41M30 23V41', figure, 4),
  clown: ({ ground, figure, second, detail }) =>
    circle(-70, -22, 32, detail) +
    circle(70, -22, 32, detail) +
    circle(-56, -58, 24, detail) +
    circle(56, -58, 24, detail) +
    filledPath(oval, figure) +
    filledPath('M-32-58L-24-18L-32 10L-42-18zM32-58L40-18L32 10L22-18z', second) +
    circle(-32, -20, 8, ground) +
    circle(32, -20, 8, ground) +
    circle(0, 14, 19, detail) +
    filledPath('M-50 34Q0 56 50 34Q34 86 0 86T-50 34z', second) +
    strokedPath('M-38 48Q0 68 38 48', ground, 5),
  cubist: ({ ground, figure, second, detail }) =>
    filledPath(
      polygonPathData([
        [-60, -90],
        [20, -98],
        [0, 0],
        [10, 98],
        [-44, 70],
        [-70, 0],
      ]),
      figure,
    ) +
    filledPath(
      polygonPathData([
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
    filledPath('M-56-30L-10-44L-18-16z', ground) +
    circle(-28, -29, 8, detail) +
    circle(36, -18, 22, ground) +
    circle(36, -18, 10, figure) +
    filledPath(
      polygonPathData([
        [4, -40],
        [30, 36],
        [-8, 32],
      ]),
      detail,
    ) +
    filledPath('M-30 56L38 50L6 74z', ground) +
    strokedPath('M-62-56L-12-64', detail, 6),
  cat: ({ ground, figure, second, detail }) =>
    filledPath('M-80-96L-30-66H30L80-96L82 0C82 56 44 88 0 88S-82 56-82 0z', figure) +
    filledPath('M-70-74L-44-58L-68-34zM70-74L44-58L68-34z', second) +
    filledPath('M-58-4q24-34 44 2q-22 20-44-2zM58-4q-24-34-44 2q22 20 44-2z', detail) +
    strokedPath('M-36-18V14M36-18V14', ground, 7) +
    filledPath('M-12 28H12L0 42z', second) +
    roundStrokedPath(
      'M0 42q-4 18-22 16M0 42q4 18 22 16M-40 34L-94 24M-40 46L-90 56M40 34L94 24M40 46L90 56',
      ground,
      3,
    ),
  ghost: ({ ground, figure, second, detail }) =>
    filledPath(
      'M0-100C56-100 72-56 72-4C72 30 66 60 78 96C62 100 50 92 42 82C32 98 12 98 0 84C-12 98-32 98-42 82C-50 92-62 100-78 96C-66 60-72 30-72-4C-72-56-56-100 0-100z',
      figure,
    ) +
    circle(-26, -34, 19, ground) +
    circle(26, -34, 19, ground) +
    circle(-20, -30, 9, detail) +
    circle(32, -30, 9, detail) +
    filledPath('M-22 8H22C22 44-22 44-22 8z', ground) +
    filledPath('M-10 33Q0 18 12 33Q0 40-10 33z', second),
  scream: ({ ground, figure, second, detail }) =>
    filledPath(
      'M0-102C64-102 92-40 88 30C86 60 96 84 104 100H-104C-96 84-86 60-88 30C-92-40-64-102 0-102z',
      figure,
    ) +
    filledPath('M0-74C34-74 46-36 42 2C38 46 22 84 0 90C-22 84-38 46-42 2C-46-36-34-74 0-74z', ground) +
    filledPath('M-34-38C-16-46-4-28-8-2C-26-2-38-16-34-38zM34-38C16-46 4-28 8-2C26-2 38-16 34-38z', figure) +
    filledPath('M0 26C14 26 16 74 0 74S-14 26 0 26z', figure) +
    filledPath('M-5 6H5L3 16H-3z', detail) +
    strokedPath('M-62 40Q-56 70-66 96M62 40Q56 70 66 96', second, 5),
};
