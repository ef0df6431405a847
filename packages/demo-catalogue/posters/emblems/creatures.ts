import {
  circle,
  ellipse,
  filledPath,
  mirrored,
  rect,
  roundStrokedPath,
  sectorPathData,
  strokedPath,
  svgNumbers,
  transformed,
} from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Animals, real and invented. */
export const creatures = {
  bat: ({ figure, second, detail }) =>
    filledPath(
      'M0 40C-10 20-24 24-30 36C-44 12-66 14-74 34C-80 0-100-16-104-20C-80-40-50-30-36-14C-26-8-18-14-14-26L-18-58L-4-40H4L18-58L14-26C18-14 26-8 36-14C50-30 80-40 104-20C100-16 80 0 74 34C66 14 44 12 30 36C24 24 10 20 0 40z',
      figure,
    ) +
    circle(-6, -26, 3.4, detail) +
    circle(6, -26, 3.4, detail) +
    circle(60, 70, 6, second),
  ape: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-104 98C-104 40-84 10-56-2C-66-30-56-60-48-66C-44-92-20-100 0-100S44-92 48-66C56-60 66-30 56-2C84 10 104 40 104 98z',
      figure,
    ) +
    filledPath(
      'M-42-50C-24-66-8-58 0-50C8-58 24-66 42-50C48-36 40-24 34-18C50 0 46 34 0 36C-46 34-50 0-34-18C-40-24-48-36-42-50z',
      second,
    ) +
    circle(-19, -36, 6, ground) +
    circle(19, -36, 6, ground) +
    roundStrokedPath('M-38-50Q-20-60-4-46M38-50Q20-60 4-46', figure, 8) +
    ellipse(-9, -8, 6, 4, figure) +
    ellipse(9, -8, 6, 4, figure) +
    strokedPath('M-26 16Q0 8 26 16', figure, 5) +
    filledPath('M-30 98C-20 70 20 70 30 98z', detail),
  dinosaur: ({ figure, second, detail }) =>
    filledPath(
      'M-96-60C-70-84-30-80-8-58L88-30L84-16L40-22L80-2L70 8C30 2 0 0-16 8C-10 50 6 76 24 98H-70C-84 40-100 0-96-60z',
      figure,
    ) +
    strokedPath('M10-10L30-20M30-4L46-12', second, 6) +
    circle(-40, -48, 8, detail) +
    filledPath('M-100-40L-118-28L-98-18zM-98 0L-114 14L-92 22zM-92 40L-106 56L-82 60z', second),
  elephant: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-92-70C-60-100-24-90-16-60C-10-66 10-66 16-60C24-90 60-100 92-70C108-30 80 16 42 14C36 34 22 40 20 70C20 96-20 96-20 70C-22 40-36 34-42 14C-80 16-108-30-92-70z',
      figure,
    ) +
    filledPath(
      'M-80-56C-58-78-34-66-30-40C-34-14-62-8-76-22zM80-56C58-78 34-66 30-40C34-14 62-8 76-22z',
      second,
    ) +
    circle(-15, -22, 6, ground) +
    circle(15, -22, 6, ground) +
    strokedPath('M-16 40H16M-17 54H17M-18 68H18', detail, 4),
  rabbit: ({ figure, second, detail, ground }) =>
    ellipse(-24, -56, 17, 44, figure) +
    ellipse(26, -56, 17, 44, figure) +
    ellipse(-24, -54, 8, 32, second) +
    ellipse(26, -54, 8, 32, second) +
    filledPath('M0-28C40-28 56 0 52 32C48 66 26 86 0 86S-48 66-52 32C-56 0-40-28 0-28z', figure) +
    circle(-20, 14, 7, ground) +
    circle(20, 14, 7, ground) +
    filledPath('M-9 36H9L0 46z', detail) +
    rect(-7, 56, 14, 17, ground),
  fish: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-96-50C-60-40-44-20-36-14C0-60 66-52 98 2C66 56 0 60-36 18C-44 24-60 44-96 54C-80 20-80 16-96-50z',
      figure,
    ) +
    filledPath('M0-44C20-20 20 24 0 48C12 52 26 52 36 50C52 20 52-20 36-46C26-48 12-48 0-44z', second) +
    circle(66, -8, 10, ground) +
    circle(68, -8, 5, figure) +
    circle(-74, -80, 6, detail) +
    circle(84, -62, 9, detail),
  lion: ({ figure, second, detail, ground }) =>
    Array.from({ length: 14 }, (_, n) =>
      transformed(0, 0, 1, filledPath('M-22-56L0-98L22-56z', second), n * 25.7),
    ).join('') +
    circle(0, 0, 70, second) +
    filledPath(
      'M-46-44C-64-62-40-74-28-58C-10-64 10-64 28-58C40-74 64-62 46-44C60-10 44 50 0 58C-44 50-60-10-46-44z',
      figure,
    ) +
    circle(-20, -14, 6, ground) +
    circle(20, -14, 6, ground) +
    filledPath('M-16 12H16L0 30z', detail) +
    roundStrokedPath('M0 30V40M0 40Q-12 48-20 40M0 40Q12 48 20 40', ground, 4),
  dog: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-40-84C-10-94 40-88 46-50L92-18C98 4 80 20 50 18C40 50 44 80 50 98H-60C-56 50-64 0-40-84z',
      figure,
    ) +
    filledPath('M-44-80C-84-70-90-10-66 22C-44 10-34-30-30-60z', second) +
    circle(20, -42, 7, ground) +
    circle(90, -12, 11, detail) +
    rect(-57, 46, 102, 15, detail),
  bear: ({ figure, second, detail, ground }) =>
    circle(-54, -58, 27, figure) +
    circle(54, -58, 27, figure) +
    circle(-54, -58, 13, second) +
    circle(54, -58, 13, second) +
    ellipse(0, 4, 82, 80, figure) +
    ellipse(0, 34, 38, 32, second) +
    circle(-30, -12, 8, ground) +
    circle(30, -12, 8, ground) +
    ellipse(0, 22, 15, 10, figure) +
    filledPath('M-94-62C-40-86 40-86 94-62C60-48-60-48-94-62z', detail) +
    filledPath('M-44-70C-40-112 40-112 44-70z', detail),
  fox: ({ figure, second, detail, ground }) =>
    filledPath('M-88-88L-30-50H30L88-88L80 6L0 92L-80 6z', figure) +
    filledPath('M-80 6L-36-6L0 60L36-6L80 6L0 92z', second) +
    circle(-32, -10, 8, ground) +
    circle(32, -10, 8, ground) +
    circle(0, 84, 13, detail),
  wolf: ({ figure, second, detail }) =>
    circle(12, -12, 80, second) +
    filledPath(
      'M-92 98C-92 40-70 10-44-6L-30-40L-16-30L20-96L34-74L52-60C56-50 40-40 26-36C20-10 30 40 46 98z',
      figure,
    ) +
    circle(8, -54, 4, detail) +
    roundStrokedPath('M-60 60q10-24 26-34', second, 5),
  spider: ({ figure, second, detail }) =>
    strokedPath('M0-104V-40', second, 4) +
    roundStrokedPath(
      'M-26-10L-70-40L-92-6M-30 4L-84 4L-96 44M-26 18L-66 40L-70 84M-20 30L-40 58L-34 96M26-10L70-40L92-6M30 4L84 4L96 44M26 18L66 40L70 84M20 30L40 58L34 96',
      figure,
      7,
    ) +
    ellipse(0, 22, 34, 40, figure) +
    circle(0, -26, 22, figure) +
    filledPath('M-12 10H12L0 24L12 40H-12L0 24z', detail),
  octopus: ({ figure, second, detail, ground }) =>
    roundStrokedPath(
      'M-40 20C-60 60-90 50-96 20M-24 30C-30 80-70 90-84 76M0 34C0 70-14 96-34 96M24 30C30 80 70 90 84 76M40 20C60 60 90 50 96 20M6 34C6 70 20 96 40 96',
      figure,
      15,
    ) +
    filledPath('M-52 20C-72-50-50-96 0-96S72-50 52 20C30 50-30 50-52 20z', figure) +
    circle(-22, -10, 13, ground) +
    circle(22, -10, 13, ground) +
    circle(-20, -8, 6, detail) +
    circle(20, -8, 6, detail) +
    circle(0, -62, 8, second) +
    circle(-22, -50, 5, second),
  dragon: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-100 96C-96 40-70 16-44-6C-50-24-66-34-84-36C-60-46-36-44-22-34C-28-52-42-66-58-72C-30-76-4-68 8-50L20-66L28-44L96-34C104-26 102-14 94-10L44 0C40 12 28 20 16 20C24 40 24 66 20 96z',
      figure,
    ) +
    strokedPath('M-50 40L-20 44M-60 62L-18 66M-66 84L-16 86', second, 8) +
    filledPath('M38-34L50-20L30-22z', ground) +
    circle(86, -24, 4, ground) +
    strokedPath('M44-2L94-12', ground, 3) +
    filledPath(
      'M98 10C116 20 112 34 124 40C108 42 104 54 92 56C96 44 84 42 86 30C90 26 98 22 98 10z',
      detail,
    ),
  pig: ({ figure, second, detail, ground }) =>
    filledPath('M-74-74L-30-62Q0-74 30-62L74-74L62-28C80 20 50 74 0 74S-80 20-62-28z', figure) +
    ellipse(0, 20, 36, 26, second) +
    ellipse(-13, 20, 6, 10, figure) +
    ellipse(13, 20, 6, 10, figure) +
    circle(-30, -20, 7, ground) +
    circle(30, -20, 7, ground) +
    circle(62, 62, 9, detail),
  mouse: ({ figure, second, detail, ground }) =>
    circle(-58, -44, 44, figure) +
    circle(58, -44, 44, figure) +
    circle(-58, -44, 25, second) +
    circle(58, -44, 25, second) +
    filledPath('M-60-10C-60-50 60-50 60-10C60 30 26 76 0 84C-26 76-60 30-60-10z', figure) +
    circle(-20, 0, 8, ground) +
    circle(20, 0, 8, ground) +
    circle(0, 76, 12, detail) +
    roundStrokedPath('M-16 56L-62 46M-16 64L-60 74M16 56L62 46M16 64L60 74', second, 3),
  horse: ({ figure, second, detail, ground }) =>
    filledPath(
      'M-60 98C-70 40-30 20-34-14C-40-50-20-80 10-88L18-104L32-84C54-70 76-30 84 4C86 20 64 30 54 16L24-4C10 6 26 40 44 98z',
      figure,
    ) +
    filledPath('M10-88C-30-70-62-30-70 40L-50 20L-44-6L-34-14C-40-50-20-80 10-88z', second) +
    circle(34, -46, 6, ground) +
    strokedPath('M24-4L54 16', ground, 4) +
    strokedPath('M30-66L68-2', detail, 5),
  beetle: ({ figure, second, detail }) =>
    roundStrokedPath(
      'M-40-10L-84-30M-46 20L-92 24M-40 50L-80 80M40-10L84-30M46 20L92 24M40 50L80 80M-10-70L-30-100M10-70L30-100',
      figure,
      7,
    ) +
    circle(0, -50, 25, figure) +
    ellipse(0, 26, 52, 66, second) +
    strokedPath('M0-40V92', figure, 6) +
    circle(-22, 10, 10, detail) +
    circle(22, 10, 10, detail) +
    circle(-20, 52, 8, detail) +
    circle(20, 52, 8, detail),
  butterfly: ({ figure, second, detail }) => {
    const wing =
      filledPath('M4-6C20-70 70-92 94-74C104-40 70-6 4 4z', figure) +
      filledPath('M4 4C60 4 84 30 70 62C50 86 14 60 4 10z', second) +
      circle(66, -50, 13, detail) +
      circle(46, 40, 9, detail);
    return wing + mirrored(0, wing) + roundStrokedPath('M0-30V56M0-30L-22-66M0-30L22-66', figure, 8);
  },
  snake: ({ figure, second, detail }) =>
    roundStrokedPath('M-70 86C60 86 96 40 40 20C-20 2-90-4-62-40C-40-66 20-50 40-74', figure, 25) +
    strokedPath(
      'M-70 86C60 86 96 40 40 20C-20 2-90-4-62-40C-40-66 20-50 40-74',
      second,
      7,
      'stroke-dasharray="7 15"',
    ) +
    filledPath('M24-90L66-98C80-90 76-70 60-64L30-60z', figure) +
    circle(58, -86, 4.5, detail) +
    roundStrokedPath('M72-84L92-92M72-84L92-80', detail, 3),
  egg: ({ figure, second, detail, ground }) =>
    filledPath('M0-92C50-86 70-10 66 28C62 70 34 92 0 92S-62 70-66 28C-70-10-50-86 0-92z', figure) +
    strokedPath('M-64 10L-36-10L-16 20L4-14L26 16L44-6L66 14', ground, 7) +
    circle(0, 52, 11, detail) +
    filledPath('M-44-30C-40-50-30-64-18-70L-12-60C-24-52-32-40-36-26z', second),
  monster: ({ figure, second, detail, ground }) =>
    filledPath('M-96 98V50C-96 30-70 22-44 18V-84H44V18C70 22 96 30 96 50V98z', figure) +
    filledPath('M-50-92H50V-58L38-42L24-58L10-44L-4-58L-18-44L-32-58L-44-44L-50-58z', second) +
    filledPath('M-34-26H-10V-14H-34zM10-26H34V-14H10z', ground) +
    strokedPath('M-34-32L-8-30M8-30L34-32', second, 7) +
    strokedPath('M-20 16H20', ground, 5) +
    strokedPath('M-12 10V22M0 10V22M12 10V22', ground, 3) +
    rect(-62, -6, 18, 18, detail) +
    rect(44, -6, 18, 18, detail) +
    strokedPath('M18-52L34-40M20-42L30-54', detail, 4),
  alien: ({ figure, second, detail }) =>
    filledPath('M0-96C60-96 86-50 74-6C64 36 30 92 0 96C-30 92-64 36-74-6C-86-50-60-96 0-96z', figure) +
    filledPath(
      'M-58-16C-40-26-16-8-10 20C-36 20-56 8-58-16zM58-16C40-26 16-8 10 20C36 20 56 8 58-16z',
      second,
    ) +
    strokedPath('M-14 62Q0 68 14 62', detail, 5) +
    circle(-34, 0, 4, detail) +
    circle(34, 0, 4, detail),
  pumpkin: ({ figure, second, detail, ground }) =>
    ellipse(-44, 16, 52, 62, figure) +
    ellipse(44, 16, 52, 62, figure) +
    ellipse(0, 16, 46, 68, second) +
    filledPath('M-8-48C-10-70-2-84 16-92L24-80C12-74 10-62 12-48z', detail) +
    filledPath('M-50-8L-20-8L-35-34zM50-8L20-8L35-34zM-8 18H8L0 4z', ground) +
    filledPath('M-60 28L-40 36L-30 28L-14 40L0 30L14 40L30 28L40 36L60 28C40 74-40 74-60 28z', ground),
  teddy: ({ figure, second, detail, ground }) =>
    ellipse(0, -30, 20, 20, second) +
    roundStrokedPath('M-34 30L-66 6M34 30L66 6M-20 76L-40 92M20 76L40 92', figure, 28) +
    ellipse(0, 42, 48, 50, figure) +
    circle(-34, -76, 19, figure) +
    circle(34, -76, 19, figure) +
    circle(0, -44, 46, figure) +
    ellipse(0, -30, 21, 16, second) +
    circle(-17, -54, 6, ground) +
    circle(17, -54, 6, ground) +
    circle(0, -36, 6, detail) +
    ellipse(0, 46, 26, 28, second),
  penguin: ({ figure, second, detail, ground }) =>
    filledPath('M-40 84H-6L-14 98H-54zM40 84H6L14 98H54z', detail) +
    filledPath(
      'M0-100C36-100 46-70 46-46C60-34 80 0 84 30C74 32 66 24 62 14C70 60 44 90 0 90S-70 60-62 14C-66 24-74 32-84 30C-80 0-60-34-46-46C-46-70-36-100 0-100z',
      figure,
    ) +
    filledPath('M0-30C40-30 48 24 40 52C32 80-32 80-40 52C-48 24-40-30 0-30z', ground) +
    filledPath('M-30-70C-20-84-6-76 0-64C6-76 20-84 30-70C34-52 20-44 0-44S-34-52-30-70z', ground) +
    circle(-14, -66, 5, figure) +
    circle(14, -66, 5, figure) +
    filledPath('M-12-58H12L0-40z', detail) +
    roundStrokedPath('M-22-24Q0-12 22-24', second, 11),
  bee: ({ figure, second, detail }) =>
    ellipse(-30, -44, 28, 40, second) +
    ellipse(30, -44, 28, 40, second) +
    ellipse(0, 20, 48, 66, detail) +
    filledPath(sectorPathData(0, 20, 47, 190, 350), figure) +
    strokedPath(svgNumbers`M-46 34H46M-40 60H40`, figure, 15) +
    roundStrokedPath('M-12-40L-24-70M12-40L24-70', figure, 5),
  fly: ({ figure, second, detail, ground }) =>
    roundStrokedPath(
      'M-20 0L-70-10L-86 20M-20 20L-76 40M-16 40L-60 84M20 0L70-10L86 20M20 20L76 40M16 40L60 84',
      figure,
      6,
    ) +
    filledPath(
      'M-6-10C-50-10-90 40-76 84C-40 90-10 40-4 6zM6-10C50-10 90 40 76 84C40 90 10 40 4 6z',
      second,
    ) +
    ellipse(0, 28, 25, 50, figure) +
    strokedPath('M-20 26H20M-22 44H22M-16 62H16', ground, 4) +
    circle(0, -36, 27, figure) +
    ellipse(-24, -50, 21, 26, detail) +
    ellipse(24, -50, 21, 26, detail),
} satisfies Record<string, Emblem>;
