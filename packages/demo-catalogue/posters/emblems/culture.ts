import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  ring,
  roundStrokedPath,
  sectorPathData,
  strokedPath,
  transformed,
} from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Signs of art, science, feeling and play. */
export const culture = {
  reel: ({ figure, second, ground, detail }) =>
    circle(-8, -10, 78, figure) +
    [0, 72, 144, 216, 288]
      .map((at) =>
        circle(
          -8 + 46 * Math.cos((at * Math.PI) / 180),
          -10 + 46 * Math.sin((at * Math.PI) / 180),
          19,
          ground,
        ),
      )
      .join('') +
    circle(-8, -10, 12, detail) +
    filledPath('M-8 68H96V92H-8z', figure) +
    strokedPath('M0 80H92', second, 9, 'stroke-dasharray="9 9"'),
  camera: ({ figure, second, ground, detail }) =>
    rect(-94, -46, 188, 112, figure) +
    rect(-40, -68, 66, 26, figure) +
    circle(0, 10, 46, second) +
    circle(0, 10, 33, ground) +
    circle(0, 10, 20, figure) +
    circle(8, 2, 6, ground) +
    rect(58, -32, 24, 15, detail) +
    rect(-84, -56, 30, 10, detail),
  projector: ({ figure, second, detail }) =>
    filledPath('M20-2L112-56V78L20 30z', second) +
    circle(-54, -56, 35, figure) +
    circle(8, -64, 27, figure) +
    circle(-54, -56, 11, detail) +
    circle(8, -64, 9, detail) +
    rect(-88, -18, 108, 70, figure) +
    strokedPath('M-66 52L-84 98M0 52L18 98', figure, 9) +
    rect(-70, 4, 40, 15, detail),
  microphone: ({ figure, second, detail }) =>
    filledPath('M-34-56C-34-104 34-104 34-56V-4C34 44-34 44-34-4z', figure) +
    strokedPath('M-34-44H34M-34-22H34M-34 0H34', second, 6) +
    strokedPath('M-58-12C-58 76 58 76 58-12', detail, 9) +
    rect(-5, 54, 10, 34, figure) +
    rect(-40, 86, 80, 11, figure),
  heart: ({ figure, second, ground }) =>
    filledPath('M0 90C-70 40-96 4-92-34C-88-78-30-92 0-46C30-92 88-78 92-34C96 4 70 40 0 90z', figure) +
    roundStrokedPath('M-66-30C-62-50-48-56-38-54', second, 9) +
    strokedPath('M-92 10H-34L-20-24L4 36L20-4L30 10H92', ground, 7, 'stroke-linejoin="round"'),
  broken: ({ figure, second, detail }) =>
    filledPath('M-6 86C-70 40-98 4-94-34C-90-74-40-90-8-56L-24-22L6 6L-18 40z', figure) +
    filledPath('M10 86C74 40 100 4 96-34C92-74 42-90 12-56L-4-22L26 6L2 40z', second) +
    circle(0, -88, 8, detail),
  lips: ({ figure, second, ground, detail }) =>
    filledPath(
      'M-98 0C-60-30-30-56-12-52Q0-48 12-52C30-56 60-30 98 0C60 50 30 62 0 62S-60 50-98 0z',
      figure,
    ) +
    filledPath('M-72 2C-40-12-20-16 0-8C20-16 40-12 72 2C40 14-40 14-72 2z', ground) +
    filledPath('M-46-6H46L40 8H-40z', second) +
    circle(62, -56, 5, detail),
  rose: ({ figure, second, detail }) =>
    roundStrokedPath('M0 10C4 40-4 70 0 100', second, 8) +
    filledPath(
      'M2 66C30 34 60 36 80 42C66 74 34 82 2 66zM-2 88C-26 58-52 60-72 66C-58 94-28 100-2 88z',
      second,
    ) +
    filledPath(
      'M0 28C-56 30-78-16-60-56C-46-50-40-58-34-72C-18-62 18-62 34-72C40-58 46-50 60-56C78-16 56 30 0 28z',
      figure,
    ) +
    filledPath('M0-92C30-92 46-72 40-50C34-24-30-20-40-50C-46-72-30-92 0-92z', detail) +
    roundStrokedPath(
      'M-26-58C-20-78 18-80 20-60C20-46-6-44-8-56C-8-62 0-64 4-60M-56-30C-30-6 30-6 56-30',
      figure,
      5,
    ),
  tulip: ({ figure, second, detail }) =>
    roundStrokedPath('M0 20V98', second, 8) +
    filledPath(
      'M-4 88C-50 70-56 30-54 14C-24 30-6 56-4 88zM4 88C50 70 56 30 54 14C24 30 6 56 4 88z',
      second,
    ) +
    filledPath('M-46-70L-22-44L0-92L22-44L46-70C56-10 40 24 0 24S-56-10-46-70z', figure) +
    filledPath('M0-92L22-44C22 0 12 16 0 24C-12 16-22 0-22-44z', detail),
  daisy: ({ figure, second, detail }) =>
    Array.from({ length: 12 }, (_, n) =>
      transformed(
        0,
        0,
        1,
        filledPath('M0-22C20-40 18-88 0-96C-18-88-20-40 0-22z', n % 2 === 0 ? figure : second),
        n * 30,
      ),
    ).join('') + circle(0, 0, 27, detail),
  atom: ({ figure, second, detail }) =>
    [0, 60, 120]
      .map(
        (at) =>
          `<ellipse rx="94" ry="34" fill="none" stroke="${figure}" stroke-width="7" transform="rotate(${at})"/>`,
      )
      .join('') +
    circle(0, 0, 19, detail) +
    circle(94, 0, 10, second) +
    circle(-47, 81, 10, second) +
    circle(-47, -81, 10, second),
  brain: ({ figure, second, detail }) =>
    filledPath(
      'M-5-80C-40-94-70-74-66-48C-98-40-100 4-76 18C-82 56-44 78-5 66zM5-80C40-94 70-74 66-48C98-40 100 4 76 18C82 56 44 78 5 66z',
      figure,
    ) +
    roundStrokedPath(
      'M-30-58q-22 10-6 28t-24 26q12 14 28 6M-28 48q-16-14 0-28M30-58q22 10 6 28t24 26q-12 14-28 6M28 48q16-14 0-28',
      second,
      7,
    ) +
    circle(-66, -78, 7, detail) +
    circle(-88, -60, 4.5, detail) +
    circle(70, -80, 7, detail) +
    circle(92, -60, 4.5, detail),
  tv: ({ figure, second, detail, ground }) =>
    strokedPath('M-40-96L0-56L46-92', figure, 7) +
    rect(-94, -56, 188, 134, figure) +
    rect(-76, -38, 116, 98, ground) +
    strokedPath('M-76-20H40M-76 0H40M-76 20H40M-76 40H40', second, 6) +
    circle(66, -16, 12, detail) +
    circle(66, 20, 9, second) +
    rect(-66, 78, 16, 18, figure) +
    rect(50, 78, 16, 18, figure),
  monitor: ({ figure, second, detail, ground }) =>
    rect(-92, -80, 184, 126, figure) +
    rect(-78, -66, 156, 98, ground) +
    strokedPath('M-60-44H-10M-60-24H30M-60-4H0', second, 7) +
    rect(8, -9, 16, 11, detail) +
    filledPath('M-16 46H16L24 74H-24z', figure) +
    rect(-54, 74, 108, 13, figure),
  pills: ({ figure, second, detail, ground }) =>
    transformed(
      -44,
      0,
      1,
      filledPath('M-27-40A27 27 0 0 1 27-40V0H-27z', figure) +
        filledPath('M-27 6H27V44A27 27 0 0 1-27 44z', ground),
      16,
    ) +
    transformed(
      46,
      10,
      1,
      filledPath('M-27-40A27 27 0 0 1 27-40V0H-27z', detail) +
        filledPath('M-27 6H27V44A27 27 0 0 1-27 44z', second),
      -20,
    ),
  mushroom: ({ figure, second, detail }) =>
    filledPath('M-22 4H22C16 40 30 70 34 92H-34C-30 70-16 40-22 4z', second) +
    filledPath('M-92 10C-92-56-50-88 0-88S92-56 92 10C50 24-50 24-92 10z', figure) +
    circle(-40, -34, 15, detail) +
    circle(14, -54, 18, detail) +
    circle(52, -16, 12, detail) +
    circle(-4, -8, 9, detail),
  cloud: ({ figure, second, detail }) =>
    circle(44, -44, 40, detail) +
    filledPath(
      'M-70 40C-108 36-106-16-70-18C-70-64-8-76 10-38C40-58 78-36 70-6C104-4 104 38 70 40z',
      figure,
    ) +
    strokedPath('M-44 60V92M-12 60V80M20 60V92M52 60V76', second, 8, 'stroke-linecap="round"'),
  ball: ({ figure, second, ground }) =>
    circle(0, 0, 92, figure) +
    filledPath(
      polygonPathData([
        [0, -34],
        [32, -10],
        [20, 28],
        [-20, 28],
        [-32, -10],
      ]),
      ground,
    ) +
    filledPath(
      'M-28-87L0-66L28-87A92 92 0 0 0-28-87zM74-54L62-22L91-10A92 92 0 0 0 74-54zM-74-54L-62-22L-91-10A92 92 0 0 1-74-54zM72 57L40 54L30 87A92 92 0 0 0 72 57zM-72 57L-40 54L-30 87A92 92 0 0 1-72 57z',
      ground,
    ) +
    strokedPath('M0-34V-66M32-10L62-22M20 28L40 54M-20 28L-40 54M-32-10L-62-22', ground, 5) +
    ring(0, 0, 92, second, 5),
  basket: ({ figure, second, detail }) =>
    circle(0, 0, 90, figure) +
    strokedPath('M-90 0H90M0-90V90M-62-66C-20-30-20 30-62 66M62-66C20-30 20 30 62 66', second, 6) +
    circle(76, -76, 8, detail),
  dartboard: ({ figure, second, detail }) =>
    Array.from({ length: 16 }, (_, n) =>
      filledPath(sectorPathData(0, 0, 92, n * 22.5, n * 22.5 + 22.5), n % 2 === 0 ? figure : second),
    ).join('') +
    ring(0, 0, 52, detail, 7) +
    circle(0, 0, 20, detail) +
    circle(0, 0, 8, figure),
  tree: ({ figure, second, detail }) =>
    rect(-9, 20, 18, 78, figure) +
    circle(0, -34, 58, figure) +
    circle(-40, 0, 32, second) +
    circle(42, 4, 30, second) +
    [
      [-20, -50],
      [20, -30],
      [0, -70],
      [-40, 2],
      [40, 10],
      [34, -62],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, detail))
      .join(''),
  feather: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M0-104C40-60 40 10 8 60H-8C-40 10-40-60 0-104z', figure) +
        filledPath('M0-104C40-60 40 10 8 60H0z', second) +
        strokedPath('M0-80V104', detail, 5),
      28,
    ),
  butterflyknot: ({ figure, second, detail }) =>
    filledPath('M0-14L-92-58C-100-20-100 20-92 58L0 14z', figure) +
    filledPath('M0-14L92-58C100-20 100 20 92 58L0 14z', second) +
    rect(-17, -22, 34, 44, detail),
  moustache: ({ figure, second }) =>
    filledPath(
      'M0 4C-14-28-50-30-64-6C-74 10-90 10-100-4C-98 44-30 52 0 24C30 52 98 44 100-4C90 10 74 10 64-6C50-30 14-28 0 4z',
      figure,
    ) + circle(0, -56, 15, second),
  tie: ({ figure, second, detail }) =>
    filledPath('M-22-96H22L14-62L40 60L0 100L-40 60L-14-62z', figure) +
    filledPath('M-14-62H14L18-44L-20-30zM-26-6L28-26L32-4L-30 18zM-34 36L36 12L40 36L-36 62z', second) +
    filledPath('M-22-96H22L14-62H-14z', detail),
  snowman: ({ figure, second, detail, ground }) =>
    circle(0, 46, 50, figure) +
    circle(0, -30, 36, figure) +
    rect(-30, -74, 60, 10, second) +
    rect(-20, -104, 40, 32, second) +
    filledPath('M0-32L44-24L0-18z', detail) +
    circle(-12, -42, 4.5, ground) +
    circle(12, -42, 4.5, ground) +
    circle(0, 30, 5, ground) +
    circle(0, 52, 5, ground) +
    rect(-32, -4, 64, 13, detail),
  globe: ({ figure, second, detail }) =>
    circle(0, -10, 70, second) +
    filledPath(
      'M-50-50C-30-70 0-70 4-56C-10-40-6-30-20-20C-40-14-50-30-62-22zM10-20C30-40 60-30 66-6C60 20 40 50 24 50C14 30 22 20 14 6z',
      figure,
    ) +
    strokedPath('M-50-78A86 86 0 1 0 64 56', detail, 8) +
    rect(-6, 74, 12, 16, figure) +
    rect(-40, 88, 80, 10, figure),
  bread: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M-100 8C-100-30-60-36 0-36S100-30 100 8S60 36 0 36S-100 40-100 8z', figure) +
        roundStrokedPath('M-56-20L-38 18M-18-24L0 20M20-24L38 20M58-18L70 14', second, 9),
      -28,
    ) + circle(58, 62, 10, detail),
  needle: ({ figure, second, detail }) =>
    rect(-40, -70, 80, 16, figure) +
    rect(-40, 50, 80, 16, figure) +
    rect(-28, -54, 56, 104, second) +
    strokedPath('M-28-40H28M-28-24H28M-28-8H28M-28 8H28M-28 24H28M-28 40H28', figure, 3) +
    roundStrokedPath('M28 30C70 40 84 0 70-60M70-98V70', detail, 5),
  wheat: ({ figure, second, detail }) =>
    roundStrokedPath('M0 98V-60', second, 6) +
    Array.from({ length: 5 }, (_, n) =>
      transformed(
        0,
        -50 + n * 24,
        1,
        filledPath(
          'M0 8C10-18 34-26 44-24C40-4 20 10 0 8zM0 8C-10-18-34-26-44-24C-40-4-20 10 0 8z',
          n % 2 === 0 ? figure : detail,
        ),
      ),
    ).join('') +
    filledPath('M0-50C14-66 12-90 0-100C-12-90-14-66 0-50z', figure),
  isle: ({ figure, second, detail, ground }) =>
    circle(0, -20, 74, detail) +
    filledPath('M-84 10H84C70 34 40 30 34 56L16 50L0 98L-18 58L-34 62C-40 34-70 34-84 10z', figure) +
    filledPath(
      'M-62 10V-20H-44V-44L-30-62L-16-44V-20H-6V-62L10-88L26-62V-20H40V-36L52-52L64-36V10z',
      second,
    ) +
    rect(5, -54, 10, 17, ground) +
    rect(-35, -36, 10, 14, ground),
} satisfies Record<string, Emblem>;
