import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, ellipse, filledPath, polygonPathData, rect, svgNumbers } from '../svg.ts';

/** A stage with drapes or spotlights, or a circus tent; a small performer in the light. */
export const theatre = composed(
  { drapes, spots, tent },
  { background: flatOrPatternedBackground, earth: 'figure', earths: { tent: 'ground' } },
);

function drapes({ w, h, focus, cx, r, roles }: Canvas): string {
  const floor = focus.y + focus.h * 0.84;
  const light = circle(cx, floor - r * 0.66, r * 0.66, roles.detail);
  const folds = (side: number): string => {
    const edge = side < 0 ? 0 : w;
    const inner = cx + side * r * 0.42;
    const count = Math.max(4, Math.round((Math.abs(edge - inner) / r) * 5));
    return Array.from({ length: count }, (_, n) => {
      const top = inner + ((edge - inner) * n) / count;
      const next = inner + ((edge - inner) * (n + 1)) / count;
      const sway = side * r * 0.3 * (1 - n / count);
      const colour = n % 2 === 0 ? roles.second : roles.figure;
      return filledPath(
        svgNumbers`M${top} ${focus.y}H${next}Q${next + sway} ${focus.y + focus.h * 0.4} ${next + sway * 0.9} ${floor + 2}H${top + sway}Q${top + sway} ${focus.y + focus.h * 0.4} ${top} ${focus.y}z`,
        colour,
      );
    }).join('');
  };
  const boards = rect(0, floor, w, h - floor, roles.figure);
  return (
    light +
    drawingAt('theatre/performer', cx, floor, r * 0.8, roles) +
    folds(-1) +
    folds(1) +
    boards +
    ellipse(cx, floor + focus.h * 0.08, r * 0.5, focus.h * 0.045, roles.detail) +
    drawingAt('theatre/performer', cx, floor + focus.h * 0.08, r * 0.86, roles)
  );
}

function spots({ w, h, focus, cx, r, foot, roles, random }: Canvas): string {
  const floor = focus.y + focus.h * 0.86;
  const cones = [-1, 1].map((side) =>
    filledPath(
      polygonPathData([
        [cx + side * r * 0.9, focus.y],
        [cx - side * r * 0.62, floor],
        [cx + side * r * 0.24, floor],
      ]),
      roles.second,
    ),
  );
  const meet = filledPath(
    polygonPathData([
      [cx, focus.y + focus.h * 0.46],
      [cx + r * 0.24, floor],
      [cx - r * 0.24, floor],
    ]),
    roles.detail,
  );
  const heads = Array.from({ length: 7 }, (_, n) =>
    circle(cx + (n - 3) * r * 0.3, foot - r * 0.02, r * random.between(0.12, 0.16), roles.figure),
  );
  return (
    cones.join('') +
    meet +
    rect(0, floor, w, h - floor, roles.figure) +
    ellipse(cx, floor, r * 0.44, r * 0.07, roles.detail) +
    drawingAt('theatre/performer', cx, floor + r * 0.02, r * 0.86, roles) +
    heads.join('')
  );
}

/** A circus tent's stripes falling from its top. */
function tent({ focus, cx, r, foot, roles }: Canvas): string {
  const top = focus.y + focus.h * 0.14;
  const eave = focus.y + focus.h * 0.56;
  const parts = 8;
  const stripes = Array.from({ length: parts }, (_, n) => {
    const x1 = cx - r * 0.96 + (n * r * 1.92) / parts;
    const x2 = x1 + (r * 1.92) / parts;
    const colour = n % 2 === 0 ? roles.second : roles.figure;
    const half = (x2 - x1) / 2;
    return (
      filledPath(svgNumbers`M${cx} ${top}L${x2} ${eave}a${half} ${half} 0 0 1 ${-half * 2} 0z`, colour) +
      filledPath(
        svgNumbers`M${x1 * 0.86 + cx * 0.14} ${eave}H${x2 * 0.86 + cx * 0.14}V${foot}H${x1 * 0.86 + cx * 0.14}z`,
        n % 2 === 0 ? roles.figure : roles.second,
      )
    );
  });
  const walls = stripes.join('');
  const door = filledPath(
    svgNumbers`M${cx - r * 0.2} ${foot}Q${cx - r * 0.16} ${foot - r * 0.4} ${cx} ${eave + r * 0.14}Q${cx + r * 0.16} ${foot - r * 0.4} ${cx + r * 0.2} ${foot}z`,
    roles.detail,
  );
  const flag = filledPath(
    polygonPathData([
      [cx - 2, top],
      [cx - 2, focus.y],
      [cx + r * 0.3, focus.y + focus.h * 0.05],
      [cx + 2, focus.y + focus.h * 0.09],
      [cx + 2, top],
    ]),
    roles.detail,
  );
  return walls + door + flag;
}
