import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, rect } from '../svg.ts';
import { hatch } from '../textures.ts';

const BOTTLES = ['bottle', 'vase', 'flask', 'bowl'] as const;
const CHESSMEN = ['queen', 'pawn', 'rook', 'bishop'] as const;

/** Bottles and vases on a table, after Morandi; or chessmen facing each other. */
export function stillLife(canvas: Canvas): Picture {
  const { w, h, focus, cx, r, roles, random } = canvas;
  const edge = focus.y + focus.h * 0.8;
  const kind = pickMotif(canvas, ['bottles', 'bottles', 'chess'] as const);
  const set = kind === 'chess' ? CHESSMEN : BOTTLES;
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
    const drop = edge + focus.h * (n % 2 === 0 ? 0.06 : 0.12);
    const inColour = { ...roles, figure: colours[n] ?? roles.figure };
    return drawingAt(`still-life/${set[at]}`, cx + (places[n] ?? 0) * r, drop, high / 2, inColour);
  });
  const disk = circle(cx + random.pick([-0.4, 0.4]) * r, focus.y + r * 0.62, r * 0.6, roles.second);
  const wall = rect(0, 0, w, h, roles.ground) + (random.chance(0.5) ? disk : '');
  const lines = random.chance(0.5)
    ? hatch({ x: 0, y: focus.y, w, h: edge - focus.y }, roles.second, 12, 1)
    : '';
  // The dark and the light bodies stand out from it.
  const table = rect(0, edge, w, h - edge, roles.detail);
  return { art: wall + lines + table + bodies.join(''), sky: roles.ground, earth: roles.detail };
}
