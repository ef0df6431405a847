import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  roundStrokedPath,
  strokedPath,
  svgNumbers,
} from '../svg.ts';

/** A house with something in it: on the hill, in a row of cottages, a castle, a lighthouse, a mill. */
export function house(canvas: Canvas): Picture {
  const { w, h, focus, roles } = canvas;
  const { cx, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['manor', 'cottage', 'castle', 'lighthouse', 'mill'] as const);
  const moon =
    kind === 'lighthouse'
      ? ''
      : circle(cx, focus.y + focus.h * 0.44, Math.min(r * 0.78, focus.h * 0.43), roles.second);
  const foot = focus.y + focus.h;
  const art =
    rect(0, 0, w, h, roles.ground) + moon + kinds[kind](canvas) + hill(w, h, foot, focus.h, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

const kinds = { manor, cottage, castle, lighthouse, mill };

function hill(w: number, h: number, foot: number, high: number, colour: string): string {
  return filledPath(svgNumbers`M0 ${foot}Q${w / 2} ${foot - high * 0.34} ${w} ${foot}V${h}H0z`, colour);
}

/** Points given in shares of r around the house's middle foot. */
function local({ focus }: Canvas): { at: (x: number, y: number) => readonly [number, number]; r: number } {
  const { cx, r } = centreOf(focus);
  const foot = focus.y + focus.h * 0.88;
  return { at: (x, y) => [cx + x * r, foot - y * r], r };
}

function panes(canvas: Canvas, list: readonly (readonly [number, number])[], wide = 0.09): string {
  const { at, r } = local(canvas);
  return list
    .map(([x, y]) => rect(...at(x - wide / 2, y), wide * r, wide * 1.6 * r, canvas.roles.detail))
    .join('');
}

function manor(canvas: Canvas): string {
  const { at, r } = local(canvas);
  const { figure } = canvas.roles;
  const body = polygonPathData([
    at(-0.5, 0),
    at(-0.5, 0.6),
    at(-0.62, 0.6),
    at(-0.4, 0.86),
    at(0.02, 0.86),
    at(0.02, 0.62),
    at(0.42, 0.62),
    at(0.42, 0),
  ]);
  const tower = polygonPathData([
    at(0, 0.4),
    at(0, 1.1),
    at(-0.06, 1.1),
    at(0.06, 1.34),
    at(0.16, 1.46),
    at(0.26, 1.34),
    at(0.38, 1.1),
    at(0.32, 1.1),
    at(0.32, 0.4),
  ]);
  const spike = strokedPath(
    `M${svgNumbers`${at(0.16, 1.44)[0]} ${at(0.16, 1.44)[1]}`}v${svgNumbers`${-r * 0.16}`}`,
    figure,
    3,
  );
  const tree = roundStrokedPath(
    svgNumbers`M${at(-0.84, 0)[0]} ${at(-0.84, 0)[1]}q${r * 0.06} ${-r * 0.3} ${-r * 0.04} ${-r * 0.66}m${r * 0.02} ${r * 0.3}l${r * 0.16} ${-r * 0.24}m${-r * 0.14} ${r * 0.4}l${-r * 0.14} ${-r * 0.26}`,
    figure,
    r * 0.035,
  );
  return (
    filledPath(body + tower, figure) +
    spike +
    tree +
    panes(canvas, [
      [0.16, 1.02],
      [-0.3, 0.54],
    ])
  );
}

function cottage(canvas: Canvas): string {
  const { at } = local(canvas);
  const { figure, detail, ground } = canvas.roles;
  const walls = polygonPathData([at(-0.46, 0), at(-0.46, 0.5), at(0.46, 0.5), at(0.46, 0)]);
  const roof = polygonPathData([
    at(-0.6, 0.46),
    at(-0.3, 0.94),
    at(0.24, 0.94),
    at(0.24, 1.1),
    at(0.38, 1.1),
    at(0.38, 0.82),
    at(0.6, 0.46),
  ]);
  const smoke = [
    [0.34, 1.24, 0.07],
    [0.44, 1.36, 0.09],
    [0.36, 1.52, 0.11],
  ].map(([x = 0, y = 0, s = 0]) => circle(...at(x, y), s * local(canvas).r, detail));
  return (
    smoke.join('') +
    filledPath(walls, figure) +
    filledPath(roof, figure) +
    strokedPath(
      `M${at(-0.6, 0.46).map(Math.round).join(' ')}L${at(0.6, 0.46).map(Math.round).join(' ')}`,
      ground,
      3,
    ) +
    panes(
      canvas,
      [
        [-0.26, 0.38],
        [0.26, 0.38],
      ],
      0.13,
    ) +
    rect(...at(-0.08, 0.34), 0.16 * local(canvas).r, 0.34 * local(canvas).r, canvas.roles.second)
  );
}

function castle(canvas: Canvas): string {
  const { at, r } = local(canvas);
  const { figure, detail } = canvas.roles;
  const tower = (x: number, wide: number, high: number): string =>
    polygonPathData([
      at(x - wide, 0),
      at(x - wide, high),
      at(x - wide * 1.3, high),
      at(x, high + wide * 3),
      at(x + wide * 1.3, high),
      at(x + wide, high),
      at(x + wide, 0),
    ]);
  const wall = polygonPathData([
    at(-0.6, 0),
    at(-0.6, 0.5),
    at(-0.45, 0.5),
    at(-0.45, 0.42),
    at(-0.3, 0.42),
    at(-0.3, 0.5),
    at(-0.15, 0.5),
    at(-0.15, 0.42),
    at(0.15, 0.42),
    at(0.15, 0.5),
    at(0.3, 0.5),
    at(0.3, 0.42),
    at(0.45, 0.42),
    at(0.45, 0.5),
    at(0.6, 0.5),
    at(0.6, 0),
  ]);
  const towers =
    tower(-0.58, 0.13, 0.66) + tower(0.6, 0.12, 0.58) + tower(0.06, 0.16, 0.9) + tower(-0.26, 0.09, 0.74);
  const flag =
    filledPath(polygonPathData([at(0.06, 1.5), at(0.3, 1.43), at(0.06, 1.36)]), detail) +
    strokedPath(`M${at(0.06, 1.52).map(Math.round).join(' ')}v${Math.round(r * 0.2)}`, figure, 3);
  return (
    filledPath(wall + towers, figure) +
    flag +
    panes(
      canvas,
      [
        [0.06, 0.84],
        [-0.58, 0.56],
        [0.6, 0.5],
      ],
      0.06,
    )
  );
}

function lighthouse(canvas: Canvas): string {
  const { at, r } = local(canvas);
  const { figure, second, detail, ground } = canvas.roles;
  const tower = polygonPathData([at(-0.24, -0.1), at(-0.14, 1.16), at(0.14, 1.16), at(0.24, -0.1)]);
  const bands = [0.14, 0.52, 0.9].map((y) =>
    polygonPathData([
      at(-0.226 + y * 0.08, y),
      at(-0.21 + y * 0.08, y + 0.19),
      at(0.21 - y * 0.08, y + 0.19),
      at(0.226 - y * 0.08, y),
    ]),
  );
  const beam =
    polygonPathData([at(0, 1.3), at(-1.5, 1.62), at(-1.5, 1.0)]) +
    polygonPathData([at(0, 1.3), at(1.5, 1.62), at(1.5, 1.0)]);
  const cap = polygonPathData([at(-0.16, 1.42), at(0, 1.62), at(0.16, 1.42)]);
  return (
    filledPath(beam, second) +
    filledPath(tower, figure) +
    filledPath(bands.join(''), ground) +
    rect(...at(-0.2, 1.2), 0.4 * r, 0.05 * r, figure) +
    rect(...at(-0.1, 1.42), 0.2 * r, 0.24 * r, detail) +
    filledPath(cap, figure)
  );
}

function mill(canvas: Canvas): string {
  const { at, r } = local(canvas);
  const { figure, detail } = canvas.roles;
  const body = polygonPathData([at(-0.28, 0), at(-0.18, 0.9), at(0, 1.06), at(0.18, 0.9), at(0.28, 0)]);
  const [x, y] = at(0, 0.94);
  const sails = [20, 110, 200, 290].map(
    (turn) =>
      `<g transform="translate(${svgNumbers`${x} ${y}`})rotate(${turn})">${rect(-r * 0.015, -r * 0.66, r * 0.03, r * 0.66, figure)}${rect(0, -r * 0.66, r * 0.17, r * 0.5, detail)}</g>`,
  );
  return filledPath(body, figure) + sails.join('') + panes(canvas, [[0, 0.5]], 0.1);
}
