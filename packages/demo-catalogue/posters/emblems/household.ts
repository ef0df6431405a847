import {
  circle,
  ellipse,
  filledPath,
  polygonPathData,
  rect,
  ring,
  roundStrokedPath,
  strokedPath,
  transformed,
} from '../svg.ts';
import type { Emblem } from './emblem.ts';

/** Things from a house, a desk, a wardrobe. */
export const household = {
  key: ({ figure, detail }) =>
    ring(0, -56, 30, figure, 17) +
    rect(-8, -30, 16, 124, figure) +
    rect(8, 52, 30, 14, figure) +
    rect(8, 76, 22, 14, figure) +
    rect(-15, -22, 30, 9, detail),
  umbrella: ({ figure, second, detail }) =>
    roundStrokedPath('M0-60V66Q0 90-20 90T-40 70', figure, 8) +
    filledPath('M-92 6A92 84 0 0 1 92 6Q70-12 46 6Q24-12 0 6Q-24-12-46 6Q-70-12-92 6z', detail) +
    filledPath('M-46 6Q-40-50 0-78Q40-50 46 6Q24-12 0 6Q-24-12-46 6z', second) +
    rect(-4, -92, 8, 16, figure),
  apple: ({ figure, second, detail, ground }) =>
    filledPath(
      'M0-40C-30-64-86-52-86 8C-86 56-50 96-24 90C-10 86 10 86 24 90C50 96 86 56 86 8C86-52 30-64 0-40z',
      figure,
    ) +
    filledPath('M0-40C30-64 86-52 86 8C86 56 50 96 24 90C16 88 8 87 0 87z', detail) +
    roundStrokedPath('M0-40Q0-70 14-90', second, 8) +
    filledPath('M10-58C20-88 50-92 66-86C58-60 32-50 10-58z', second) +
    circle(40, 2, 9, ground),
  candle: ({ figure, second, detail }) =>
    filledPath('M0-96C22-66 24-50 0-34C-24-50-22-66 0-96z', detail) +
    rect(-17, -24, 34, 92, figure) +
    filledPath('M-17-24H17V-6Q10 18 4-4Q-6 12-17-4z', second) +
    ellipse(0, 74, 58, 15, second) +
    rect(-3, -36, 6, 14, figure) +
    ring(54, 68, 14, second, 7),
  bulb: ({ figure, second, detail, ground }) =>
    filledPath('M0-94C46-94 66-60 66-30C66 6 34 22 30 50H-30C-34 22-66 6-66-30C-66-60-46-94 0-94z', detail) +
    strokedPath('M-14 48L-26-18L-8-4L0-22L8-4L26-18L14 48', ground, 5) +
    rect(-30, 54, 60, 10, figure) +
    rect(-30, 68, 60, 10, second) +
    rect(-18, 82, 36, 10, figure),
  clock: ({ figure, second, detail, ground }) =>
    circle(0, 0, 94, figure) +
    circle(0, 0, 80, ground) +
    strokedPath(
      'M0-74V-60M0 74V60M-74 0H-60M74 0H60M37-64L31-53M64-37L53-31M64 37L53 31M37 64L31 53M-37 64L-31 53M-64 37L-53 31M-64-37L-53-31M-37-64L-31-53',
      second,
      5,
    ) +
    roundStrokedPath('M0 0V-56M0 0L-24-34', figure, 8) +
    circle(0, 0, 9, detail),
  hourglass: ({ figure, second, detail }) =>
    filledPath(
      'M-48-78H48C48-36 14-22 8 0C14 22 48 36 48 78H-48C-48 36-14 22-8 0C-14-22-48-36-48-78z',
      second,
    ) +
    filledPath(
      'M-34-44H34C28-24 12-16 0 0C-12-16-28-24-34-44zM-42 78C-40 54-12 46 0 34C12 46 40 54 42 78z',
      detail,
    ) +
    rect(-62, -94, 124, 18, figure) +
    rect(-62, 76, 124, 18, figure),
  telephone: ({ figure, second, detail, ground }) =>
    filledPath('M-52-24H52L84 82H-84z', figure) +
    filledPath('M-96-34C-96-86-40-84 0-84S96-86 96-34L58-26L50-48H-50L-58-26z', second) +
    circle(0, 30, 38, ground) +
    circle(0, 30, 13, detail) +
    [0, 45, 90, 135, 180, 225, 270]
      .map((at) =>
        circle(26 * Math.cos((at * Math.PI) / 180), 30 + 26 * Math.sin((at * Math.PI) / 180), 5, figure),
      )
      .join(''),
  typewriter: ({ figure, second, detail, ground }) =>
    rect(-46, -96, 92, 84, ground) +
    strokedPath('M-32-78H32M-32-62H32M-32-46H12', detail, 5) +
    rect(-92, -30, 184, 22, second) +
    filledPath('M-72-10H72L94 84H-94z', figure) +
    strokedPath(
      'M-56 20H56M-64 42H64M-72 64H72',
      ground,
      11,
      'stroke-dasharray="0 18" stroke-linecap="round"',
    ),
  book: ({ figure, second, detail, ground }) =>
    filledPath('M0-56C-30-76-66-76-96-64V66C-66 54-30 54 0 74z', figure) +
    filledPath('M0-56C30-76 66-76 96-64V66C66 54 30 54 0 74z', second) +
    strokedPath(
      'M-78-38Q-46-46-16-32M-78-14Q-46-22-16-8M-78 10Q-46 2-16 16M-78 34Q-46 26-16 40',
      ground,
      4.5,
    ) +
    filledPath('M40-66H60V0L50-12L40 0z', detail),
  glasses: ({ figure, second, detail }) =>
    filledPath(
      'M-104-34H-8V2C-8 34-30 50-54 50S-100 34-104 0zM104-34H8V2C8 34 30 50 54 50S100 34 104 0z',
      figure,
    ) +
    rect(-104, -42, 208, 20, figure) +
    filledPath(
      'M-90-14H-54L-80 32C-88 22-90 8-90-14zM-40-14H-24L-56 38H-70zM22-14H58L32 32C24 22 22 8 22-14zM72-14H88L56 38H42z',
      second,
    ) +
    circle(-92, -32, 5, detail) +
    circle(92, -32, 5, detail),
  tophat: ({ figure, second, detail }) =>
    filledPath('M-54-86C-20-96 20-96 54-86L46 44H-46z', figure) +
    filledPath('M-48 10H48L46 44H-46z', detail) +
    filledPath('M-96 40C-70 30-60 46 0 46S70 30 96 40C80 74-80 74-96 40z', figure) +
    strokedPath('M-34-70L-30-8', second, 5),
  bowler: ({ figure, second, detail }) =>
    filledPath('M-60-6C-66-92 66-92 60-6z', figure) +
    rect(-60, -20, 120, 18, detail) +
    filledPath('M-94-12C-70-6-60 4 0 4S70-6 94-12C90 16 50 22 0 22S-90 16-94-12z', figure) +
    roundStrokedPath('M-58 84H40Q70 84 70 64T44 52', second, 9),
  shoe: ({ figure, second, detail }) =>
    filledPath(
      'M-92 14C-92-26-74-56-60-60C-40-34-20-10 22 12C50 26 88 30 94 56C94 66 90 72 84 72H20C-6 62-40 30-70 24L-76 84H-86z',
      figure,
    ) +
    filledPath('M-60-60C-40-34-20-10 22 12C4 24-30 8-60-16z', second) +
    circle(22, 20, 12, detail),
  mirror: ({ figure, second, detail, ground }) =>
    ellipse(0, -30, 58, 66, figure) +
    ellipse(0, -30, 45, 53, second) +
    strokedPath('M-24-10L20-60M-6 4L30-36', ground, 5) +
    filledPath('M-12 34H12L16 88Q0 100-16 88z', figure) +
    circle(0, 54, 7, detail),
  cup: ({ figure, second, detail }) =>
    filledPath('M-62-14H48C48 36 30 66-7 66S-62 36-62-14z', figure) +
    ring(52, 14, 22, figure, 11) +
    ellipse(-7, 78, 76, 11, second) +
    ellipse(-7, -14, 55, 9, detail) +
    roundStrokedPath('M-30-36q-14-16 0-30t0-26M10-36q-14-16 0-30t0-26', second, 6),
  pot: ({ figure, second, detail }) =>
    filledPath('M-44-20H36L50 84H-58z', figure) +
    filledPath('M-44-26L-52-70H30L40-26z', second) +
    filledPath('M-52-70L-76-56L-50-44z', second) +
    filledPath('M30-74L-11-92L-52-74z', figure) +
    circle(-11, -92, 8, detail) +
    strokedPath('M38-60H66L58 14', figure, 12) +
    rect(-50, -26, 92, 8, detail),
  glass: ({ figure, second, detail }) =>
    filledPath('M-78-84H78L0 8z', figure) +
    filledPath('M-56-64H56L0 0z', second) +
    rect(-5, 0, 10, 80, figure) +
    filledPath('M-46 90Q0 66 46 90z', figure) +
    circle(14, -44, 14, detail) +
    strokedPath('M14-44L62-96', detail, 4),
  bottle: ({ figure, second, detail }) =>
    filledPath('M-14-96H14V-46C14-30 34-24 34 0V92H-34V0C-34-24-14-30-14-46z', figure) +
    rect(-34, 14, 68, 48, second) +
    rect(-17, -96, 34, 18, detail) +
    circle(0, 38, 13, detail),
  suitcase: ({ figure, second, detail, ground }) =>
    strokedPath('M-30-38V-62H30V-38', figure, 11) +
    rect(-92, -38, 184, 116, figure) +
    rect(-92, 4, 184, 8, ground) +
    rect(-16, -4, 32, 24, detail) +
    rect(-76, -38, 12, 116, second) +
    rect(64, -38, 12, 116, second),
  envelope: ({ figure, second, detail }) =>
    rect(-92, -60, 184, 120, figure) + filledPath('M-92-60H92L0 20z', second) + circle(0, 16, 19, detail),
  lantern: ({ figure, second, detail }) =>
    strokedPath('M-34-58C-34-100 34-100 34-58', figure, 7) +
    rect(-46, -60, 92, 16, figure) +
    rect(-36, -44, 72, 100, second) +
    filledPath('M0-30C20 0 22 22 0 36C-22 22-20 0 0-30z', detail) +
    rect(-48, 56, 96, 18, figure) +
    strokedPath('M-36-44V56M36-44V56', figure, 7) +
    rect(-36, 78, 72, 10, figure),
  scissors: ({ figure, second, detail }) =>
    ring(-38, 60, 24, detail, 14) +
    ring(38, 60, 24, detail, 14) +
    filledPath('M-26 40L34-98C46-76 40-60 30-40L-8 44z', figure) +
    filledPath('M26 40L-34-98C-46-76-40-60-30-40L8 44z', second) +
    circle(0, -4, 6, detail),
  bathtub: ({ figure, second, detail }) =>
    filledPath('M-94-10H94C94 40 74 60 50 60H-50C-74 60-94 40-94-10z', figure) +
    rect(-100, -20, 200, 12, second) +
    circle(-50, 72, 13, second) +
    circle(50, 72, 13, second) +
    strokedPath('M64-20V-74Q64-88 50-88T36-74', figure, 8) +
    [
      [-50, -34, 16],
      [-24, -30, 12],
      [-64, -54, 9],
      [-6, -40, 16],
    ]
      .map(([x = 0, y = 0, s = 0]) => circle(x, y, s, detail))
      .join(''),
  chair: ({ figure, second, detail }) =>
    filledPath('M-60-96H40V-84H-46V10H60V26H54V94H42V26H-46V94H-60z', figure) +
    rect(-34, -72, 66, 56, second) +
    rect(-46, 2, 104, 9, detail),
  bell: ({ figure, second, detail }) =>
    circle(0, 70, 15, detail) +
    filledPath(
      'M0-90C44-84 44-30 50 10C54 36 70 44 80 60H-80C-70 44-54 36-50 10C-44-30-44-84 0-90z',
      figure,
    ) +
    rect(-52, 20, 104, 9, second) +
    ring(0, -92, 9, figure, 6),
  balloon: ({ figure, second, detail }) =>
    filledPath('M0 40C-50 8-74-18-66-52C-58-84-28-98 0-98S58-84 66-52C74-18 50 8 0 40z', figure) +
    filledPath('M0 40C-26 8-36-18-32-52C-28-84-14-98 0-98S28-84 32-52C36-18 26 8 0 40z', detail) +
    strokedPath('M-30 22L-16 66M30 22L16 66', second, 3) +
    rect(-19, 64, 38, 28, second),
  dice: ({ figure, second, ground, detail }) =>
    transformed(
      -30,
      20,
      1,
      rect(-46, -46, 92, 92, figure) + [-22, 0, 22].map((at) => circle(at, at, 9, ground)).join(''),
      -14,
    ) +
    transformed(
      50,
      -38,
      0.8,
      rect(-46, -46, 92, 92, second) +
        circle(-22, -22, 10, detail) +
        circle(22, 22, 10, detail) +
        circle(22, -22, 10, detail) +
        circle(-22, 22, 10, detail),
      18,
    ),
  card: ({ figure, second, detail, ground }) =>
    transformed(20, 4, 1, rect(-46, -80, 92, 150, second), 14) +
    transformed(
      -14,
      0,
      1,
      rect(-48, -82, 96, 156, figure) +
        rect(-42, -76, 84, 144, ground) +
        filledPath('M0 38C-34 10-42-2-36-20C-30-36-8-36 0-16C8-36 30-36 36-20C42-2 34 10 0 38z', detail),
      -8,
    ),
  ladder: ({ figure, second, detail }) =>
    transformed(
      0,
      0,
      1,
      strokedPath('M-30-98V98M30-98V98', figure, 11) +
        strokedPath('M-30-76H30M-30-44H30M-30-12H30M-30 20H30M-30 52H30M-30 84H30', second, 9),
      14,
    ) + circle(58, -62, 24, detail),
  comb: ({ figure, second, detail }) =>
    rect(-80, -40, 160, 26, figure) +
    strokedPath(
      'M-72-14V46M-56-14V46M-40-14V46M-24-14V46M-8-14V46M8-14V46M24-14V46M40-14V46M56-14V46M72-14V46',
      second,
      7,
    ) +
    circle(-68, -27, 6, detail),
  dress: ({ figure, second, detail }) =>
    filledPath(
      'M-30-94L-18-94C-14-66 14-66 18-94L30-94C30-60 18-44 20-22L76 88C40 98-40 98-76 88L-20-22C-18-44-30-60-30-94z',
      figure,
    ) +
    filledPath('M-20-22H20L24-10H-24z', detail) +
    strokedPath('M-14 8L-34 84M0 8V90M14 8L34 84', second, 4),
  toque: ({ figure, second, detail }) =>
    filledPath('M-54 30C-110 14-96-60-46-54C-36-98 36-98 46-54C96-60 110 14 54 30z', figure) +
    rect(-54, 30, 108, 46, second) +
    strokedPath('M-24-20V24M0-26V24M24-20V24', detail, 5),
  sofa: ({ figure, second, detail }) =>
    rect(-70, -44, 140, 66, second) +
    strokedPath('M0-44V22', figure, 4) +
    filledPath('M-96-8Q-96-26-80-26T-64-8V24H64V-8Q64-26 80-26T96-8V60H-96z', figure) +
    rect(-84, 60, 14, 20, detail) +
    rect(70, 60, 14, 20, detail),
  puppet: ({ figure, second, detail }) =>
    circle(0, -40, 36, figure) +
    filledPath(
      polygonPathData([
        [-30, -58],
        [30, -58],
        [14, -98],
      ]),
      detail,
    ) +
    rect(20, -40, 66, 9, figure) +
    circle(12, -46, 5, second) +
    filledPath('M-34 0H34L44 70H-44z', second) +
    roundStrokedPath('M-34 6L-62 50M34 6L62 50M-18 70V94M18 70V94', figure, 9),
} satisfies Record<string, Emblem>;
