import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  ring,
  roundStrokedPath,
  strokedPath,
  transformed,
} from '../svg.ts';
import type { Emblem } from './emblem.ts';

const wheel = (x: number, y: number, size: number, rim: string, hub: string): string =>
  circle(x, y, size, rim) + circle(x, y, size * 0.48, hub);

/** What carries people: on wheels, on water, in the air, off the earth. */
export const vehicles = {
  bicycle: ({ figure, second, detail }) =>
    ring(-56, 34, 40, figure, 8) +
    ring(56, 34, 40, figure, 8) +
    roundStrokedPath(
      'M-56 34L-28-24H34L2 34H-56M-28-24L2 34M56 34L28-46H50M-38-46H-16M-30-44L-24-24',
      detail,
      7,
    ) +
    circle(-56, 34, 6, second) +
    circle(56, 34, 6, second),
  car: ({ figure, second, detail, ground }) =>
    filledPath('M-100 34C-100 4-86-4-58-6L-32-42H28L62-6C88-4 98 6 100 34z', figure) +
    filledPath('M-44-8L-24-32H-4V-8zM4-8V-32H24L46-8z', second) +
    wheel(-56, 36, 23, figure, ground) +
    wheel(56, 36, 23, figure, ground) +
    circle(92, 14, 7, detail) +
    rect(-104, 22, 208, 6, detail),
  'spider-car': ({ figure, second, detail, ground }) =>
    filledPath('M-100 26C-104-4-84-10-50-12L-30-34L-22-34L-6-12C40-16 90-12 100 12V34H-100z', figure) +
    strokedPath('M-28-34L-14-12', second, 4) +
    filledPath('M-64-14Q-50-28-40-12z', second) +
    wheel(-58, 36, 24, figure, ground) +
    wheel(60, 36, 24, figure, ground) +
    circle(88, 8, 8, detail) +
    strokedPath('M-98 16H76', detail, 4),
  motorcycle: ({ figure, second, detail, ground }) =>
    wheel(-62, 44, 36, figure, ground) +
    wheel(66, 44, 36, figure, ground) +
    strokedPath('M66 44L28-62L8-72', figure, 8) +
    filledPath('M-70 0C-40-6-30-24-4-20L34-14L22 20L8 46H-36L-50 18z', second) +
    filledPath('M-84-18C-60-26-40-20-14-22L-10-6C-40 2-60 4-84-4z', figure) +
    circle(34, -34, 12, detail),
  train: ({ figure, second, detail, ground }) =>
    filledPath('M-62 70V-50C-62-84-30-96 0-96S62-84 62-50V70z', figure) +
    rect(-46, -60, 40, 48, second) +
    rect(6, -60, 40, 48, second) +
    circle(0, 20, 21, detail) +
    circle(-42, 40, 9, detail) +
    circle(42, 40, 9, detail) +
    filledPath('M-74 70H74L94 98H-94z', second) +
    strokedPath('M-30 70V98M0 70V98M30 70V98', ground, 4),
  ship: ({ figure, second, detail }) =>
    filledPath('M-104 16H104L76 78H-76z', figure) +
    rect(-70, -10, 138, 22, second) +
    [-46, -8, 30]
      .map((x) => transformed(x, -36, 1, rect(-10, -26, 22, 52, figure) + rect(-10, -26, 22, 15, detail), 6))
      .join('') +
    strokedPath('M-60 34H60', detail, 8, 'stroke-dasharray="0 20" stroke-linecap="round"'),
  boat: ({ figure, second, detail }) =>
    filledPath('M-90 40Q0 62 90 40L62 82H-62z', figure) +
    rect(-4, -96, 8, 136, figure) +
    filledPath('M8-90C64-50 74-6 74 26H8z', second) +
    filledPath('M-8-66C-40-34-56 0-58 26H-8z', detail),
  submarine: ({ figure, second, detail, ground }) =>
    filledPath('M-100 20C-90-20-50-28 0-28S90-20 100 20C90 56 50 60 0 60S-90 56-100 20z', figure) +
    filledPath('M-30-26L-20-62H24L30-26z', second) +
    strokedPath('M4-62V-92H26', figure, 8) +
    [-44, 0, 44].map((x) => circle(x, 16, 13, detail) + circle(x, 16, 6, ground)).join('') +
    filledPath('M-92 20L-112-14V54z', second),
  airplane: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath(
        'M0-98C12-86 14-60 14-30L98 26V44L14 22L10 66L36 84V96L0 88L-36 96V84L-10 66L-14 22L-98 44V26L-14-30C-14-60-12-86 0-98z',
        figure,
      ) +
        strokedPath('M0-74V-56', detail, 9) +
        strokedPath('M-54 12V26M54 12V26', second, 7),
      32,
    ),
  biplane: ({ figure, second, detail }) =>
    filledPath('M-92-8C-60-24 30-30 78-16C90-10 90 14 78 20C30 30-40 22-92 8z', figure) +
    filledPath('M-98-40H-76L-62-6H-92z', second) +
    rect(-28, -56, 96, 13, second) +
    rect(-34, 22, 96, 13, second) +
    strokedPath('M-10-46V26M50-46V26', figure, 5) +
    rect(88, -50, 8, 104, detail) +
    circle(16, 48, 14, figure) +
    circle(0, -26, 8, detail),
  rocket: ({ figure, second, detail, ground }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M0-106C40-66 42-10 30 46H-30C-42-10-40-66 0-106z', figure) +
        filledPath('M-33 6L-70 62L-27 46zM33 6L70 62L27 46z', second) +
        circle(0, -30, 18, ground) +
        circle(0, -30, 11, second) +
        filledPath('M-22 52H22L0 104z', detail),
      22,
    ),
  saucer: ({ figure, second, detail }) =>
    filledPath(
      polygonPathData([
        [-30, 14],
        [30, 14],
        [78, 100],
        [-78, 100],
      ]),
      second,
    ) +
    filledPath('M-46-22C-46-78 46-78 46-22z', detail) +
    filledPath('M-102-4C-80-36 80-36 102-4C80 32-80 32-102-4z', figure) +
    strokedPath('M-66 4H70', detail, 10, 'stroke-dasharray="0 22" stroke-linecap="round"'),
  moonface: ({ figure, second, detail, ground }) =>
    circle(0, 10, 86, figure) +
    circle(-34, -10, 9, ground) +
    filledPath('M-40 44Q0 74 44 40Q0 58-40 44z', ground) +
    filledPath('M2-8L16 22L-6 20z', second) +
    transformed(
      38,
      -22,
      1,
      filledPath('M-15-60C-15-84 15-84 15-60V20H-15z', detail) + rect(-24, -60, 48, 9, second),
      24,
    ) +
    circle(-58, 26, 7, second) +
    circle(-20, -50, 10, second),
  bus: ({ figure, second, detail, ground }) =>
    filledPath('M-96-54H70C90-54 98-40 98-20V40H-96z', figure) +
    [-82, -44, -6, 32].map((x) => rect(x, -38, 30, 32, second)).join('') +
    rect(70, -38, 28, 40, second) +
    wheel(-56, 42, 20, figure, ground) +
    wheel(56, 42, 20, figure, ground) +
    rect(-96, 10, 194, 8, detail),
  helicopter: ({ figure, second, detail }) =>
    filledPath('M-20-34H30C66-34 86-6 86 18C86 40 60 48 24 48C-10 48-24 26-30 8L-98-10V-22L-30-16z', figure) +
    filledPath('M36-20C60-18 72-2 74 14H36z', second) +
    strokedPath('M-70-58H96M14-58V-34', detail, 7) +
    strokedPath('M-20 72H70M4 48V72M46 48V72', figure, 6) +
    ring(-96, -16, 16, detail, 5),
  gondola: ({ figure, second, detail }) =>
    strokedPath('M62-4L10-98', detail, 6) +
    filledPath(
      'M-104-44H-84L-80-30H-96C-96-10-70 18-20 24H30C70 20 92-4 92-40L106-36C108 10 80 46 30 48H-20C-80 44-108 4-104-44z',
      figure,
    ) +
    filledPath('M-34 20V2C-34-14 20-14 20 2V20z', second) +
    circle(52, -52, 11, figure) +
    filledPath('M40-38H64L70 20H38z', figure) +
    strokedPath('M-90 66Q-60 56-30 66T30 66T90 66', second, 6),
} satisfies Record<string, Emblem>;
