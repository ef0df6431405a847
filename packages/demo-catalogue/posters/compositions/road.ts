import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  sectorPathData,
  strokedPath,
  svgNumbers,
} from '../svg.ts';

/** A road to the vanishing point: straight, winding, a railway, headlights in the dark. */
export const road = composed(
  { straight, winding, rails, headlights },
  { earth: 'figure', earths: { winding: 'second' } },
);

function straight({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const level = focus.y + focus.h * 0.52;
  const sun = circle(cx, level - r * 0.06, r * random.between(0.42, 0.62), roles.detail);
  const fields =
    rect(0, level, w, foot - level, roles.second) + rect(0, foot - 1, w, h - foot + 1, roles.figure);
  const way = polygonPathData([
    [cx - r * 0.03, level],
    [cx + r * 0.03, level],
    [cx + r * 0.92, foot],
    [cx - r * 0.92, foot],
  ]);
  const dashes = [0.1, 0.24, 0.46, 0.76].map((at) => {
    const y = level + (foot - level) * at;
    const next = level + (foot - level) * Math.min(0.99, at * 1.22 + 0.03);
    return polygonPathData([
      [cx - r * 0.035 * at, y],
      [cx + r * 0.035 * at, y],
      [cx + r * 0.05 * at, next],
      [cx - r * 0.05 * at, next],
    ]);
  });
  const poles = [
    [0.34, 0.3],
    [0.62, 0.56],
    [1.02, 1],
  ].map(
    ([x = 0, s = 0]) =>
      svgNumbers`M${cx + x * r} ${level + r * 0.22 * s}v${-r * 0.74 * s}m${-r * 0.15 * s} ${r * 0.12 * s}h${r * 0.3 * s}`,
  );
  return (
    sun +
    fields +
    filledPath(way, roles.figure) +
    filledPath(dashes.join(''), roles.ground) +
    strokedPath(poles.join(''), roles.figure, r * 0.022)
  );
}

function winding({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const level = focus.y + focus.h * 0.34;
  const high = foot - level;
  const at = (x: number, y: number): string => svgNumbers`${cx + x * r} ${level + y * high}`;
  const hill = svgNumbers`M0 ${level + high * 0.12}Q${cx} ${level - high * 0.14} ${w} ${level + high * 0.06}V${h}H0z`;
  const way = `M${at(0.05, 0.02)}C${at(0.7, 0.12)} ${at(0.66, 0.22)} ${at(-0.1, 0.32)}C${at(-0.9, 0.42)} ${at(-0.8, 0.62)} ${at(0.1, 0.7)}C${at(0.56, 0.76)} ${at(0.5, 0.9)} ${at(0.3, 1)}H${svgNumbers`${cx - r * 0.5}`}C${at(-0.3, 0.94)} ${at(-0.1, 0.86)} ${at(-0.4, 0.8)}C${at(-1.3, 0.64)} ${at(-1.1, 0.38)} ${at(-0.2, 0.27)}C${at(0.4, 0.2)} ${at(0.4, 0.14)} ${at(0, 0.02)}z`;
  const sun = circle(cx + random.pick([-0.5, 0.5]) * r, focus.y + r * 0.4, r * 0.36, roles.detail);
  const car = drawingAt('road/car', cx - r * 0.02, level + high * 0.66, r / 4.2, roles);
  const trees = [
    [-0.72, 0.2, 0.16],
    [0.8, 0.4, 0.22],
    [-0.2, 0.56, 0.2],
    [0.72, 0.66, 0.28],
  ].map(([x = 0, y = 0, s = 0]) => svgNumbers`M${at(x, y)}l${r * s * 0.34} ${r * s}h${-r * s * 0.68}z`);
  return (
    sun +
    filledPath(hill, roles.second) +
    filledPath(way, roles.figure) +
    filledPath(trees.join(''), roles.figure) +
    car +
    rect(0, foot - 1, w, h - foot + 1, roles.second)
  );
}

function rails({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const level = focus.y + focus.h * 0.44;
  const high = foot - level;
  const sleepers = [0.06, 0.13, 0.22, 0.34, 0.5, 0.7, 0.92].map((at) => {
    const half = r * (0.05 + at * 0.86);
    return svgNumbers`M${cx - half} ${level + high * at}h${half * 2}v${high * 0.075 * at + 2}h${-half * 2}z`;
  });
  const steel = [-1, 1].map((side) =>
    polygonPathData([
      [cx + side * r * 0.03, level],
      [cx + side * r * 0.045, level],
      [cx + side * r * 0.7, foot],
      [cx + side * r * 0.58, foot],
    ]),
  );
  const sun = filledPath(sectorPathData(cx, level, r * random.between(0.6, 0.8), 180, 360), roles.second);
  const wires = strokedPath(
    svgNumbers`M${cx - r * 0.8} ${level}V${level - r * 0.7}h${r * 0.3}M${cx + r * 0.8} ${level}V${level - r * 0.7}h${-r * 0.3}`,
    roles.figure,
    r * 0.03,
  );
  return (
    sun +
    wires +
    rect(0, level, w, h - level, roles.figure) +
    filledPath(sleepers.join(''), roles.second) +
    filledPath(steel.join(''), roles.detail) +
    rect(0, foot, w, h - foot, roles.figure)
  );
}

function headlights({ w, h, focus, cx, r, foot, roles }: Canvas): string {
  const level = focus.y + focus.h * 0.56;
  const beams = [-1, 1].map((side) =>
    polygonPathData([
      [cx + side * r * 0.3, level],
      [cx + side * r * 0.3 - r * 0.56, foot],
      [cx + side * r * 0.3 + r * 0.56, foot],
    ]),
  );
  const body = svgNumbers`M${cx - r * 0.6} ${level + r * 0.22}V${level - r * 0.1}L${cx - r * 0.36} ${level - r * 0.16}L${cx - r * 0.24} ${level - r * 0.5}H${cx + r * 0.24}L${cx + r * 0.36} ${level - r * 0.16}L${cx + r * 0.6} ${level - r * 0.1}V${level + r * 0.22}z`;
  const glass = svgNumbers`M${cx - r * 0.27} ${level - r * 0.18}L${cx - r * 0.19} ${level - r * 0.43}H${cx + r * 0.19}L${cx + r * 0.27} ${level - r * 0.18}z`;
  const moon = circle(cx, level - r * 0.24, r * 0.74, roles.second);
  const lamps =
    circle(cx - r * 0.36, level + r * 0.03, r * 0.11, roles.detail) +
    circle(cx + r * 0.36, level + r * 0.03, r * 0.11, roles.detail);
  const grille = strokedPath(
    svgNumbers`M${cx - r * 0.18} ${level}h${r * 0.36}M${cx - r * 0.18} ${level + r * 0.07}h${r * 0.36}`,
    roles.ground,
    r * 0.025,
  );
  return (
    moon +
    rect(0, level + r * 0.2, w, h, roles.figure) +
    filledPath(body, roles.figure) +
    filledPath(glass, roles.ground) +
    filledPath(beams.join(''), roles.detail) +
    grille +
    lamps +
    rect(0, foot, w, h - foot, roles.figure)
  );
}
