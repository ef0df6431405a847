import { type Canvas, composed, flatBackground } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, type Point, polygonPathData, rect, strokedPath, svgNumbers } from '../svg.ts';
import { hatch } from '../textures.ts';

/** Peaks: one great one with snow, a range, a volcano, a mirrored lake. */
export const mountain = composed(
  { peak, range, volcano, lake },
  { background: star, earth: 'figure', earths: { lake: 'second' } },
);

function star(canvas: Canvas, motif: string): string {
  const { focus, cx, r, roles, random } = canvas;
  const size = r * random.between(0.24, 0.44);
  if (motif === 'volcano') return flatBackground(canvas);
  const x = cx + random.pick([-0.6, 0.56]) * r;
  return flatBackground(canvas) + circle(x, focus.y + size + 2, size, roles.detail);
}

function facets(
  x: number,
  top: number,
  foot: number,
  half: number,
  light: string,
  dark: string,
  snow: string,
): string {
  const high = foot - top;
  const lit = polygonPathData([
    [x, top],
    [x + half, foot],
    [x - half * 0.12, foot],
    [x + half * 0.1, top + high * 0.45],
  ]);
  const shade = polygonPathData([
    [x, top],
    [x + half * 0.1, top + high * 0.45],
    [x - half * 0.12, foot],
    [x - half, foot],
  ]);
  const cap = polygonPathData([
    [x, top],
    [x + half * 0.3, top + high * 0.3],
    [x + half * 0.16, top + high * 0.25],
    [x + half * 0.06, top + high * 0.36],
    [x - half * 0.1, top + high * 0.24],
    [x - half * 0.2, top + high * 0.33],
    [x - half * 0.3, top + high * 0.3],
  ]);
  return filledPath(shade, dark) + filledPath(lit, light) + filledPath(cap, snow);
}

function peak({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const x = cx + random.between(-0.16, 0.16) * r;
  const far = filledPath(
    polygonPathData([
      [0, foot],
      [cx - r * 0.8, foot - focus.h * 0.36],
      [cx, foot - focus.h * 0.1],
      [cx + r * 0.9, foot - focus.h * 0.4],
      [w, foot],
    ]),
    roles.second,
  );
  const big = facets(x, focus.y + focus.h * 0.14, foot, r * 0.86, roles.second, roles.figure, roles.detail);
  return far + big + rect(0, foot - 1, w, h - foot + 1, roles.figure);
}

function range({ w, h, focus, foot, roles, random }: Canvas): string {
  const ridge = (level: number, step: number, swing: number): string => {
    const points: Point[] = [
      [0, h],
      [0, level],
    ];
    for (let x = step * random.between(0, 0.4); x < w; x += step)
      points.push(
        [x, level - swing * random.between(0.5, 1)],
        [x + step / 2, level + swing * random.between(0, 0.3)],
      );
    points.push([w, level], [w, h]);
    return polygonPathData(points);
  };
  const first = filledPath(ridge(focus.y + focus.h * 0.5, focus.w * 0.6, focus.h * 0.3), roles.second);
  const lines = hatch({ x: 0, y: focus.y + focus.h * 0.56, w, h: focus.h * 0.2 }, roles.ground, 9, 1.6);
  const next = filledPath(ridge(focus.y + focus.h * 0.72, focus.w * 0.42, focus.h * 0.22), roles.detail);
  return (
    first +
    lines +
    next +
    filledPath(ridge(foot - focus.h * 0.08, focus.w * 0.5, focus.h * 0.16), roles.figure)
  );
}

function volcano({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const top = focus.y + focus.h * 0.46;
  const cone = svgNumbers`M${cx - r * 1.1} ${foot}Q${cx - r * 0.4} ${foot - focus.h * 0.1} ${cx - r * 0.2} ${top}L${cx - r * 0.06} ${top + r * 0.06}L${cx + r * 0.08} ${top - r * 0.01}L${cx + r * 0.2} ${top + r * 0.03}Q${cx + r * 0.4} ${foot - focus.h * 0.1} ${cx + r * 1.1} ${foot}z`;
  const lava = svgNumbers`M${cx - r * 0.08} ${top}Q${cx + r * 0.02} ${top + r * 0.4} ${cx - r * 0.16} ${top + r * 0.7}Q${cx + r * 0.1} ${top + r * 0.56} ${cx + r * 0.08} ${top + r * 0.3}Q${cx + r * 0.24} ${top + r * 0.5} ${cx + r * 0.3} ${top + r * 0.62}Q${cx + r * 0.28} ${top + r * 0.24} ${cx + r * 0.12} ${top}z`;
  const puffs = [
    [0, -0.2, 0.16],
    [-0.18, -0.4, 0.2],
    [0.14, -0.54, 0.24],
    [-0.12, -0.74, 0.2],
    [0.3, -0.74, 0.14],
  ].map(([x = 0, y = 0, s = 0], n) =>
    circle(
      cx + x * r,
      Math.max(focus.y + s * r, top + y * r),
      s * r,
      n % 2 === random.whole(0, 1) ? roles.detail : roles.second,
    ),
  );
  return (
    puffs.join('') +
    filledPath(cone, roles.figure) +
    filledPath(lava, roles.detail) +
    rect(0, foot - 1, w, h - foot + 1, roles.figure)
  );
}

function lake({ w, h, focus, cx, r, roles }: Canvas): string {
  const level = focus.y + focus.h * 0.58;
  const water = rect(0, level, w, h - level, roles.second);
  return (
    drawingAt('mountain/ridge', cx, level, r, roles) +
    water +
    drawingAt('mountain/reflection', cx, level, r, roles) +
    strokedPath(svgNumbers`M0 ${level}H${w}`, roles.figure, 2)
  );
}
