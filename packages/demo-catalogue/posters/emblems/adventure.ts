import {
  circle,
  ellipse,
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

/** Weapons, symbols of rank, tools and treasure: sword, crown, compass, chest and others. */
export const adventure = {
  sword: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M-9-98L0-112L9-98V40H-9z', figure) +
        filledPath('M0-112L9-98V40H0z', second) +
        rect(-40, 40, 80, 12, detail) +
        rect(-7, 52, 14, 40, figure) +
        circle(0, 98, 12, detail),
      24,
    ),
  swords: ({ figure, second, detail }) => {
    const blade = (colour: string): string =>
      filledPath('M-7-98L0-108L7-98V44H-7z', colour) +
      rect(-28, 44, 56, 10, detail) +
      rect(-6, 54, 12, 36, colour);
    return transformed(0, 0, 1, blade(figure), 34) + transformed(0, 0, 1, blade(second), -34);
  },
  crown: ({ figure, second, detail }) =>
    filledPath(
      polygonPathData([
        [-84, 54],
        [-94, -40],
        [-46, 0],
        [0, -70],
        [46, 0],
        [94, -40],
        [84, 54],
      ]),
      figure,
    ) +
    rect(-84, 60, 168, 22, second) +
    circle(-94, -50, 10, detail) +
    circle(0, -80, 12, detail) +
    circle(94, -50, 10, detail) +
    [-44, 0, 44].map((x) => circle(x, 32, 9, detail)).join(''),
  ring: ({ figure, second, detail }) =>
    ring(0, 20, 62, figure, 17) +
    ring(0, 20, 62, second, 3) +
    filledPath('M-32-54L-18-82H18L32-54L0-22z', detail) +
    filledPath('M-12-54L0-82L12-54L0-22z', second),
  knife: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M-14-104C22-80 26-20 18 26H-14z', figure) +
        filledPath('M-14-104L-4-92V26H-14z', second) +
        rect(-18, 26, 40, 9, second) +
        filledPath('M-14 35H16L20 100H-10z', figure) +
        circle(2, 54, 4, detail) +
        circle(4, 80, 4, detail),
      20,
    ) + filledPath('M62 40C76 64 76 76 62 82C48 76 48 64 62 40z', detail),
  revolver: ({ figure, second, detail }) =>
    filledPath(
      'M-96-44H34L44-54H56L60-40C72-30 74-14 66-2L92 70C80 82 64 84 52 78L32 14H0L-8 26H-34L-38 4L-30-8H-96z',
      figure,
    ) +
    rect(-18, -36, 40, 26, second) +
    strokedPath('M-18-23H22', figure, 3) +
    ring(-2, 22, 15, figure, 6) +
    strokedPath('M62 18L76 62', detail, 8),
  star: ({ figure, second, detail }) => {
    const star = Array.from({ length: 10 }, (_, n) => {
      const far = n % 2 === 0 ? 86 : 36;
      return [far * Math.sin((n * Math.PI) / 5), -far * Math.cos((n * Math.PI) / 5)] as const;
    });
    const tips = star.filter((_, n) => n % 2 === 0).map(([x, y]) => circle(x * 1.05, y * 1.05, 11, figure));
    return (
      tips.join('') +
      filledPath(polygonPathData(star), figure) +
      circle(0, 0, 25, second) +
      circle(0, 0, 11, detail)
    );
  },
  horseshoe: ({ figure, second }) =>
    strokedPath('M-44 82C-84 20-70-74 0-74S84 20 44 82', figure, 27) +
    strokedPath('M-44 82C-84 20-70-74 0-74S84 20 44 82', second, 8, 'stroke-dasharray="8 26"'),
  cactus: ({ figure, second, detail }) =>
    roundStrokedPath('M0 86V-70M0 34H-46V-16M0 8H46V-40', figure, 29) +
    roundStrokedPath('M0 70V-66M-46 20V-12M46-4V-36', second, 3) +
    circle(0, -88, 11, detail) +
    circle(46, -58, 8, detail) +
    rect(-84, 86, 168, 9, figure),
  hat: ({ figure, second, detail }) =>
    filledPath('M-98 14C-70-10-60 22 0 22S70-10 98 14C84 54 30 62 0 62S-84 54-98 14z', figure) +
    filledPath('M-52 14C-50-40-46-74-20-70C-6-66 6-66 20-70C46-74 50-40 52 14C30 26-30 26-52 14z', figure) +
    strokedPath('M-52 8C-30 20 30 20 52 8', detail, 13) +
    strokedPath('M-16-58Q0-40 16-58', second, 5),
  bow: ({ figure, second, detail }) =>
    strokedPath('M-30-96C60-60 60 60-30 96', figure, 11, 'stroke-linecap="round"') +
    strokedPath('M-30-96L-62 0L-30 96', second, 3) +
    strokedPath('M-80 0H80', detail, 6) +
    filledPath('M96 0L68-15V15zM-92-13L-70 0L-92 13L-64 13L-52 0L-64-13z', detail),
  shield: ({ figure, second, detail }) =>
    filledPath('M-84-84H84L100-48L0 98L-100-48z', figure) +
    filledPath('M-74-70H74L84-46L0 78L-84-46z', second) +
    filledPath('M18-60L-44 6H-8L-22 58L46-18H6z', detail),
  helmet: ({ figure, second, detail }) =>
    filledPath('M-76 30C-86-60-40-92 0-92S86-60 76 30L40 84H12V14H44L50-14H-50L-44 14H-12V84H-40z', figure) +
    filledPath('M-10-92C-10-112 70-112 78-50C60-80 30-90 -10-92z', detail) +
    rect(-4, -76, 8, 56, second),
  samurai: ({ figure, second, detail }) =>
    filledPath('M-58 10C-64-66 64-66 58 10L96 44H56L46 84H-46L-56 44H-96z', figure) +
    filledPath(
      'M-30-50C-70-60-74-96-60-104C-58-76-30-72 0-56C30-72 58-76 60-104C74-96 70-60 30-50z',
      detail,
    ) +
    rect(-40, 8, 80, 13, second) +
    filledPath('M-38 36H38L30 72H-30z', second),
  bomb: ({ figure, second, detail }) =>
    circle(-10, 20, 70, figure) +
    transformed(42, -38, 1, rect(-17, -15, 34, 30, figure), 45) +
    roundStrokedPath('M52-50Q64-80 84-72', second, 6) +
    Array.from({ length: 8 }, (_, n) =>
      transformed(86, -72, 1, strokedPath('M0-8V-22', detail, 5), n * 45),
    ).join('') +
    filledPath('M-52 0A46 46 0 0 1-12-30L-14-20A34 34 0 0 0-42 4z', second),
  missile: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      filledPath('M0-100C30-70 34-30 30 40H-30C-34-30-30-70 0-100z', figure) +
        filledPath('M-30 10L-62 66H-22zM30 10L62 66H22z', second) +
        rect(-30, 40, 60, 14, detail) +
        rect(-31, -30, 62, 10, second),
      180,
    ),
  gloves: ({ figure, second, detail }) => {
    const glove = (colour: string): string =>
      filledPath('M-34 40C-50 10-50-50-10-56C40-62 54-30 48 10C46 26 40 34 34 40z', colour) +
      filledPath('M-34-6C-56-16-60 14-40 22z', colour) +
      rect(-32, 44, 66, 26, detail);
    return transformed(-34, 10, 0.9, glove(figure), -16) + transformed(42, -20, 0.9, glove(second), 18);
  },
  anchor: ({ figure, second, detail }) =>
    ring(0, -78, 14, detail, 9) +
    rect(-8, -64, 16, 146, figure) +
    rect(-42, -46, 84, 14, second) +
    strokedPath('M-78 20C-72 70-36 84 0 88C36 84 72 70 78 20', figure, 15) +
    filledPath('M-98 36L-78-4L-56 34zM98 36L78-4L56 34z', figure),
  flag: ({ figure, second, detail }) =>
    rect(-70, -98, 10, 196, figure) +
    filledPath('M-60-90C-20-110 20-60 84-84V10C20 34-20-16-60 4z', second) +
    circle(10, -40, 24, detail),
  tank: ({ figure, second, detail }) =>
    rect(20, -34, 80, 11, figure) +
    filledPath('M-40-54H20L34-12H-52z', figure) +
    filledPath('M-84-12H70L94 22H-96z', second) +
    filledPath('M-96 26H94C100 60 76 70 64 70H-66C-80 70-102 60-96 26z', figure) +
    [-60, -20, 20, 58].map((x) => circle(x, 48, 13, detail)).join(''),
  compass: ({ figure, second, detail, ground }) =>
    circle(0, 0, 92, figure) +
    circle(0, 0, 76, ground) +
    filledPath('M0-70L15 0H-15z', detail) +
    filledPath('M0 70L15 0H-15z', second) +
    strokedPath('M-74 0H-58M74 0H58', figure, 6) +
    circle(0, 0, 8, figure),
  chest: ({ figure, second, detail, ground }) =>
    filledPath('M-90-6C-90-70-60-76-30-76H30C60-76 90-70 90-6z', figure) +
    rect(-90, 0, 180, 74, second) +
    rect(-66, -70, 14, 144, ground) +
    rect(52, -70, 14, 144, ground) +
    rect(-18, -18, 36, 40, detail) +
    circle(0, 0, 7, figure),
  magnifier: ({ figure, second, detail }) =>
    strokedPath('M34 34L84 84', figure, 22, 'stroke-linecap="round"') +
    circle(-18, -18, 62, second) +
    ring(-18, -18, 62, figure, 13) +
    strokedPath('M-50-30Q-42-54-16-58', detail, 7, 'stroke-linecap="round"'),
  pipe: ({ figure, second, detail }) =>
    filledPath('M-94-34L-10 4C4 10 10 4 10-10V-44H72V10C72 66 20 70-6 46L-96-20z', figure) +
    rect(6, -56, 70, 13, second) +
    roundStrokedPath('M40-70q-16-12 0-24t0-14', detail, 6),
  scales: ({ figure, second, detail }) =>
    rect(-6, -80, 12, 156, figure) +
    roundStrokedPath('M-70-58L70-70', figure, 9) +
    strokedPath('M-70-58L-96 10M-70-58L-44 10M70-70L44-4M70-70L96-4', second, 3) +
    filledPath('M-100 10H-40C-46 42-94 42-100 10z', detail) +
    filledPath('M40-4H100C94 28 46 28 40-4z', detail) +
    rect(-46, 76, 92, 13, figure) +
    circle(0, -84, 11, figure),
  lightning: ({ figure, second }) =>
    circle(0, 0, 88, second) + filledPath('M22-104L-56 14H-8L-26 104L60-24H10z', figure),
  cross: ({ figure, second, detail }) =>
    Array.from({ length: 12 }, (_, n) => transformed(0, -24, 1, rect(-3, -98, 6, 44, second), n * 30)).join(
      '',
    ) +
    rect(-11, -84, 22, 180, figure) +
    rect(-54, -40, 108, 22, figure) +
    circle(0, -29, 9, detail),
  mitre: ({ figure, second, detail }) =>
    filledPath('M-62 78L-72-10C-60-50-30-70 0-100C30-70 60-50 72-10L62 78z', figure) +
    rect(-63, 48, 126, 28, second) +
    rect(-9, -80, 18, 128, second) +
    rect(-38, -22, 76, 18, detail) +
    rect(-9, -52, 18, 78, detail),
  handcuffs: ({ figure, second, detail }) =>
    ring(-48, 28, 38, figure, 15) +
    ring(52, -14, 38, figure, 15) +
    strokedPath('M-14 10L18 2', second, 9, 'stroke-dasharray="9 6"') +
    rect(-66, -22, 32, 16, detail) +
    rect(34, -64, 32, 16, detail),
  fan: ({ figure, second, detail }) =>
    Array.from({ length: 9 }, (_, n) =>
      filledPath(sectorPathData(0, 70, 140, 198 + n * 16, 214.5 + n * 16), n % 2 === 0 ? figure : second),
    ).join('') +
    filledPath(sectorPathData(0, 70, 52, 198, 342), detail) +
    circle(0, 70, 9, figure),
  gear: ({ figure, second, ground, detail }) =>
    Array.from({ length: 10 }, (_, n) => transformed(-14, 8, 1, rect(-11, -88, 22, 30, figure), n * 36)).join(
      '',
    ) +
    circle(-14, 8, 68, figure) +
    circle(-14, 8, 28, ground) +
    Array.from({ length: 8 }, (_, n) => transformed(66, -62, 1, rect(-6, -38, 12, 16, second), n * 45)).join(
      '',
    ) +
    circle(66, -62, 28, second) +
    circle(66, -62, 10, detail),
  drop: ({ figure, second, detail }) =>
    filledPath('M0-98C30-40 62-6 62 36A62 60 0 0 1-62 36C-62-6-30-40 0-98z', figure) +
    filledPath('M-40 34A42 40 0 0 0-4 74', second) +
    roundStrokedPath('M-40 34A42 40 0 0 0-8 72', second, 8) +
    circle(66, -54, 9, detail),
  coins: ({ figure, second, detail }) =>
    [60, 36, 12, -12, -36]
      .map(
        (y, n) =>
          ellipse(-8 + (n % 2) * 8, y + 14, 60, 17, figure) +
          ellipse(-8 + (n % 2) * 8, y + 6, 60, 17, n % 2 === 0 ? second : detail),
      )
      .join('') +
    circle(62, -66, 28, detail) +
    circle(62, -66, 18, figure),
  flask: ({ figure, second, detail }) =>
    filledPath('M-20-92H20V-30L80 76C84 90 76 94 66 94H-66C-76 94-84 90-80 76L-20-30z', figure) +
    filledPath('M-42 30L-20 22L10 34L44 26L68 78H-68z', detail) +
    rect(-28, -98, 56, 13, second) +
    circle(-10, 54, 8, figure) +
    circle(22, 62, 5, figure) +
    circle(14, -4, 6, second) +
    circle(-4, 6, 4, second),
} satisfies Record<string, Emblem>;
