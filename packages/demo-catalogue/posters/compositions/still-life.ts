import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { circle, rect, svgNumbers } from '../svg.ts';
import { hatch } from '../textures.ts';

/** Bottles and vases on a table, after Morandi; or chessmen facing each other. */
export function stillLife(canvas: Canvas): Picture {
  const { w, h, focus, roles, random } = canvas;
  const { cx, r } = centreOf(focus);
  const edge = focus.y + focus.h * 0.8;
  const kind = pickMotif(canvas, ['bottles', 'bottles', 'chess'] as const);
  const set = kind === 'chess' ? chessmen : bottles;
  const high = Math.min(focus.h * 0.92, r * 1.9);
  const places = [-0.58, -0.2, 0.22, 0.6];
  const order = random.pick([
    [0, 1, 2, 3],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
    [3, 2, 1, 0],
  ] as const);
  const colours = [roles.figure, roles.second, roles.detail, roles.figure];
  const bodies = order.map((at, n) => {
    const body = set[at];
    const drop = edge + focus.h * (n % 2 === 0 ? 0.06 : 0.12);
    return body === undefined
      ? ''
      : turned(body, cx + (places[n] ?? 0) * r, drop, high, colours[n] ?? roles.figure);
  });
  const disk = circle(cx + random.pick([-0.4, 0.4]) * r, focus.y + r * 0.62, r * 0.6, roles.second);
  const wall = rect(0, 0, w, h, roles.ground) + (random.chance(0.5) ? disk : '');
  const lines = random.chance(0.5)
    ? hatch({ x: 0, y: focus.y, w, h: edge - focus.y }, roles.second, 12, 1)
    : '';
  const table = rect(0, edge, w, h - edge, tableOf(canvas));
  return { art: wall + lines + table + bodies.join(''), sky: roles.ground, earth: tableOf(canvas) };
}

/** The table must let the dark and the light bodies stand out. */
function tableOf({ roles }: Canvas): string {
  return roles.detail;
}

/** Half an outline from top to foot: shares of the height, [half width, level]. */
type Profile = readonly (readonly [half: number, level: number])[];

const bottles: readonly Profile[] = [
  [
    [0.04, 1],
    [0.05, 0.97],
    [0.035, 0.7],
    [0.12, 0.56],
    [0.125, 0],
    [0, 0],
  ],
  [
    [0.09, 0.66],
    [0.08, 0.6],
    [0.05, 0.5],
    [0.17, 0.3],
    [0.15, 0.06],
    [0.09, 0],
  ],
  [
    [0.03, 0.84],
    [0.03, 0.5],
    [0.1, 0.42],
    [0.1, 0.36],
    [0.1, 0.05],
    [0.11, 0],
  ],
  [
    [0.16, 0.4],
    [0.14, 0.2],
    [0.03, 0.16],
    [0.03, 0.05],
    [0.12, 0.02],
    [0.12, 0],
  ],
];

const chessmen: readonly Profile[] = [
  [
    [0.02, 1],
    [0.02, 0.95],
    [0.09, 0.88],
    [0.07, 0.74],
    [0.11, 0.72],
    [0.05, 0.66],
    [0.07, 0.2],
    [0.15, 0.1],
    [0.15, 0],
  ],
  [
    [0.02, 0.6],
    [0.08, 0.56],
    [0.085, 0.48],
    [0.04, 0.42],
    [0.08, 0.4],
    [0.045, 0.34],
    [0.06, 0.16],
    [0.13, 0.08],
    [0.13, 0],
  ],
  [
    [0.11, 0.76],
    [0.11, 0.62],
    [0.07, 0.58],
    [0.065, 0.2],
    [0.14, 0.1],
    [0.14, 0],
  ],
  [
    [0.01, 0.9],
    [0.03, 0.84],
    [0.08, 0.7],
    [0.04, 0.6],
    [0.09, 0.58],
    [0.05, 0.52],
    [0.06, 0.18],
    [0.14, 0.09],
    [0.14, 0],
  ],
];

function turned(profile: Profile, x: number, foot: number, high: number, fill: string): string {
  const right = profile.map(([half, level]) => svgNumbers`${x + half * high} ${foot - level * high}`);
  const left = [...profile]
    .reverse()
    .map(([half, level]) => svgNumbers`${x - half * high} ${foot - level * high}`);
  return `<path fill="${fill}" stroke="${fill}" stroke-width="5" stroke-linejoin="round" d="M${[...right, ...left].join('L')}z"/>`;
}
